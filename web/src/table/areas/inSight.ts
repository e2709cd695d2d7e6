/** What matters now is in sight, wherever something scrolls. */

/**
 * What a lesson points at or else one of the lit things, and the board or the own cards unless it takes them out of
 * sight.
 */
export function showLit(root: HTMLElement, hasBoard: boolean): void {
  for (const scroller of root.querySelectorAll<HTMLElement>('.table, .hand .cards')) {
    scroller.querySelector(hasBoard ? '.middle' : '.near')?.scrollIntoView({ block: 'nearest' })
    const box = scroller.getBoundingClientRect()
    const pointed = [...scroller.querySelectorAll('[data-pointed]')]
    const things = pointed.length > 0 ? pointed : [...scroller.querySelectorAll('[data-lit]')]
    if (!things.some((thing) => isWithin(thing.getBoundingClientRect(), box)))
      things[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}

function isWithin(inner: DOMRect, outer: DOMRect): boolean {
  const { top, bottom, left, right } = outer
  return inner.top >= top - 1 && inner.bottom <= bottom + 1 && inner.left >= left - 1 && inner.right <= right + 1
}
