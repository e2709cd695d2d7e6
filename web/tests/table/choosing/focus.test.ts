import { expect, it } from 'vitest'
import { nextBox } from '../../../src/table/choosing/focus'

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 })

it('the nearest thing ahead is next', () => {
  expect(nextBox(box(0, 0), [box(0, 0), box(40, 0), box(20, 0)], 'ArrowRight')).toBe(2)
})

it('what lies in line comes before what lies aside', () => {
  expect(nextBox(box(0, 100), [box(0, 0), box(60, 60)], 'ArrowUp')).toBe(0)
})

it('nothing lies behind the last thing', () => {
  expect(nextBox(box(0, 0), [box(0, 0), box(20, 0)], 'ArrowLeft')).toBe(-1)
})
