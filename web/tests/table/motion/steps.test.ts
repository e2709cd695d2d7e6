import { expect, it } from 'vitest'
import { stepsTo } from '../../../src/table/motion/steps'
import { view } from '../examples'

const START = [{ life: 1 }, { life: 2 }, { life: 3 }, { life: 4 }]
const lives = ({ table }: ReturnType<typeof view>) => table.seats.map(({ life }) => life)

it('a deal is drawn seat by seat, the near one first and the middle of the table last, a few zones at a time', () => {
  const piles = (cards: null[]) => ({ first: cards, second: cards, third: cards, last: cards })
  const before = view({ seats: START, table: { ...piles([null]), round: 0 } })
  const seats = START.map(({ life }) => ({ life: life * 10 }))
  const after = view({ seats, table: { ...piles([]), round: 1 } })

  const steps = stepsTo(before, after)

  expect(steps.map(lives)).toEqual([
    [10, 2, 3, 4],
    [10, 20, 3, 4],
    [10, 20, 30, 4],
    [10, 20, 30, 40],
    [10, 20, 30, 40],
    [10, 20, 30, 40],
  ])
  expect(steps.map(({ table }) => table.third.length)).toEqual([1, 1, 1, 1, 0, 0])
  expect(steps.map(({ table }) => table.last.length)).toEqual([1, 1, 1, 1, 1, 0])
  expect(steps.every(({ table }) => table.round === 1)).toBe(true)
  expect(steps.at(-1)).toBe(after)
})

it('seats that did not change take no step', () => {
  const before = view({ seats: START })
  const after = view({ seats: START.map((fields, seat) => (seat === 2 ? fields : { life: 0 })) })

  expect(stepsTo(before, after).map(lives)).toEqual([
    [0, 2, 3, 4],
    [0, 0, 3, 4],
    [0, 0, 3, 0],
  ])
})

it('what changed at the near seat and one other is drawn at once', () => {
  const after = view({ seats: [{ life: 0 }, { life: 0 }, ...START.slice(2)] })

  expect(stepsTo(view({ seats: START }), after)).toEqual([after])
})
