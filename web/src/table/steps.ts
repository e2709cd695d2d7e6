/** A view in which much has changed, as after a deal, is drawn seat by seat, so that no frame waits for all of it. */

import type { View } from '../lib/protocol'
import { othersOf } from './seating'

/** From so many other seats on. */
const MANY = 2

/** The views that lead from one to the next: first what is near, then the other seats one by one, and with the last of
 *  them the zones of the whole table. */
export function stepsTo(before: View, after: View): View[] {
  const then = before.table.seats
  const now = after.table.seats
  const others = othersOf(after).filter((seat) => now[seat] !== then[seat])
  if (others.length < MANY || now.length !== then.length) return [after]
  const kept = Object.fromEntries(Object.entries(before.table).filter(([, value]) => Array.isArray(value)))
  const steps = others.map((_, count) => {
    const later = new Set(others.slice(count))
    const seats = now.map((fields, seat) => (later.has(seat) && then[seat]) || fields)
    return { ...after, table: { ...after.table, ...kept, seats } }
  })
  return [...steps, after]
}
