/** A game's layout as the rule options of a match have it. */

import type { Layout, MatchInfo } from '../lib/protocol'

type Options = MatchInfo['options']

export function fitted(layout: Layout, options: Options): Layout {
  return fit(layout, options) as Layout
}

function fit(part: unknown, options: Options): unknown {
  if (Array.isArray(part)) return part.map((each) => fit(each, options))
  if (typeof part !== 'object' || part === null) return part
  const found = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fit(value, options)]))
  const slots = options[String(found.slots_option ?? '')]
  return typeof slots === 'number' ? { ...found, slots } : found
}
