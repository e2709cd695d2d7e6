/** The thing on the table that a lesson speaks of: found by what the table's parts say of themselves. */

import type { OptionSeen } from '../lib/protocol'

const SEATS: Record<string, string> = { you: '0', them: '1', table: '' }

/** Selectors, the best first: `you.hand` is a zone or a counter, `table.e4` a square, `you` a plate. */
export function selectorsOf(point: string): string[] {
  const [where = '', what = ''] = point.split('.')
  const seat = SEATS[where]
  if (seat === undefined) return []
  if (!what) return [`[data-plate="${seat}"]`]
  const zone = `[data-place="${seat}/${what}"]`
  if (seat === '') return [zone, `[data-square="${what}"]`, `[data-place^="/${what}/"]`, `[data-counted="${what}"]`]
  return [zone, `[data-place^="${seat}/${what}/"]`, `[data-plate="${seat}"] [data-counted="${what}"]`]
}

/** Both ends of an answer that leads from one thing on the table to another; none where it is about one thing. */
export function endsOf({ card, other, place }: OptionSeen): [string, string] | null {
  if (!card || (!other && !place)) return null
  const target = other
    ? `[data-handles~="${other}"]`
    : `[data-place="${place?.seat ?? ''}/${place?.zone}/${place?.slot}"]`
  return [`[data-handles~="${card}"]`, target]
}

/** Where an option is chosen: on its cards, its square or its place, and always by its button, or by one that leads to several. */
export function selectorsOfOption(option: OptionSeen, index: number): string[] {
  const found = [`[data-option="${index}"]`, `[data-options~="${index}"]`]
  for (const card of [option.card, option.other]) if (card) found.push(`[data-handles~="${card}"]`)
  if (option.square) found.push(`[data-square="${option.square}"]`)
  if (option.place) {
    const { seat, zone, slot } = option.place
    found.push(`[data-place="${seat ?? ''}/${zone}/${slot}"]`)
  }
  return found
}

/** The elements there are now; of a point only the first. */
export function pointedAt(point: string, option: OptionSeen | undefined, index: number | null): HTMLElement[] {
  const byPoint = selectorsOf(point)
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null)
  const byOption =
    option && index !== null
      ? selectorsOfOption(option, index).flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
      : []
  // A number alone is small: what it stands in is the thing.
  const whole = byPoint?.dataset.counted === undefined ? byPoint : byPoint.parentElement
  return whole ? [whole, ...byOption] : byOption
}
