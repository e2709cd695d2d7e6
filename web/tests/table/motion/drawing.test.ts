import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { View } from '../../../src/lib/protocol'
import { Drawing } from '../../../src/table/motion/drawing.svelte'
import { NO_LAYOUT, view } from '../examples'

const settings = vi.hoisted(() => ({ duration: (time: number) => time }))
// Test files share what they import: this one has settings of its own, and leaves none of them behind.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())
vi.mock('../../../src/lib/settings.svelte', () => ({ settings }))

const MARK = { field: 'attacker', sign: '⚔', label: 'attacks', of_seat: false }
const NONE = { lit: new Set<string>(), taken: new Set<string>(), equals: new Map<number, number>() }
const START = view({ seats: [{ life: 1 }, { life: 2 }, { life: 3 }] })
const NEXT = view({ seats: [{ life: 10 }, { life: 20 }, { life: 30 }], table: { attacker: 5 } })
const lives = ({ table }: View) => table.seats.map(({ life }) => life)
const lit = (...things: string[]) => ({ ...NONE, lit: new Set(things) })

let frames: (() => void)[]

beforeEach(() => {
  frames = []
  settings.duration = (time) => time
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  return () => {
    while (frames.length > 0) nextFrame()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

function nextFrame(): void {
  for (const frame of frames.splice(0)) frame()
  vi.runAllTimers()
}

const begin = (): Drawing => new Drawing(() => ({ ...NO_LAYOUT, marks: [MARK] }) as typeof NO_LAYOUT, START, NONE)

it('a view with many changes is drawn a seat a frame', () => {
  const drawing = begin()
  drawing.show(NEXT, () => undefined)

  const seen = [lives(drawing.view)]
  while (drawing.view !== NEXT) {
    nextFrame()
    seen.push(lives(drawing.view))
  }

  expect(seen).toEqual([
    [1, 2, 3],
    [10, 2, 3],
    [10, 20, 3],
    [10, 20, 30],
  ])
  expect(drawing.last).toBe(START)
  expect([...drawing.signs.keys()]).toEqual([5])
})

it('before the first part, and only then, somebody may look where everything was', () => {
  const drawing = begin()
  const looked: number[][] = []
  drawing.show(NEXT, () => looked.push(lives(drawing.view) as number[]))
  expect(looked).toEqual([])

  for (let frame = 0; frame < 4; frame++) nextFrame()

  expect(looked).toEqual([[1, 2, 3]])
})

it('a newer view takes the place of the parts that are not drawn yet', () => {
  const drawing = begin()
  const newer = view({ seats: [{ life: 100 }, { life: 200 }, { life: 300 }] })
  drawing.show(NEXT, () => undefined)
  nextFrame()
  drawing.show(newer, () => undefined)

  const seen: unknown[] = []
  while (drawing.view !== newer) {
    nextFrame()
    seen.push(...lives(drawing.view))
  }

  expect(seen).not.toContain(30)
  expect(lives(drawing.last as View)).toEqual([10, 2, 3])
})

it('a view that is far from the one before is drawn at once, and so is every one without motion', () => {
  const drawing = begin()
  drawing.jump(NEXT)
  expect(drawing.view).toBe(NEXT)

  settings.duration = () => 0
  drawing.show(START, () => undefined)

  expect(drawing.view).toBe(START)
})

it('lights come a frame later', () => {
  const drawing = begin()
  drawing.light(lit('card:1'))
  expect([...drawing.lit]).toEqual([])

  nextFrame()

  expect([...drawing.lit]).toEqual(['card:1'])
})

it('lights that were called off do not come', () => {
  const drawing = begin()
  const callOff = drawing.light(lit('card:1'))
  callOff()
  drawing.light(lit('card:2'))
  nextFrame()

  expect([...drawing.lit]).toEqual(['card:2'])
})

it('that nothing is lit is the same each time, so that nothing is drawn for it', () => {
  const drawing = begin()
  const before = [drawing.lit, drawing.taken, drawing.equals]

  drawing.light({ lit: new Set(), taken: new Set(), equals: new Map() })
  expect(frames).toEqual([])
  drawing.light(lit('card:1'))
  nextFrame()
  drawing.light(lit())
  nextFrame()

  expect([drawing.lit, drawing.taken, drawing.equals].every((each, place) => each === before[place])).toBe(true)
})

it('a table that is gone draws nothing more', () => {
  const drawing = begin()
  drawing.show(NEXT, () => undefined)
  drawing.close()
  for (let frame = 0; frame < 4; frame++) nextFrame()

  expect(drawing.view).toBe(START)
})
