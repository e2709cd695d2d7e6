/** A page draws a few new cards in a frame and not a whole deal at once; the others keep their places free meanwhile. */

import { settings } from '../lib/settings.svelte'

/** As many as take off in a frame, a frame before they do. */
const FEW = 2

let left = FEW
let isScheduled = false
const waiting = new Set<() => void>()

/** Whether a card may be drawn now; else `draw` is called after one of the next frames. */
export function mayDraw(draw: () => void): boolean {
  if (settings.duration(1) === 0 || document.hidden) return true
  schedule()
  if (left > 0) {
    left--
    return true
  }
  waiting.add(draw)
  return false
}

/** A card that is gone again is not waited for. */
export function forget(draw: () => void): void {
  waiting.delete(draw)
}

function schedule(): void {
  if (isScheduled) return
  isScheduled = true
  // Behind the frame, so that neither waits for the other.
  requestAnimationFrame(() => setTimeout(drawNext))
}

function drawNext(): void {
  isScheduled = false
  left = FEW
  for (const draw of [...waiting].slice(0, FEW)) {
    waiting.delete(draw)
    left--
    draw()
  }
  if (waiting.size > 0 || left < FEW) schedule()
}
