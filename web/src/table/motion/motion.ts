/**
 * Movement on the table: where things were before the page changed, and flights from there to where they are now.
 *
 * A card that goes from zone to zone flies as a picture above the table, so that no scrolled part can cut it off;
 * cards that only make room slide where they are.
 */

import type { Layout, View } from '../../lib/protocol'
import { soon } from '../../lib/soon'
import { isDrawing } from './frames'
import { changesBetween, figureSteps, flowsBetween, squareField, type Place } from './movement'
import { spotsOf } from '../areas/places'

const SHORTEST = 3
const MOST_FLIGHTS = 24
/** So long, in milliseconds, flights wait at most for what is being drawn: what takes off is unseen meanwhile. */
const LONGEST_WAIT = 200
/** So long, in milliseconds, flights are made ready in one frame, at least one. */
const AT_ONCE = 4
/** So much later, in milliseconds, each takes off than the one before, as cards are dealt. Until then it lies where it
 *  comes from. */
const STAGGER = 16
const EASING = 'cubic-bezier(.25,.8,.3,1)'

interface Seen {
  box: DOMRect
  element: HTMLElement
}

export interface Picture {
  cards: Map<number, Seen>
  places: Map<string, DOMRect>
  squares: Map<string, Seen>
}

const placeKey = ({ seat, zone }: Place): string => `${seat ?? ''}/${zone}`

/** Where everything is at this moment that one view shows and that is not the same in the other: to ask where something
 *  is takes time. */
export function pictureOf(root: HTMLElement, shown: View, other: View): Picture {
  const picture: Picture = { cards: new Map(), places: new Map(), squares: new Map() }
  const spots = spotsOf(shown)
  const isChanged = changesBetween(shown, other)
  for (const element of root.querySelectorAll<HTMLElement>('[data-handles]')) {
    const handles = element.dataset.handles?.split(' ').map(Number) ?? []
    const spot = spots.get(handles[0] ?? -1)
    if (spot && !isChanged(spot)) continue
    const box = element.getBoundingClientRect()
    for (const handle of handles) picture.cards.set(handle, { element, box })
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const [seat = '', zone = ''] = element.dataset.place?.split('/') ?? []
    if (isChanged({ seat: seat === '' ? null : Number(seat), zone }))
      picture.places.set(element.dataset.place ?? '', element.getBoundingClientRect())
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-square] > .figure'))
    picture.squares.set(element.parentElement?.dataset.square ?? '', { element, box: element.getBoundingClientRect() })
  return picture
}

interface Flight {
  shape: HTMLElement
  from: DOMRect
  to: DOMRect
  /** What waits unseen until the shape has landed. */
  hidden: HTMLElement | undefined
  width: number
  height: number
}

/** What changed, and where it is shown. */
export interface Change {
  root: HTMLElement
  /** Where copies of cards fly, above the table. */
  layer: HTMLElement
  layout: Layout
  before: View
  /** Where things were in the view before. */
  picture: Picture
  after: View
  /** How long a flight takes, in milliseconds. */
  time: number
}

/** Let everything fly from where it was. Where it is now is read in a task of its own, or at the latest in the frame that
 *  shows the new view: drawing the view takes long enough. Returns what calls it off. */
export function fly(change: Change): () => void {
  let start: (() => void) | undefined
  const callOff = soon(() => (start = prepared(change)))
  const frame = requestAnimationFrame(() => {
    callOff()
    start ??= prepared(change)
    start()
  })
  return () => {
    callOff()
    cancelAnimationFrame(frame)
  }
}

/** What lets everything fly. All places are read before anything is written, or else the page would be laid out again
 *  for every card. */
