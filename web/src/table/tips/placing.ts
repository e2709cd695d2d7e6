/** Where a small window goes that belongs to something on the page. */

import type { Box } from '../choosing/focus'

const GAP = 10
/** How much more what must be seen counts than what one would rather see. */
const MUST = 20

/**
 * Beside the anchor, within the room, where it covers the least of what must be seen, and then the least of what one
 * would rather see; of equal places the first.
 */
export function placeBeside(
  anchor: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  keptClear: Box[],
  rather: Box[] = [],
): { left: number; top: number } {
  const within = (value: number, length: number, whole: number) => Math.max(GAP, Math.min(value, whole - length - GAP))
  const across = anchor.x + (anchor.width - size.width) / 2
  const along = anchor.y + (anchor.height - size.height) / 2
  const right = anchor.x + anchor.width + GAP
  const left = anchor.x - GAP - size.width
  const bottom = anchor.y + anchor.height - size.height
  const corners: [x: number, y: number][] = [
    ...[along, bottom, anchor.y].map((y): [number, number] => [right, y]),
    ...[along, bottom, anchor.y].map((y): [number, number] => [left, y]),
    [across, anchor.y - GAP - size.height],
    [across, anchor.y + anchor.height + GAP],
  ]
  const boxes = corners.map(([x, y]): Box => ({
    x: within(x, size.width, room.width),
    y: within(y, size.height, room.height),
    ...size,
  }))
  const under = (box: Box, others: Box[]) => others.reduce((sum, other) => sum + overlap(box, other), 0)
  const covered = (box: Box) => under(box, [anchor, ...keptClear]) * MUST + under(box, rather)
  const best = boxes.reduce((found, box) => (covered(box) < covered(found) ? box : found))
  return { left: best.x, top: best.y }
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
