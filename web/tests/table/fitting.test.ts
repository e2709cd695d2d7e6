import { expect, it } from 'vitest'
import type { Layout } from '../../src/lib/protocol'
import { fitted } from '../../src/table/fitting'
import { area } from './examples'

it('has as many places in a zone as the rule option of the match says', () => {
  const slots = { ...area('slots'), slots: 5, slots_option: 'places' }
  const layout = { areas: [[slots, area('field')]] } as unknown as Layout

  const counts = (options: Record<string, unknown>) => fitted(layout, options).areas[0]?.map((each) => each.slots)

  expect(counts({ places: 3 })).toEqual([3, 0])
  expect(counts({})).toEqual([5, 0])
})
