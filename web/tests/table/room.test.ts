import { expect, it } from 'vitest'
import type { Layout } from '../../src/lib/protocol'
import { roomOn } from '../../src/table/room'
import { area, NO_LAYOUT } from './examples'

const row = (slots: number) => ({ ...area('row'), form: 'row' as const, slots, shown_empty: true })
const withRows = (...rows: number[]): Layout => ({ ...NO_LAYOUT, areas: rows.map((slots) => [row(slots)]) })
const withShared = (...slots: number[]): Layout => ({ ...withRows(3), shared: [slots.map(row)] })

it('in a duel the rows of both seats share the height, and with more opponents only those of the near one', () => {
  expect(roomOn(withRows(5), 1).units).toBe(2)
  expect(roomOn(withRows(5, 3), 1).units).toBeCloseTo(3.7)
  expect(roomOn(withRows(5, 3), 4).units).toBeCloseTo(1.85)
})

it('cards that are only counted are smaller than others behind a row', () => {
  const counted = { ...row(3), ready_unless: 'is_rested' }

  expect(roomOn(withRows(5, 3), 1).behind).toBe(0.85)
  expect(roomOn({ ...NO_LAYOUT, areas: [[row(5)], [counted]] }, 1).behind).toBe(0.66)
})

it('the longest row says how many cards lie side by side', () => {
  expect(roomOn(withRows(5, 7), 1).across).toBe(7)
  expect(roomOn(NO_LAYOUT, 1).across).toBe(1)
})

it('a wide row between the seats takes two lines in a duel', () => {
  const { across, middle, isWide } = roomOn(withShared(6, 4), 1)

  expect([across, middle, isWide]).toEqual([6, 6, true])
  expect(roomOn(withShared(6, 4), 2)).toMatchObject({ middle: 10, isWide: true })
  expect(roomOn(withShared(4, 3), 1)).toMatchObject({ across: 7, middle: 7, isWide: false })
})

it('several opponents have one row of small cards, of which the height is spent beforehand', () => {
  const lanes = {} as Layout['lanes']

  expect(roomOn(withRows(5), 1).spent).toBe(8.2)
  expect(roomOn({ ...withRows(5), lanes }, 1).spent).toBe(7.1)
  expect(roomOn(withRows(5), 3).spent).toBe(19.6)
  expect(roomOn(withShared(6, 4), 3).spent).toBe(15.6)
})
