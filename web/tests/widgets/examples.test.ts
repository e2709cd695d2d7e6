import { describe, expect, it } from 'vitest'
import type { GameDetail, Layout } from '../../src/lib/protocol'
import { zonesOf } from '../../src/table/areas/places'
import { exampleOf } from '../../src/widgets/examples'
import { area, CHESS, NO_LAYOUT } from '../table/examples'

const FACES = ['Eoraptor', 'Fire Beetle', 'Rat'].map((name) => ({ id: name, name, is_card: true }))
const BADGE = { field: 'stars', label: 'Stars', sign: '★', shown_zero: true, most: 10, look: 'bar', start: 0, goal: 0 }

function example(layout: Partial<Layout>, seats = 2) {
  const detail = { game: { name: 'example' }, layout: { ...NO_LAYOUT, ...layout }, faces: FACES }
  return exampleOf(detail as unknown as GameDetail, seats)
}

describe('an example of a table', () => {
  it('has cards in every zone, in every place of it', () => {
    const slots = { ...area('field'), slots: 5 }
    const { view } = example({
      areas: [[slots, area('deck', 'pile')], [area('hand', 'hand')]],
      shared: [[area('market')]],
    })

    const counts = zonesOf(view).map(({ seat, zone, cards }) => `${seat ?? 'table'} ${zone} ${cards.length}`)
    expect(counts.sort()).toEqual([
      '0 deck 3',
      '0 field 5',
      '0 hand 3',
      '1 deck 3',
      '1 field 5',
      '1 hand 3',
      'table market 3',
    ])
  })

  it('shows no hand but the own', () => {
    const { view } = example({ areas: [[area('hand', 'hand')]] }, 3)

    const known = view.table.seats.map(({ hand }) => (hand as unknown[]).filter((card) => card !== null).length)
    expect(known).toEqual([3, 0, 0])
  })

  it('has every counter, and every state at one seat', () => {
    const flags = ['first', 'out'].map((field) => ({ field, label: field, sign: '', is_faded: false, is_out: false }))
    const { view } = example({ counters: [BADGE] as Layout['counters'], seat_flags: flags }, 3)

    expect(view.table.seats).toEqual([{ stars: 5, first: 1 }, { stars: 5, out: 1 }, { stars: 5 }])
  })

  it('has every figure of a board on a square of its own', () => {
    const { view } = example({ board: CHESS })

    expect([view.table.a1, view.table.c1]).toEqual([2, 10])
  })

  it('has a card in every lane of both seats, and a sum under way', () => {
    const lanes = {
      count: 3,
      centre: 'contest',
      front: 'front',
      under: 'cosmo',
      active: 'lane',
      first: 'attacker',
      totals: ['attack', 'defence'],
      terms: 'terms',
      markers: [],
    } as unknown as Layout['lanes']
    const { view } = example({ lanes })

    const lanesOf = (cards: { slot: number }[]) => cards.map(({ slot }) => slot)
    expect(view.table.seats.map(({ front }) => lanesOf(front as never))).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ])
    expect([view.table.lane, view.table.attack, view.table.defence]).toEqual([0, 3, 2])
  })
})
