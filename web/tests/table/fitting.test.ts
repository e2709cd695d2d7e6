import { expect, it } from 'vitest'
import type { Layout } from '../../src/lib/protocol'
import { fitted } from '../../src/table/fitting'
import { area, NO_LAYOUT } from './examples'

it('has as many places in a zone as the rule option of the match says', () => {
  const slots = { ...area('slots'), slots: 5, slots_option: 'places' }
  const layout = { areas: [[slots, area('field')]] } as unknown as Layout

  const counts = (options: Record<string, unknown>) =>
    fitted(layout, { options, mode: 'standard' }).areas[0]?.map((each) => each.slots)

  expect(counts({ places: 3 })).toEqual([3, 0])
  expect(counts({})).toEqual([5, 0])
})

it('has the goal of a match between teams, in which no number wins by itself', () => {
  const energy = { field: 'energy', label: 'Energy', sign: '', shown_zero: true, most: 25, start: 0, goal: 25 }
  const layout: Layout = {
    ...NO_LAYOUT,
    counters: [{ ...energy, look: 'bar' }],
    goal: 'Reach 25 Energy.',
    goal_rule: 'KG-125',
    sides_mode: 'team',
    sides_goal: 'Bring their Main God to 0.',
    sides_goal_rule: 'KG-123',
  }
  const told = (mode: string) => {
    const { goal, goal_rule, counters } = fitted(layout, { options: {}, mode })
    return [goal, goal_rule, counters[0]?.goal]
  }

  expect(told('individual')).toEqual(['Reach 25 Energy.', 'KG-125', 25])
  expect(told('team')).toEqual(['Bring their Main God to 0.', 'KG-123', 0])
})
