import { expect, it } from 'vitest'
import { areaOf, canSeeAll, slotsOf, stacked } from '../../../src/table/areas/places'
import { card, NO_LAYOUT, view } from '../examples'

const handles = (stacks: ReturnType<typeof stacked>) => stacks.map((stack) => stack.map((each) => each?.handle ?? null))

it('cards that are alike in everything shown lie on one stack', () => {
  const cards = [card(1, 'Mana', { rested: 0 }), card(2, 'Mana', { rested: 0 }), card(3, 'Mana', { rested: 1 })]

  expect(handles(stacked(cards))).toEqual([[1, 2], [3]])
})

it('a stack lies where its first card lay', () => {
  expect(handles(stacked([card(1, 'Rat'), card(2, 'Cat'), card(3, 'Rat')]))).toEqual([[1, 3], [2]])
})

it('unknown cards lie on one stack', () => {
  expect(handles(stacked([null, null]))).toEqual([[null, null]])
})

it('a zone with slots is drawn slot by slot, the empty ones too', () => {
  const card = (handle: number, slot: number) => ({ handle, id: 'A', name: 'A', slot })

  expect(slotsOf([card(1, 0), card(2, 2), card(3, 2)], 3)?.map((slot) => slot.map((one) => one?.handle))).toEqual([
    [1],
    [],
    [2, 3],
  ])
  expect(slotsOf([{ handle: 1, id: 'A', name: 'A' }], 3)).toBeNull()
  expect(slotsOf([], 0)).toBeNull()
})

it('what lies in a lane is drawn, slot by slot, and what lies under it is only counted', () => {
  const lanes = {
    label: 'Field',
    count: 5,
    centre: 'field',
    front: 'front',
    front_label: 'Knights',
    under: 'damage',
    under_label: 'Damage',
    markers: [],
    most: '',
    terms: '',
    active: '',
    totals: ['', ''] as [string, string],
    first: '',
  }
  const layout = { ...NO_LAYOUT, lanes }

  expect(areaOf(layout, 0, 'front')).toMatchObject({ zone: 'front', label: 'Knights', slots: 5 })
  expect(areaOf(layout, 1, 'field')?.slots).toBe(5)
  expect(areaOf(layout, null, 'damage')).toBeUndefined()
})

it('one card that all have seen is not the sight of all hands', () => {
  const hands = (...all: (ReturnType<typeof card> | null)[][]) => view({ seats: all.map((hand) => ({ hand })) })

  expect(canSeeAll(hands([card(1)], [card(2), card(3)]), 'hand')).toBe(true)
  expect(canSeeAll(hands([card(1)], [card(2), null]), 'hand')).toBe(false)
  expect(canSeeAll(hands([], []), 'hand')).toBe(false)
})
