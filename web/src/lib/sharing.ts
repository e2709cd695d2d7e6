/**
 * A new state is a new tree of objects, of which most say what the tree before said. What is equal is taken from the
 * tree before, so that whoever compares by identity sees at once what has changed, and draws only that.
 */

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** The new value, with everything in it that is equal to the one before taken from there. Cards are followed by their
 *  handles, as they move within a zone. */
export function sharing<T>(before: unknown, after: T): T {
  if (before === after || !isTree(before) || !isTree(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const shared = Array.isArray(after) ? listSharing(before as unknown as unknown[], after) : treeSharing(before, after)
  return shared as T
}

function listSharing(before: unknown[], after: unknown[]): unknown[] {
  const byHandle = new Map<unknown, unknown>()
  for (const each of before) if (isTree(each) && 'handle' in each) byHandle.set(each.handle, each)
  const shared = after.map((each, index) =>
    sharing(isTree(each) && 'handle' in each ? byHandle.get(each.handle) : before[index], each),
  )
  return before.length === shared.length && shared.every((each, index) => each === before[index]) ? before : shared
}

function treeSharing(before: Tree, after: Tree): Tree {
  const keys = Object.keys(after)
  const shared: Tree = {}
  for (const key of keys) shared[key] = sharing(before[key], after[key])
  const isSame = keys.length === Object.keys(before).length && keys.every((key) => shared[key] === before[key])
  return isSame ? before : shared
}
