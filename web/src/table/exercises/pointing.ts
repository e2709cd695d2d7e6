/** The thing on the table that a lesson speaks of: found by what the table's parts say of themselves. */

import type { Thing } from '../choosing/choosing'

const SEATS: Record<string, string> = { you: '0', them: '1', table: '' }

/** What the table's parts say of themselves. */
export const FOUND_BY = ['plate', 'place', 'square', 'counted', 'lit', 'option', 'options'].map(
  (name) => `data-${name}`,
)

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

/** Where an answer is given: by its button or one that leads to several, and on what of it can be chosen next. */
export function selectorsOfAnswer(index: number, next: Iterable<Thing>): string[] {
  const things = Array.from(next, (thing) => `[data-lit="${thing}"]`)
  return [`[data-option="${index}"]`, `[data-options~="${index}"]`, ...things]
}

/** A number alone is small, and so is the name of a place that can be chosen: what it stands in is the thing. */
function wholeOf(element: HTMLElement): HTMLElement {
  const { counted, zone, lane } = element.dataset
  if (counted !== undefined) return element.parentElement ?? element
  return zone === undefined && lane === undefined ? element : (element.closest<HTMLElement>('[data-place]') ?? element)
}

/** The elements there are now; of a point only the first. */
export function pointedAt(point: string, answer: number | undefined, next: Iterable<Thing>): HTMLElement[] {
  const byPoint = selectorsOf(point)
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null)
  const byAnswer =
    answer === undefined
      ? []
      : selectorsOfAnswer(answer, next).flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
  return [...(byPoint ? [byPoint] : []), ...byAnswer].map(wholeOf)
}
