import { beforeEach, expect, it, vi } from 'vitest'
import { forget, mayDraw } from '../../src/table/drawing'

const settings = vi.hoisted(() => ({ duration: (time: number) => time }))
vi.mock('../../src/lib/settings.svelte', () => ({ settings }))

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

it('of many new cards two are drawn at once and two after each frame, in their order', () => {
  const drawn: number[] = []
  for (const each of [1, 2, 3, 4, 5]) if (mayDraw(() => drawn.push(each))) drawn.push(each)

  expect(drawn).toEqual([1, 2])
  nextFrame()
  expect(drawn).toEqual([1, 2, 3, 4])
  nextFrame()
  expect(drawn).toEqual([1, 2, 3, 4, 5])
})

it('a card that is gone again is not drawn', () => {
  const drawn: string[] = []
  const third = () => drawn.push('third')
  mayDraw(() => undefined)
  mayDraw(() => undefined)
  mayDraw(third)
  forget(third)
  nextFrame()

  expect(drawn).toEqual([])
})

it('without motion every card is drawn at once', () => {
  settings.duration = () => 0

  expect([1, 2, 3, 4].map(() => mayDraw(() => undefined))).toEqual([true, true, true, true])
})
