import { expect, it } from 'vitest'
import { searchCards } from '../../src/cards/search'
import { face } from './examples'

const FACES = [
  face('Gravity', { kind: 'Red Magic', facts: { cost: 3, type: 'Magic', colour: 'red' }, text: ['Destroy a beetle.'] }),
  face('Fire Beetle', { facts: { cost: 2, type: 'Field Minion', colour: 'red' }, keywords: ['Charge'] }),
  face('Undine', { kind: 'Blue Sprite', facts: { cost: 5, type: 'Field Minion', colour: 'blue' } }),
  face('Siren', { kind: 'Force', facts: { type: 'Force', points: 2 } }),
]
const found = (query: string) => searchCards(FACES, query).faces.map((one) => one.name)

it('finds everything without a query', () => {
  expect(found('')).toHaveLength(4)
  expect(found('   ')).toHaveLength(4)
})

it('looks for words in name, kind, text and keywords, names first', () => {
  expect(found('beetle')).toEqual(['Fire Beetle', 'Gravity'])
  expect(found('charge')).toEqual(['Fire Beetle'])
  expect(found('blue')).toEqual(['Undine'])
})

it('wants every part to hold', () => {
  expect(found('beetle cost<=2')).toEqual(['Fire Beetle'])
  expect(found('beetle cost>=4')).toEqual([])
})

it('compares numbers; a card without the number only differs from it', () => {
  expect(found('cost<3')).toEqual(['Fire Beetle'])
  expect(found('cost = 5')).toEqual(['Undine'])
  expect(found('cost!=5')).toEqual(['Gravity', 'Fire Beetle', 'Siren'])
})

it('asks for words in facts, also in other spellings', () => {
  expect(found('color:blue')).toEqual(['Undine'])
  expect(found('type:"field minion"')).toEqual(['Fire Beetle', 'Undine'])
  expect(found('type!=magic -force')).toEqual(['Fire Beetle', 'Undine'])
})

it('takes phrases and leaves out words', () => {
  expect(found('"fire beetle"')).toEqual(['Fire Beetle'])
  expect(found('-beetle')).toEqual(['Undine', 'Siren'])
})

it('says what it does not understand and goes on with the rest', () => {
  expect(searchCards(FACES, 'mana<=3 undine')).toMatchObject({
    faces: [{ name: 'Undine' }],
    mistake: 'Cards have no “mana”; you can ask for colour, cost, points, type.',
  })
  expect(searchCards(FACES, 'cost<=many').mistake).toBe('cost is a number: write cost<=3 or cost=2.')
  expect(searchCards(FACES, 'type<=3').mistake).toBe('type is a word: write type:… or type!=….')
  expect(searchCards(FACES, 'cost<').mistake).toBe('')
})

it('asks for what a card prints by its own name before other words for it', () => {
  const knights = [...FACES, face('Sea Serpent', { facts: { force: 2, force_cost: 3, points: 1 } })]
  const named = (query: string) => searchCards(knights, query).faces.map((one) => one.name)
  expect(named('force>=2')).toEqual(['Sea Serpent'])
  expect(named('force_cost<=3')).toEqual(['Sea Serpent'])
})
