/** How cards and figures got from one view to the next. Known cards are followed by their handles, others by counting. */

import type { Board, View } from '../../lib/protocol'
import { cardsIn, spotsOf, zonesOf, type Cards } from '../areas/places'

export interface Place {
  seat: number | null
  zone: string
}

export interface Flow {
  /** Null for a card that is known neither before nor afterwards. */
  handle: number | null
  from: Place
  to: Place
}

/** Whether something has changed at the seat of a place, or in a place that belongs to the whole table. What is equal in
 *  two views is the same object. */
export function changesBetween(one: View, other: View): (place: Place) => boolean {
  return ({ seat, zone }) =>
    seat === null ? one.table[zone] !== other.table[zone] : one.table.seats[seat] !== other.table.seats[seat]
}

interface Count extends Place {
  left: number
}

/** Cards that came from where they were not known, went where they are not known any more, or passed unknown. */
export function flowsBetween(before: View, after: View): Flow[] {
  const then = spotsOf(before)
  const now = spotsOf(after)
  const lost = unknownsLeft(before, after)
  const gained = unknownsLeft(after, before)
  const flows: Flow[] = []
  for (const [handle, spot] of now)
    if (!then.has(handle)) {
      const from = take(lost, spot)
      if (from) flows.push({ handle, from, to: placeOf(spot) })
    }
  for (const [handle, spot] of then)
    if (!now.has(handle)) {
      const to = take(gained, spot)
      if (to) flows.push({ handle, from: placeOf(spot), to })
    }
  for (const from of lost)
    while (from.left > 0) {
      const to = take(gained, from)
      if (!to) break
      from.left--
      flows.push({ handle: null, from: placeOf(from), to })
    }
  return flows.filter(({ from, to }) => !isSame(from, to))
}

/** Zones that have fewer unknown cards in the other view, each with how many. */
function unknownsLeft(one: View, other: View): Count[] {
  const unknown = (cards: Cards) => cards.filter((card) => !card).length
  return zonesOf(one).flatMap(({ seat, zone, cards }) => {
    const others = cardsIn(other, seat, zone)
    const left = cards === others ? 0 : unknown(cards) - unknown(others)
    return left > 0 ? [{ seat, zone, left }] : []
  })
}

/** The most likely counterpart of a place: itself, then the same seat's, then any. */
function take(counts: Count[], near: Place): Place | null {
  const open = counts.filter((count) => count.left > 0)
  const found = open.find((count) => isSame(count, near)) ?? open.find((count) => count.seat === near.seat) ?? open[0]
  if (!found) return null
  found.left--
  return placeOf(found)
}

function isSame(one: Place, other: Place): boolean {
  return one.seat === other.seat && one.zone === other.zone
}

function placeOf({ seat, zone }: Place): Place {
  return { seat, zone }
}

/** The field of a square, counted along the ranks from the first: 0 is `a1`. */
export function squareField(board: Board, square: number): string {
  return `${board.files[square % board.files.length]}${Math.floor(square / board.files.length) + 1}`
}

export interface Step {
  from: number
  to: number
}

/** Figures that stand elsewhere: a square that lost one and a square that gained the same. */
export function figureSteps(board: Board, before: View, after: View): Step[] {
  const squares = Array.from({ length: board.files.length * board.ranks }, (_, square) => square)
  const at = (view: View, square: number): number => view.table[squareField(board, square)]
  const changed = squares.filter((square) => at(before, square) !== at(after, square))
  const left = new Set(changed.filter((square) => String(at(before, square)) in board.figures))
  const steps: Step[] = []
  for (const to of changed) {
    const from = [...left].find((square) => at(before, square) === at(after, to))
    if (from === undefined) continue
    left.delete(from)
    steps.push({ from, to })
  }
  return steps
}
