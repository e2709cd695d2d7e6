/** A page draws after a frame as many new cards as there is time for, at least one, and not a whole deal at once; the
 *  others keep their places free meanwhile. Parts of a view are drawn so as well, before the cards and one by one: where
 *  these lie follows from it. */

import { settings } from '../../lib/settings.svelte'
import { soon } from '../../lib/soon'

/** So long, in milliseconds, cards are drawn one after the other. */
const AT_ONCE = 4

let isScheduled = false
const parts = new Set<() => void>()
const cards = new Set<() => void>()

/** Whether a card may be drawn now; else `draw` is called after one of the next frames. */
export function mayDraw(draw: () => void): boolean {
  return mayDrawOf(cards, draw)
}

/** Whether a part of a view may be drawn now, likewise. */
export function mayDrawPart(draw: () => void): boolean {
  return mayDrawOf(parts, draw)
}

function mayDrawOf(waiting: Set<() => void>, draw: () => void): boolean {
  if (settings.duration(1) === 0 || document.hidden) return true
  waiting.add(draw)
  schedule()
  return false
}

/** Whether something waits to be drawn. */
export function isDrawing(): boolean {
  return parts.size + cards.size > 0
}

/** What is gone again is not waited for. */
export function forget(draw: () => void): void {
  parts.delete(draw)
  cards.delete(draw)
}

function schedule(): void {
  if (isScheduled) return
  isScheduled = true
  // Behind the frame, so that neither waits for the other, and before the next, in which the card may take off. What came
  // after the frame waits for the next one: the page is not laid out with what came with it.
  requestAnimationFrame(() => {
    const next = parts.size > 0 ? [...parts].slice(0, 1) : [...cards]
    soon(() => drawNext(next))
  })
}

function drawNext(waiting: (() => void)[]): void {
  isScheduled = false
  const end = performance.now() + AT_ONCE
  for (const draw of waiting) {
    if (!parts.has(draw) && !cards.has(draw)) continue
    forget(draw)
    draw()
    if (performance.now() >= end) break
  }
  if (isDrawing()) schedule()
}
