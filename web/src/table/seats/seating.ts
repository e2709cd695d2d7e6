/** Who sits where, and what seats are called. */

import type { Layout, Player, View } from '../../lib/protocol'

/** The seat at the bottom of the table: the viewer's own; a spectator looks from the first seat. */
export function nearSeat(view: View): number {
  return view.seat ?? 0
}

/** The other seats clockwise, beginning with the one to the left of the near seat. */
export function othersOf(view: View): number[] {
  const count = view.table.seats.length
  return Array.from({ length: count - 1 }, (_, i) => (nearSeat(view) + 1 + i) % count)
}

export function hasSides(layout: Layout, view: View): boolean {
  if (layout.sides.length === 0) return false
  return !layout.sides_field || Boolean(view.table[layout.sides_field])
}

/** The number of the side on which a seat plays: its own number where everybody plays alone. */
export function sideOf(layout: Layout, view: View, seat: number): number {
  return hasSides(layout, view) ? seat % layout.sides.length : seat
}

export function sideName(layout: Layout, view: View, seat: number): string {
  return hasSides(layout, view) ? (layout.sides[seat % layout.sides.length] ?? '') : ''
}

export function isAgainstBotsAlone(players: Player[]): boolean {
  return players.every((player) => player.is_you || player.kind === 'bot')
}
