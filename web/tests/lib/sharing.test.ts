import { expect, test } from 'vitest'
import { sharing } from '../../src/lib/sharing'

const card = (handle: number, bp = 100) => ({ handle, id: `C${handle}`, bp })

test('what is equal is the same object as before, whatever changed beside it', () => {
  const before = {
    turn: 1,
    seats: [
      { life: 5, hand: [card(1), null] },
      { life: 6, hand: [card(2)] },
    ],
  }
  const after = sharing(before, {
    turn: 2,
    seats: [
      { life: 5, hand: [card(1), null] },
      { life: 4, hand: [card(2)] },
    ],
  })

  expect(after).toEqual({
    turn: 2,
    seats: [
      { life: 5, hand: [card(1), null] },
      { life: 4, hand: [card(2)] },
    ],
  })
  expect(after.seats[0]).toBe(before.seats[0])
  expect(after.seats[1]).not.toBe(before.seats[1])
  expect(after.seats[1]?.hand).toBe(before.seats[1]?.hand)
})

test('a card is followed by its handle when others leave the zone', () => {
  const before = [card(1), card(2), card(3)]
  const after = sharing(before, [card(2), card(3, 200)])

  expect(after).toEqual([card(2), card(3, 200)])
  expect(after[0]).toBe(before[1])
  expect(after[1]).not.toBe(before[2])
})

test('a tree that says the same is the tree before', () => {
  const before = { zone: [card(1)], board: { a1: 4 } }

  expect(sharing(before, structuredClone(before))).toBe(before)
})

test('what is gone, new or of another kind is not kept', () => {
  expect(sharing({ a: [1], b: 2 }, { a: {} })).toEqual({ a: {} })
  expect(sharing([card(1)], { 0: card(1) })).toEqual({ 0: card(1) })
  expect(sharing(undefined, null)).toBe(null)
  expect(sharing({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined })
  expect(sharing([card(1), card(2)], [card(2), card(1)])).toEqual([card(2), card(1)])
})
