import { describe, expect, it } from 'vitest'
import { chooseCards, exampleQueries, filtersOf, readWanted, writeWanted, type Wanted } from '../../src/cards/gallery'
import { badge, face, layout } from './examples'

const FACES = [
  face('Gravity', { type: 'Magic', facts: { cost: 3 } }),
  face('Beetle', { keywords: ['Charge'], facts: { cost: 2, bp: 300 } }),
  face('Undine', { colours: ['blue'], facts: { cost: 10, bp: 500 } }),
  face('Siren', { type: 'Force', colours: [], facts: {} }),
]
const EVERYTHING = readWanted('')
const chosen = (more: Partial<Wanted>) => chooseCards(FACES, { ...EVERYTHING, ...more }).faces.map((one) => one.name)

describe('what is wanted', () => {
  it('goes into the address and comes out again', () => {
    const wanted = {
      words: 'a "b c" cost<=3',
      type: 'Magic',
      colours: ['red', 'blue'],
      cost: '3',
      keyword: 'Flash',
      order: 'name',
    }
    expect(readWanted(writeWanted(wanted))).toEqual(wanted)
  })

  it('is nothing in the address when it is everything', () => {
    expect(writeWanted(EVERYTHING)).toBe('')
  })

  it('is narrowed by every filter', () => {
    expect(chosen({})).toHaveLength(4)
    expect(chosen({ type: 'Magic' })).toEqual(['Gravity'])
    expect(chosen({ colours: ['blue'] })).toEqual(['Undine'])
    expect(chosen({ colours: ['blue', 'red'] })).toEqual(['Gravity', 'Beetle', 'Undine'])
    expect(chosen({ cost: '2' })).toEqual(['Beetle'])
    expect(chosen({ keyword: 'Charge' })).toEqual(['Beetle'])
    expect(chosen({ type: 'Magic', words: 'undine' })).toEqual([])
  })

  it('can be asked for by facts that only other cards have', () => {
    expect(chooseCards(FACES, { ...EVERYTHING, type: 'Force', words: 'bp>=300' })).toEqual({ faces: [], mistake: '' })
  })

  it('is sorted: names from A, costs from the lowest, other numbers from the highest, none last', () => {
    expect(chosen({ order: 'name' })).toEqual(['Beetle', 'Gravity', 'Siren', 'Undine'])
    expect(chosen({ order: 'cost' })).toEqual(['Beetle', 'Gravity', 'Undine', 'Siren'])
    expect(chosen({ order: 'bp' })).toEqual(['Undine', 'Beetle', 'Gravity', 'Siren'])
  })
})

describe('filters', () => {
  it('offer what there is', () => {
    const filters = filtersOf(FACES, layout({ badges: [badge('cost'), badge('bp'), badge('need')] }))
    expect(filters.types).toEqual(['Magic', 'Field Minion', 'Force'])
    expect(filters.colours.map((colour) => colour.name)).toEqual(['red', 'blue'])
    expect(filters.costs).toEqual(['2', '3', '10'])
    expect(filters.keywords).toEqual(['Charge'])
    expect(filters.orders.map((order) => order.value)).toEqual(['', 'name', 'cost', 'bp'])
  })

  it('tell by examples what can be asked', () => {
    expect(
      exampleQueries([face('Undine', { facts: { name: 'Undine', bp: 1, cost: 2, colour: 'blue and red' } })]),
    ).toEqual(['cost<=3', 'colour:blue'])
    expect(exampleQueries([face('Pawn', { facts: { id: 'P', name: 'Pawn', colour: '', copies: 8 } })])).toEqual([
      'copies<=3',
    ])
  })
})
