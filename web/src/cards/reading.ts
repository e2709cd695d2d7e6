/** What a card says where it lies: its numbers against the printed ones, its states, its keywords, all of it in words. */

import type { Badge, CardSeen, Colour, Face, Flag, Layout } from '../lib/protocol'
import { say } from '../words/words.svelte'

export interface BadgeShown {
  badge: Badge
  value: string | number
  /** What is printed, where that is another number. */
  printed: number | null
  /** Which cards and effects make the difference, each with what it does: "+100". */
  origins: [name: string, change: string][]
  /** For badges that are drawn as the symbols of colours. */
  colours: Colour[]
}

/** A sign put on a card, such as the one of the attacker. */
export interface SignShown {
  sign: string
  label: string
}

/** The badges with a value, in the layout's order. A card in no zone, as in a gallery, has every one. */
export function badgesOf(face: Face, seen: CardSeen | null, layout: Layout, zone: string): BadgeShown[] {
  const shown: BadgeShown[] = []
  for (const badge of layout.badges) {
    if (zone && badge.zones.length && !badge.zones.includes(zone)) continue
    const fact = face.facts[badge.field]
    const value: unknown = seen?.[badge.field] ?? fact
    if ((typeof value !== 'number' && typeof value !== 'string') || value === '') continue
    if (value === 0 && !badge.shown_zero) continue
    const isChanged = typeof value === 'number' && typeof fact === 'number' && value !== fact
    const colours = badge.is_colours ? coloursIn(String(value), layout) : []
    const origins = (isChanged && seen?.origins?.[badge.field]) || []
    shown.push({ badge, value, printed: isChanged ? fact : null, origins, colours })
  }
  return shown
}

/** Its numbers, each with its sign and its name: the signs alone would have to be known. */
export function numbersOf(face: Face, seen: CardSeen | null, layout: Layout, zone: string): string[] {
  const numbers = numberedOf(face, seen, layout, zone).map(numberOf)
  return numbers.length ? numbers : [unbroken(face.stats)].filter(Boolean)
}

/** The same with what makes the difference: "BP 400 instead of 300: Gryphon +100". */
export function numbersExplained(face: Face, seen: CardSeen | null, layout: Layout, zone: string): string[] {
  const numbers = numberedOf(face, seen, layout, zone).map((shown) => numberOf(shown) + changeOf(shown))
  return numbers.length ? numbers : numbersOf(face, seen, layout, zone)
}

const numberedOf = (face: Face, seen: CardSeen | null, layout: Layout, zone: string): BadgeShown[] =>
  badgesOf(face, seen, layout, zone).filter(({ badge }) => !badge.is_colours)

const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0')

const numberOf = ({ badge, value }: BadgeShown): string =>
  unbroken(`${badge.sign && `${badge.sign}\uFE0E `}${badge.label} ${value}`)

function changeOf({ printed, origins }: BadgeShown): string {
  if (printed === null) return ''
  return ` ${say.cards.insteadOf(printed)}${origins.length ? `: ${originsIn(origins)}` : ''}`
}

export const originsIn = (origins: BadgeShown['origins']): string =>
  origins.map(([name, change]) => `${name}\u00A0${change}`).join(', ')

/** The card's colours where no badge at its head shows them, so that the frame's tint never tells them alone. */
export function emblemOf(face: Face, badges: readonly BadgeShown[], layout: Layout): Colour[] {
  const isShown = badges.some(({ badge, colours }) => colours.length && badge.corner.startsWith('top'))
  return isShown ? [] : coloursIn(face.colours.join(' '), layout)
}

/** The kind without its colours, for where their symbols stand. */
export function kindOf(face: Face): string {
  const colours = face.colours.join(' and ')
  return face.kind.toLowerCase().startsWith(`${colours} `) ? face.kind.slice(colours.length + 1) : face.kind
}

/** The states that hold. */
export function flagsOf(seen: CardSeen | null, layout: Layout, zone: string): Flag[] {
  if (!seen) return []
  return layout.flags.filter(({ field, value, zones }) => {
    if (zones.length && !zones.includes(zone)) return false
    const now: unknown = seen[field]
    return value === null ? Boolean(now) : now === value
  })
}

export function keywordsOf(face: Face, seen: CardSeen | null, layout: Layout): string[] {
  const now: unknown = layout.keywords_field && seen?.[layout.keywords_field]
  return Array.isArray(now) ? now.map(String) : face.keywords
}

/** The colours that a text names, in its order. */
export function coloursIn(text: string, layout: Layout): Colour[] {
  const named = text.split(/[^a-z]+/i).map((word) => layout.colours.find((colour) => colour.name === word))
  return named.filter((colour) => colour !== undefined)
}

/** A sentence of a card's text, parted behind what names or times it: "Flash: ", "When summoned: ", "Thunder - ". */
export function leadOf(sentence: string): [lead: string, rest: string] {
  const end = /^[^.:]{1,40}?(?:: | - )/.exec(sentence)?.[0].length ?? 0
  return [sentence.slice(0, end), sentence.slice(end)]
}

/** The card in one sentence, for those who hear it. */
export function labelOf(
  face: Face,
  seen: CardSeen | null,
  layout: Layout,
  zone: string,
  signs: readonly SignShown[] = [],
): string {
  const numbers = badgesOf(face, seen, layout, zone)
    // The colour is the first word of the kind.
    .filter(({ value }) => value !== face.colours.join(' '))
    .map(
      ({ badge, value, printed }) =>
        `${badge.label} ${value}${printed === null ? '' : ` ${say.cards.insteadOf(printed)}`}`,
    )
  const states = flagsOf(seen, layout, zone).map((flag) => flag.label)
  const parts = [face.name, face.kind, ...numbers, ...keywordsOf(face, seen, layout), ...states]
  return [...parts, ...signs.map((sign) => sign.label)].filter(Boolean).join(', ') + '.'
}
