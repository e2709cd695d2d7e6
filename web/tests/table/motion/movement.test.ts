import { expect, it } from 'vitest'
import { figureSteps, flowsBetween } from '../../../src/table/motion/movement'
import { card, CHESS, view } from '../examples'

const seats = (...all: Record<string, unknown>[]) => view({ seats: all })

it('a card that becomes known comes from the zone that lost an unknown one', () => {
  const before = seats({ deck: [null, null], hand: [] }, { deck: [null, null] })
  const after = seats({ deck: [null], hand: [card(5)] }, { deck: [null, null] })

  expect(flowsBetween(before, after)).toEqual([
    { handle: 5, from: { seat: 0, zone: 'deck' }, to: { seat: 0, zone: 'hand' } },
  ])
})

it('a card that is shuffled away goes to the zone that gained an unknown one', () => {
  const before = seats({ trash: [card(5)], deck: [null] })
  const after = seats({ trash: [], deck: [null, null] })

  expect(flowsBetween(before, after)).toEqual([
    { handle: 5, from: { seat: 0, zone: 'trash' }, to: { seat: 0, zone: 'deck' } },
  ])
})

it('a card that nobody at this seat knows passes from pile to hand', () => {
  const before = seats({}, { deck: [null, null], hand: [] })
  const after = seats({}, { deck: [null], hand: [null] })

  expect(flowsBetween(before, after)).toEqual([
    { handle: null, from: { seat: 1, zone: 'deck' }, to: { seat: 1, zone: 'hand' } },
  ])
})

it('a card that is revealed where it lies does not move', () => {
  expect(flowsBetween(seats({ hand: [null] }), seats({ hand: [card(5)] }))).toEqual([])
})

it('a card that both views know is no flow: its handle is enough', () => {
  expect(flowsBetween(seats({ hand: [card(5)], field: [] }), seats({ hand: [], field: [card(5)] }))).toEqual([])
})

it('a card from a shared pile comes from there', () => {
  const before = view({ table: { pile: [null] }, seats: [{ hand: [] }] })
  const after = view({ table: { pile: [] }, seats: [{ hand: [null] }] })

  expect(flowsBetween(before, after)).toEqual([
    { handle: null, from: { seat: null, zone: 'pile' }, to: { seat: 0, zone: 'hand' } },
  ])
})

function position(figures: Record<string, number>) {
  const empty = Object.fromEntries(
    [...'abcdefgh'].flatMap((file) => [1, 2, 3, 4, 5, 6, 7, 8].map((r) => [file + r, 0])),
  )
  return view({ table: { ...empty, ...figures } })
}

it('a figure went from where it is missing to where the same one stands now', () => {
  expect(figureSteps(CHESS, position({ a1: 2 }), position({ c2: 2 }))).toEqual([{ from: 0, to: 10 }])
})

it('a figure that takes another replaces it', () => {
  expect(figureSteps(CHESS, position({ a1: 2, c2: 10 }), position({ c2: 2 }))).toEqual([{ from: 0, to: 10 }])
})

it('two figures that change places are two steps', () => {
  expect(figureSteps(CHESS, position({ a1: 2, b1: 10 }), position({ a1: 10, b1: 2 }))).toEqual([
    { from: 1, to: 0 },
    { from: 0, to: 1 },
  ])
})