function prepared({ root, layer, layout, before, picture, after, time }: Change): () => void {
  const now = pictureOf(root, after, before)
  const flights: Flight[] = []
  const moves: (() => void)[] = []
  const flight = (shape: HTMLElement, from: DOMRect, to: DOMRect, hidden?: HTMLElement) => {
    if (flights.length >= MOST_FLIGHTS) return
    const [width, height] = [shape.offsetWidth || to.width, shape.offsetHeight || to.height]
    flights.push({ shape, from, to, hidden, width, height })
  }

  const spotsBefore = spotsOf(before)
  const spotsAfter = spotsOf(after)
  const lifted = new Set<HTMLElement>()
  for (const [handle, { element, box }] of now.cards) {
    const old = picture.cards.get(handle)
    const was = spotsBefore.get(handle)
    const is = spotsAfter.get(handle)
    if (lifted.has(element) || !was || !is) continue
    const from = old?.box ?? picture.places.get(placeKey(was))
    if (!from || !isFar(from, box)) continue
    lifted.add(element)
    if (placeKey(was) === placeKey(is)) moves.push(() => slide(element, from, box, time))
    else flight(element, from, box, element)
  }
  for (const { handle, from, to } of flowsBetween(before, after)) {
    const start = (handle !== null && picture.cards.get(handle)?.box) || picture.places.get(placeKey(from))
    const seen = handle === null ? undefined : now.cards.get(handle)
    const end = seen?.box ?? now.places.get(placeKey(to))
    const shape = seen?.element ?? (handle !== null && picture.cards.get(handle)?.element) ?? cardBack(root)
    if (start && end && shape) flight(shape, start, end, seen?.element)
  }
  if (layout.board)
    for (const { from, to } of figureSteps(layout.board, before, after)) {
      const start = picture.squares.get(squareField(layout.board, from))
      const end = now.squares.get(squareField(layout.board, to))
      if (start && end) flight(end.element, start.box, end.box, end.element)
    }
  return () => {
    for (const start of moves) start()
    takeOff(layer, flights, time)
  }
}

function takeOff(layer: HTMLElement, flights: Flight[], time: number): void {
  for (const { hidden } of flights) if (hidden) hide(hidden)
  const copies: Copy[] = []
  const latest = performance.now() + LONGEST_WAIT
  // None while something is drawn: no frame has to do both.
  const next = (waiting: Flight[]) => {
    const now = performance.now()
    if (isDrawing() && now < latest) return requestAnimationFrame(() => next(waiting))
    const others = [...waiting]
    do {
      const first = others.shift()
      if (first && first.hidden?.isConnected !== false) copies.push(launch(layer, first, time, copies.length * STAGGER))
    } while (others.length > 0 && performance.now() < now + AT_ONCE)
    if (others.length > 0) requestAnimationFrame(() => next(others))
    else void Promise.allSettled(copies.map(({ flight }) => flight.finished)).then(land)
  }
  // All at once, so that the page is laid out and painted again only once.
  const land = () => {
    for (const { element } of copies) element.remove()
    for (const { hidden } of flights) if (hidden) reveal(hidden)
  }
  // A frame later than the new view is drawn.
  if (flights.length > 0) requestAnimationFrame(() => next(flights))
}

/** How many flights end at what waits unseen. */
const awaited = new WeakMap<HTMLElement, number>()

/** Not by an animation: each would have a layer of its own, and so would all that lies above it. */
function hide(element: HTMLElement): void {
  awaited.set(element, (awaited.get(element) ?? 0) + 1)
  element.style.opacity = '0'
}

function reveal(element: HTMLElement): void {
  const left = (awaited.get(element) ?? 1) - 1
  awaited.set(element, left)
  if (left === 0) element.style.opacity = ''
}

function isFar(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.x - other.x) > SHORTEST || Math.abs(one.y - other.y) > SHORTEST
}

function cardBack(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-card="back"]')
}

/** The compositor takes only one at a time of each card. */
const slides = new WeakMap<HTMLElement, Animation>()

function slide(element: HTMLElement, from: DOMRect, to: DOMRect, time: number): void {
  const start = `${from.x - to.x}px ${from.y - to.y}px`
  slides.get(element)?.cancel()
  slides.set(element, element.animate([{ translate: start }, { translate: '0 0' }], { duration: time, easing: EASING }))
}

interface Copy {
  element: HTMLElement
  flight: Animation
}

/** A copy of the shape flies above the table while the real one waits unseen. */
function launch(layer: HTMLElement, { shape, from, to, width, height }: Flight, duration: number, delay: number): Copy {
  const copy = shape.cloneNode(true) as HTMLElement
  for (const name of ['data-handle', 'data-handles', 'data-lit', 'data-card']) copy.removeAttribute(name)
  copy.removeAttribute('aria-label')
  copy.tabIndex = -1
  Object.assign(copy.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    margin: '0',
    width: `${width}px`,
    height: `${height}px`,
    opacity: '',
    contain: 'layout',
  })
  copy.style.setProperty('--card-w', `${width}px`)
  layer.append(copy)
  const at = (box: DOMRect) => {
    const scale = Math.min(box.width / width, box.height / height, 1.4) || 1
    const x = box.x + (box.width - width * scale) / 2
    const y = box.y + (box.height - height * scale) / 2
    return `translate(${x}px, ${y}px) scale(${scale})`
  }
  copy.style.transformOrigin = '0 0'
  const path = [{ transform: at(from) }, { transform: at(to) }]
  return { element: copy, flight: copy.animate(path, { duration, delay, easing: EASING, fill: 'both' }) }
}
