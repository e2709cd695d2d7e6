import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fly, pictureOf } from '../../../src/table/motion/motion'
import { card, NO_LAYOUT, view } from '../examples'

const drawing = vi.hoisted(() => ({ isDrawing: (): boolean => false }))
vi.mock('../../../src/table/motion/frames', () => ({ isDrawing: () => drawing.isDrawing() }))

/** What the page was asked and told, in this order: to read a place after a change lays the whole page out again. */
let asked: ('read' | 'write')[]
let frames: (() => void)[]

beforeEach(() => {
  asked = []
  frames = []
  drawing.isDrawing = () => false
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function nextFrame(): void {
  for (const frame of frames.splice(0)) frame()
}

/** As much of an element as a flight needs. */
class Thing {
  dataset: Record<string, string> = {}
  tabIndex = 0
  landed = Promise.resolve()
  parts: Thing[] = []
  timing: object = {}
  style = new Proxy({ setProperty: () => asked.push('write') } as Record<string, unknown>, {
    set: (style, name: string, value) => {
      asked.push('write')
      style[name] = value
      return true
    },
  })

  constructor(readonly x = 0) {}

  get offsetWidth(): number {
    asked.push('read')
    return 10
  }
  get offsetHeight(): number {
    asked.push('read')
    return 14
  }
  getBoundingClientRect(): object {
    asked.push('read')
    return { x: this.x, y: 0, width: 10, height: 14 }
  }
  animate(_: object, timing: object): object {
    asked.push('write')
    this.timing = timing
    return { finished: this.landed }
  }
  cloneNode(): Thing {
    return new Thing(this.x)
  }
  removeAttribute(): void {}
  append(...parts: Thing[]): void {
    asked.push('write')
    this.parts.push(...parts)
  }
  remove(): void {
    asked.push('write')
  }
}

/** A page with these cards at these places. */
function page(cards: Record<number, number>): { root: HTMLElement; things: Thing[] } {
  const things = Object.entries(cards).map(([handle, x]) => {
    const thing = new Thing(x)
    thing.dataset.handles = handle
    return thing
  })
  const root = { querySelectorAll: (what: string) => (what === '[data-handles]' ? things : []) }
  return { root: root as unknown as HTMLElement, things }
}

const layer = () => new Thing() as unknown as HTMLElement & Thing

it('every place is read before anything is written', () => {
  const before = view({ seats: [{ hand: [card(1), card(2), card(3)], field: [card(4)] }] })
  const after = view({ seats: [{ hand: [card(3)], field: [card(4), card(1), card(2)] }] })
  const picture = pictureOf(page({ 1: 0, 2: 20, 3: 40, 4: 300 }).root, before, after)
  const { root } = page({ 1: 320, 2: 340, 3: 0, 4: 280 })

  fly({ root, layer: layer(), layout: NO_LAYOUT, before, picture, after, time: 380 })
  while (frames.length > 0) nextFrame()

  expect(asked.filter((each) => each === 'write').length).toBeGreaterThan(4)
  expect(asked.lastIndexOf('read')).toBeLessThan(asked.indexOf('write'))
})

it('cards take off one after the other, and each lies where it comes from until then', async () => {
  const handles = [1, 2, 3]
  const before = view({ seats: [{ deck: handles.map((handle) => card(handle)), hand: [] }] })
  const after = view({ seats: [{ deck: [], hand: handles.map((handle) => card(handle)) }] })
  const picture = pictureOf(page({ 1: 0, 2: 0, 3: 0 }).root, before, after)
  const { root, things } = page({ 1: 100, 2: 120, 3: 140 })
  const flights = layer()

  fly({ root, layer: flights, layout: NO_LAYOUT, before, picture, after, time: 380 })
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const launched = []
  while (frames.length > 0) {
    nextFrame()
    launched.push(flights.parts.length)
    expect(things.map(({ style }) => style.opacity)).toEqual(['0', '0', '0'])
  }
  expect(flights.parts.map(({ timing }) => timing)).toEqual(
    [0, 16, 32].map((delay) => expect.objectContaining({ duration: 380, delay, fill: 'both' }) as object),
  )
  await vi.waitFor(() => expect(things.map(({ style }) => style.opacity)).toEqual(['', '', '']))

  expect(launched).toEqual([0, 3])
})

it('on a slow machine one flight is made ready in a frame', () => {
  const handles = [1, 2, 3]
  const before = view({ seats: [{ deck: handles.map((handle) => card(handle)), hand: [] }] })
  const after = view({ seats: [{ deck: [], hand: handles.map((handle) => card(handle)) }] })
  const picture = pictureOf(page({ 1: 0, 2: 0, 3: 0 }).root, before, after)
  const flights = layer()
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))

  fly({
    root: page({ 1: 100, 2: 120, 3: 140 }).root,
    layer: flights,
    layout: NO_LAYOUT,
    before,
    picture,
    after,
    time: 380,
  })
  const launched = []
  while (frames.length > 0) {
    nextFrame()
    launched.push(flights.parts.length)
  }

  expect(launched).toEqual([0, 1, 2, 3])
})

it('none takes off while cards are drawn, but they do not wait for ever', () => {
  const before = view({ seats: [{ deck: [card(1)], hand: [] }] })
  const after = view({ seats: [{ deck: [], hand: [card(1)] }] })
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  const framesUntilLaunch = (framesOfDrawing: number) => {
    const picture = pictureOf(page({ 1: 0 }).root, before, after)
    const flights = layer()
    drawing.isDrawing = () => framesOfDrawing-- > 0
    fly({ root: page({ 1: 100 }).root, layer: flights, layout: NO_LAYOUT, before, picture, after, time: 380 })
    let count = 0
    for (; flights.parts.length === 0; count++) nextFrame()
    return count
  }

  expect([0, 3, 1000].map(framesUntilLaunch)).toEqual([2, 5, 21])
})

it('where cards are is asked in a task between the drawing and the frame, and only of seats at which something changed', async () => {
  const still = { hand: [card(7)] }
  const before = view({ seats: [{ hand: [card(1)], field: [] }, still] })
  const after = view({ seats: [{ hand: [], field: [card(1)] }, still] })
  const picture = pictureOf(page({ 1: 0, 7: 500 }).root, before, after)
  expect([...picture.cards.keys()]).toEqual([1])
  asked = []

  fly({ root: page({ 1: 100, 7: 500 }).root, layer: layer(), layout: NO_LAYOUT, before, picture, after, time: 380 })

  expect(asked).toEqual([])
  await vi.waitFor(() => expect(asked).toEqual(['read', 'read', 'read']))
  nextFrame()
  expect(asked).toContain('write')
})

it('a flight that is called off before the frame leaves everything as it is', () => {
  const before = view({ seats: [{ hand: [card(1)], field: [] }] })
  const after = view({ seats: [{ hand: [], field: [card(1)] }] })
  const picture = pictureOf(page({ 1: 0 }).root, before, after)

  const callOff = fly({
    root: page({ 1: 100 }).root,
    layer: layer(),
    layout: NO_LAYOUT,
    before,
    picture,
    after,
    time: 380,
  })
  callOff()
  while (frames.length > 0) nextFrame()

  expect(asked).not.toContain('write')
})
