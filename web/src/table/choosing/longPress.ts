/** Holding a finger on something: phones have no second button. The click that would follow is swallowed. */

import type { Attachment } from 'svelte/attachments'

const HELD = 450
const FURTHEST = 10

export function longPress(held: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let start = { x: 0, y: 0 }
    let isHeld = false

    const down = (event: PointerEvent) => {
      isHeld = false
      if (event.pointerType === 'mouse') return
      start = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        isHeld = true
        held()
      }, HELD)
    }
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > FURTHEST) clearTimeout(timer)
    }
    const up = () => clearTimeout(timer)
    const click = (event: MouseEvent) => {
      if (isHeld) event.stopImmediatePropagation()
      isHeld = false
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.addEventListener(end, up)
    element.addEventListener('click', click, { capture: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.removeEventListener(end, up)
      element.removeEventListener('click', click, { capture: true })
    }
  }
}
