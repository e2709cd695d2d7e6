/** Squares that events name. */

import type { Board, EventSeen } from '../../lib/protocol'

/** The squares of an event, the lowest bits of its number first, each in as many bits as all squares need. */
export function touchedSquares(board: Board, event: EventSeen): number[] {
  const count = board.square_events[event.event] ?? 0
  const bits = Math.ceil(Math.log2(board.files.length * board.ranks))
  return Array.from({ length: count }, (_, i) => (event.number >> (i * bits)) & ((1 << bits) - 1))
}
