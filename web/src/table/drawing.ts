/** A page draws one new card in a frame and not a whole deal at once; the others keep their places free meanwhile. */

import { settings } from '../lib/settings.svelte'
import { soon } from '../lib/soon'

let isScheduled = false
const waiting = new Set<() => void>()

/** Whether a card may be drawn now; else `draw` is called after one of the next frames. */
export function mayDraw(draw: () => void): boolean {
  if (settings.duration(1) === 0 || document.hidden) return true
  waiting.add(draw)
  schedule()
  return false
}

/** A card that is gone again is not waited for. */
export function forget(draw: () => void): void {
  waiting.delete(draw)
}

function schedule(): void {
  if (isScheduled) return
  isScheduled = true
  // Behind the frame, so that neither waits for the other, and before the next, in which the card may take off.
  requestAnimationFrame(() => soon(drawNext))
}

function drawNext(): void {
  isScheduled = false
  for (const draw of [...waiting].slice(0, 1)) {
    waiting.delete(draw)
    draw()
  }
  if (waiting.size > 0) schedule()
}
