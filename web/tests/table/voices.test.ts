import { describe, expect, it } from 'vitest'
import type { Player } from '../../src/lib/protocol'
import { Voices } from '../../src/table/voices'

function player(seat: number, kind: Player['kind'], name: string, is_you = false): Player {
  return { seat, kind, name, is_you, is_here: true }
}

const DUEL = new Voices([player(0, 'person', 'Ada', true), player(1, 'bot', 'greedy bot')])

describe('a sentence of the engine', () => {
  it.each([
    ['Player 1 draws a card.', 'You draw a card.'],
    ['Player 2 draws a card.', 'Greedy bot draws a card.'],
    ['Player 1 passes.', 'You pass.'],
    ['Player 1 loses 1 Life.', 'You lose 1 Life.'],
    ['Player 1 is attacked by Scorpio with 3.', 'You are attacked by Scorpio with 3.'],
    ['Player 1 has chosen.', 'You have chosen.'],
    ['Player 1 does not block.', 'You do not block.'],
    ['Player 1 goes first.', 'You go first.'],
    ['Player 1 returns 2 cards and draws as many.', 'You return 2 cards and draw as many.'],
    ['Player 1 can do nothing and discards Pawn.', 'You can do nothing and discard Pawn.'],
    ['Player 1 may choose one of 3 Gods.', 'You may choose one of 3 Gods.'],
    ["Player 1's Life reached 0.", 'Your Life reached 0.'],
    ["Player 2's Life reached 0.", "Greedy bot's Life reached 0."],
    ["Zeus returns to Player 1's hand.", 'Zeus returns to your hand.'],
    ['The Attack on Player 1 costs 2 Energy.', 'The Attack on you costs 2 Energy.'],
    ['The Main God of Player 1 has no Energy left.', 'Your Main God has no Energy left.'],
    ['A Neutral Mana of Player 1 takes a colour.', 'A Neutral Mana of yours takes a colour.'],
    ['Turn 3: Player 1.', 'Turn 3: you.'],
    ['Contest 1: Player 1 is the Offense.', 'Contest 1: you are the Offense.'],
    ['Turn 3 · Player 1', 'Turn 3 · You'],
    ['Attack Player 2', 'Attack Greedy bot'],
    ['Player 12 passes.', 'Player 12 passes.'],
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
