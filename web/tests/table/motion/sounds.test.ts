import { beforeEach, expect, it, vi } from 'vitest'
import type { Sound } from '../../../src/lib/sound'
import { Sounds } from '../../../src/table/motion/sounds'
import { event, NO_LAYOUT, state, view } from '../examples'

const played: Sound[] = []
vi.mock('../../../src/lib/sound', () => ({ play: (sound: Sound) => played.push(sound) }))
beforeEach(() => void (played.length = 0))

const LAYOUT = { ...NO_LAYOUT, sounds: { drew: 'draw', attacked: 'attack' } as const }

function endFor(seat: number | null, winners: number[]): Sound[] {
  const result = { places: [], reason: '', rule: '', scores: [], sheet: [], winners }
  new Sounds().play(LAYOUT, seat, state({ view: view({ result }) }), [event('ended', 'It is over.')])
  return played.splice(0)
}

it('of all that happened what matters most is heard', () => {
  new Sounds().play(LAYOUT, 0, state(), [event('drew', 'You draw.'), event('attacked', 'It attacks.')])

  expect(played).toEqual(['attack'])
})

it('who has waited hears that it is their turn', () => {
  const sounds = new Sounds()
  for (const question of [1, null, 2, 3]) sounds.play(LAYOUT, 0, state({ question }), [])

  expect(played).toEqual(['turn'])
})

it('an end sounds like a win or a loss for those who won or lost, and like neither for all others', () => {
  expect([endFor(0, [0]), endFor(0, [1]), endFor(0, []), endFor(null, [1])]).toEqual([
    ['won'],
    ['lost'],
    ['turn'],
    ['turn'],
  ])
})
