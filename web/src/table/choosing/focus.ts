/** Going from thing to thing on the page with the arrow keys. */

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const AHEAD: Record<Direction, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The place of the box that lies next in the direction; what lies aside counts double. -1 where there is none. */
export function nextBox(from: Box, boxes: Box[], direction: Direction): number {
  const [dx, dy] = AHEAD[direction]
  const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const
  const [x, y] = middle(from)
  let best = -1
  let shortest = Infinity
  boxes.forEach((box, index) => {
    const [bx, by] = middle(box)
    const ahead = (bx - x) * dx + (by - y) * dy
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx)
    const way = ahead + 2 * aside
    if (ahead > 1 && way < shortest) {
      best = index
      shortest = way
    }
  })
  return best
}

/** Focus what lies next in the direction, or the first thing when nothing of them has the focus. */
export function moveFocus(things: HTMLElement[], direction: Direction): void {
  const seen = things.filter((thing) => thing.checkVisibility())
  const active = document.activeElement
  const next =
    active instanceof HTMLElement && seen.includes(active)
      ? seen[
          nextBox(
            active.getBoundingClientRect(),
            seen.map((thing) => thing.getBoundingClientRect()),
            direction,
          )
        ]
      : seen[0]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
