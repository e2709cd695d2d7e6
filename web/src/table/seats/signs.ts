/** Signs that fields of the table put on cards and seats, such as those of an attack. */

import type { SignShown } from '../../cards/reading'
import type { Layout, View } from '../../lib/protocol'

/** The same every time, so that no card looks again. */
const NONE: ReadonlyMap<number, SignShown[]> = new Map()

/** By the handles of the cards; when the match is over nothing is attacked any more. */
export function cardSigns(layout: Layout, view: View): ReadonlyMap<number, SignShown[]> {
  const signs = new Map<number, SignShown[]>()
  if (view.result) return NONE
  for (const { field, sign, label, of_seat } of layout.marks) {
    const handle: unknown = view.table[field]
    if (of_seat || typeof handle !== 'number' || handle <= 0) continue
    signs.set(handle, [...(signs.get(handle) ?? []), { sign, label }])
  }
  return signs.size > 0 ? signs : NONE
}

/** Marks and states of one seat. */
export function seatSigns(layout: Layout, view: View, seat: number): SignShown[] {
  const fields = view.table.seats[seat] ?? {}
  const marked = view.result ? [] : layout.marks.filter((mark) => mark.of_seat && view.table[mark.field] === seat)
  return [...layout.seat_flags.filter((flag) => fields[flag.field]), ...marked].map(({ sign, label }) => ({
    sign,
    label,
  }))
}

export function isFaded(layout: Layout, view: View, seat: number): boolean {
  return layout.seat_flags.some((flag) => flag.is_faded && view.table.seats[seat]?.[flag.field])
}

/** Whether a seat is out of the match, though the others play on. */
export function isOut(layout: Layout, view: View, seat: number): boolean {
  return layout.seat_flags.some((flag) => flag.is_out && view.table.seats[seat]?.[flag.field])
}

const SEAT_IN_HEADLINE = /\{(\w+):seat\}/

/** Whose turn it is: the seat that the headline names. */
export function turnSeat(layout: Layout, view: View): number | null {
  const field = SEAT_IN_HEADLINE.exec(layout.headline)?.[1]
  const seat: unknown = field === undefined || !view.table.turn || view.result ? null : view.table[field]
  return typeof seat === 'number' && view.table.seats[seat] ? seat : null
}
