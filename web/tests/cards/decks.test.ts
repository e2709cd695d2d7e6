import { describe, expect, it } from 'vitest'
import { anchorOf, coloursOf, curveOf, groupsOf, sizeOf, textOf } from '../../src/cards/decks'
import type { DeckInfo } from '../../src/lib/protocol'
import { face, layout } from './examples'

const DECK: DeckInfo = {
  name: 'Aguma Rush!',
  note: 'Fast.',
  cards: { Colossus: 1, Beetle: 3, Gravity: 2, Rat: 2, Stranger: 1 },
  sections: { Forces: ['Siren', 'Cyclops'] },
}
const FACES = new Map(
  [
    face('Beetle', { facts: { cost: 2 } }),
    face('Colossus', { facts: { cost: 5 }, colours: ['blue', 'red'] }),
    face('Gravity', { type: 'Magic', facts: { cost: 2 } }),
    face('Rat', { type: 'Base Minion', colours: ['neutral'] }),
  ].map((one) => [one.name, one]),
)
const groups = groupsOf(DECK, FACES)

describe('a deck', () => {
  it('has its cards by type, cheap ones first, unknown ones too', () => {
    expect(groups.map(({ title, count, lines }) => [title, count, lines.map((line) => line.name)])).toEqual([
      ['Field Minion', 4, ['Beetle', 'Colossus']],
      ['Magic', 2, ['Gravity']],
      ['Base Minion', 2, ['Rat']],
      ['Cards', 1, ['Stranger']],
    ])
    expect(sizeOf(DECK)).toBe(9)
  })

  it('has a curve of costs without gaps', () => {
    expect(curveOf(groups)).toEqual([
      { cost: 2, count: 5 },
      { cost: 3, count: 0 },
      { cost: 4, count: 0 },
      { cost: 5, count: 1 },
    ])
    expect(curveOf([])).toEqual([])
  })

  it('counts its colours, a card of two colours for both', () => {
    expect(coloursOf(groups, layout()).map(({ colour, count }) => [colour.name, count])).toEqual([
      ['red', 6],
      ['blue', 1],
    ])
  })

  it('can be copied as a deck file', () => {
    expect(textOf(DECK)).toBe(
      'Aguma Rush!\nFast.\nForces: Siren, Cyclops\n\n1 Colossus\n3 Beetle\n2 Gravity\n2 Rat\n1 Stranger\n',
    )
    expect(textOf({ ...DECK, note: '', sections: {} })).toMatch(/^Aguma Rush!\n\n1 Colossus/)
  })

  it('has an anchor', () => {
    expect(anchorOf(DECK)).toBe('aguma-rush-')
  })
})
