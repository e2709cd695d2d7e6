/** Texts of the rules cut into pieces: ids that are links, words that were searched for, and the rest. */

export interface Piece {
  text: string
  /** The rule that the text names. */
  rule: string
  isHit: boolean
}

const RULE_ID = /\b(?:[A-Z]{1,4}-[A-Z]?\d+[a-z]?|E\d+)\b/g

export function piecesOf(text: string, rules: ReadonlySet<string>, words: readonly string[] = []): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of text.matchAll(RULE_ID)) {
    if (!rules.has(found[0])) continue
    pieces.push(...hits(text.slice(from, found.index), words))
    pieces.push({ text: found[0], rule: found[0], isHit: words.includes(found[0].toLowerCase()) })
    from = found.index + found[0].length
  }
  return [...pieces, ...hits(text.slice(from), words)]
}

function hits(text: string, words: readonly string[]): Piece[] {
  if (!text) return []
  if (!words.length) return [{ text, rule: '', isHit: false }]
  const any = new RegExp(`(${words.map(sourceOf).join('|')})`, 'i')
  // Parted at a pattern in parentheses, every second part is a find.
  return text
    .split(any)
    .map((part, i) => ({ text: part, rule: '', isHit: i % 2 === 1 }))
    .filter((piece) => piece.text)
}

/** Where a text has what was searched for: short words at the start of one only, as "te" in "ten" and not in "later". */
export const patternOf = (word: string): RegExp =>
  new RegExp(isShort(word) ? `\\b${escaped(word)}` : escaped(word), 'i')

/** What is marked: of short words only whole ones, so "the" not in "their". */
const sourceOf = (word: string): string => (isShort(word) ? `\\b${escaped(word)}\\b` : escaped(word))

const isShort = (word: string): boolean => /^\w{1,3}$/.test(word)
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
