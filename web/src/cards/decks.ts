/** What a deck is made of: its cards by type, its colours, its costs; and the text that a deck file holds. */

import type { Colour, DeckInfo, Face, Layout } from '../lib/protocol'

export interface Line {
  name: string
  count: number
  /** Null for a card that the set does not have. */
  face: Face | null
}

export interface Group {
  title: string
  count: number
  lines: Line[]
}

/** The cards by type in the order of the list, cheap ones first. */
export function groupsOf(deck: DeckInfo, faces: ReadonlyMap<string, Face>): Group[] {
  const groups = new Map<string, Group>()
  for (const [name, count] of Object.entries(deck.cards)) {
    const face = faces.get(name) ?? null
    const title = face?.type || 'Cards'
    const group = groups.get(title) ?? { title, count: 0, lines: [] }
    group.lines.push({ name, count, face })
    group.count += count
    groups.set(title, group)
  }
  for (const group of groups.values()) group.lines.sort((a, b) => costOf(a) - costOf(b))
  return [...groups.values()]
}

const costOf = (line: Line): number => (typeof line.face?.facts.cost === 'number' ? line.face.facts.cost : 0)

export function sizeOf(deck: DeckInfo): number {
  return Object.values(deck.cards).reduce((sum, count) => sum + count, 0)
}

/** How many cards cost how much, from the lowest to the highest cost without a gap; cards without a cost do not count. */
export function curveOf(groups: readonly Group[]): { cost: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const { face, count } of groups.flatMap((group) => group.lines)) {
    const cost = face?.facts.cost
    if (typeof cost === 'number') counts.set(cost, (counts.get(cost) ?? 0) + count)
  }
  if (!counts.size) return []
  const lowest = Math.min(...counts.keys())
  const length = Math.max(...counts.keys()) - lowest + 1
  return [...Array(length).keys()].map((i) => ({ cost: lowest + i, count: counts.get(lowest + i) ?? 0 }))
}

/** The colours with the number of their cards, in the game's order. A card of two colours counts for both. */
export function coloursOf(groups: readonly Group[], layout: Layout): { colour: Colour; count: number }[] {
  const lines = groups.flatMap((group) => group.lines)
  const count = (name: string) =>
    lines.reduce((sum, line) => sum + (line.face?.colours.includes(name) ? line.count : 0), 0)
  return layout.colours.map((colour) => ({ colour, count: count(colour.name) })).filter(({ count }) => count)
}

/** A section of so many different names is written in one line. */
const IN_ONE_LINE = 4

/** As in a deck file, which `hexadeck deck` reads; the same as `write_deck_text` of the server. */
export function textOf(deck: DeckInfo): string {
  const sections = Object.entries(deck.sections).filter(([, names]) => names.length)
  const isShort = (names: string[]) =>
    names.length <= IN_ONE_LINE && new Set(names).size === names.length && !names.some((name) => name.includes(','))
  const lines = [deck.name, ...(deck.note ? [deck.note] : [])]
  for (const [title, names] of sections) if (isShort(names)) lines.push(`${title}: ${names.join(', ')}`)
  lines.push('', ...Object.entries(deck.cards).map(([name, count]) => `${count} ${name}`))
  for (const [title, names] of sections)
    if (!isShort(names))
      lines.push(
        '',
        title,
        ...[...new Set(names)].map((name) => `${names.filter((each) => each === name).length} ${name}`),
      )
  return lines.join('\n') + '\n'
}

/** A deck's place on the page. */
export const anchorOf = (deck: DeckInfo): string => deck.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
