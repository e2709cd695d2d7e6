/** A view in which much has changed, as after a deal, is drawn seat by seat, so that no frame waits for all of it. */

import type { View } from '../../lib/protocol'
import { othersOf } from '../seats/seating'

/** From so many other seats on. */
const MANY = 2
/** So many zones of the whole table are drawn at once. */
const ZONES = 3

/** The views that lead from one to the next: first what is near, then the other seats one by one, and then the zones of
 *  the whole table. */
export function stepsTo(before: View, after: View): View[] {
  const then = before.table.seats
  const now = after.table.seats
  const others = othersOf(after).filter((seat) => now[seat] !== then[seat])
  if (others.length < MANY || now.length !== then.length) return [after]
  const { seats: _, ...shared } = before.table
  const zones = Object.keys(shared).filter((zone) => Array.isArray(shared[zone]) && shared[zone] !== after.table[zone])
  const without = (lateSeats: number[], lateZones: string[]): View => {
    const seats = now.map((fields, seat) => (lateSeats.includes(seat) && then[seat]) || fields)
    const kept = Object.fromEntries(lateZones.map((zone) => [zone, shared[zone]]))
    return { ...after, table: { ...after.table, ...kept, seats } }
  }
  const bySeat = others.map((_, count) => without(others.slice(count), zones))
  const byZone = zones.flatMap((_, count) => (count % ZONES === 0 ? [without([], zones.slice(count))] : []))
  return [...bySeat, ...byZone, after]
}
