import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { forget, mayDraw, mayDrawPart } from '../../../src/table/motion/frames'

const settings = vi.hoisted(() => ({ duration: (time: number) => time }))
// Test files share what they import: this one has settings of its own, and leaves none of them behind.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())
vi.mock('../../../src/lib/settings.svelte', () => ({ settings }))

let frames: (() => void)[]
let now = 0

beforeEach(() => {
  frames = []
  settings.duration = (time) => time
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
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

it('of many new cards as many are drawn after a frame as there is time for, in their order', () => {
  const drawn: number[] = []
  const drawing = (each: number, time: number) => () => {
    drawn.push(each)
    now += time
  }
  const [slow, quick] = [9, 2]
  for (const each of [1, 2]) expect(mayDraw(drawing(each, slow))).toBe(false)
  for (const each of [3, 4, 5]) expect(mayDraw(drawing(each, quick))).toBe(false)

  expect(drawn).toEqual([])
  nextFrame()
  expect(drawn).toEqual([1])
  nextFrame()
  expect(drawn).toEqual([1, 2])
  nextFrame()
  expect(drawn).toEqual([1, 2, 3, 4])
  nextFrame()
  expect(drawn).toEqual([1, 2, 3, 4, 5])
})

it('the parts of a view do not wait for cards', () => {
  const drawn: string[] = []
  for (const each of ['one card', 'another']) mayDraw(() => drawn.push(each))
  for (const each of ['near', 'far']) expect(mayDrawPart(() => drawn.push(each))).toBe(false)
  for (let frame = 0; frame < 4; frame++) nextFrame()

  expect(drawn).toEqual(['near', 'far', 'one card', 'another'])
})

it('what comes after a frame waits for the next one, also a part before cards', () => {
  const drawn: string[] = []
  mayDraw(() => drawn.push('card'))
  for (const frame of frames.splice(0)) frame()
  mayDrawPart(() => drawn.push('part'))
  vi.runAllTimers()

  expect(drawn).toEqual(['card'])
  nextFrame()
  expect(drawn).toEqual(['card', 'part'])
})

it('a card that is gone again is not drawn', () => {
  const drawn: string[] = []
  const gone = () => drawn.push('gone')
  mayDraw(gone)
  mayDraw(() => drawn.push('there'))
  forget(gone)
  nextFrame()

  expect(drawn).toEqual(['there'])
})

it('without motion every card is drawn at once', () => {
  settings.duration = () => 0

  expect([1, 2, 3, 4].map(() => mayDraw(() => undefined))).toEqual([true, true, true, true])
})
