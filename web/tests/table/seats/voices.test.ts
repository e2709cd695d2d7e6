import { describe, expect, it } from 'vitest'
import type { Player } from '../../../src/lib/protocol'
import { Voices } from '../../../src/table/seats/voices'
import sentences from './voices.json'

function player(seat: number, kind: Player['kind'], name: string, is_you = false): Player {
  return { seat, kind, name, is_you, is_here: true }
}

const DUEL = new Voices([player(0, 'person', 'Ada', true), player(1, 'bot', 'greedy bot')])

describe('a sentence of the engine', () => {
  it.each([
    ...sentences,
    ['Player 2 draws a card.', 'Greedy bot draws a card.'],
    ["Player 2's Life reached 0.", "Greedy bot's Life reached 0."],
    ['Attack Player 2', 'Attack Greedy bot'],
  ])('%s is told as %s', (said, told) => {
    expect(DUEL.tell(said)).toBe(told)
  })

  it('is in the third person for who only watches', () => {
    const seen = new Voices([player(0, 'person', 'Ada'), player(1, 'person', 'Bea')])

    expect(seen.tell('Player 1 attacks Player 2.')).toBe('Ada attacks Bea.')
  })
})

it('names that are taken twice have the number of the seat', () => {
  const many = new Voices([
    player(0, 'person', 'Guest', true),
    player(1, 'bot', 'greedy bot'),
    player(2, 'bot', 'greedy bot'),
    player(3, 'person', 'Guest'),
  ])

  expect([0, 1, 2, 3].map((seat) => many.name(seat))).toEqual(['You', 'Greedy bot 2', 'Greedy bot 3', 'Guest'])
})
