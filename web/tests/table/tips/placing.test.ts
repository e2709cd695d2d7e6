import { expect, test } from 'vitest'
import { placeBeside } from '../../../src/table/tips/placing'

const room = { width: 1000, height: 800 }
const size = { width: 200, height: 100 }

test('a menu opens to the right of what it belongs to', () => {
  expect(placeBeside({ x: 100, y: 300, width: 80, height: 100 }, size, room, [])).toEqual({ left: 190, top: 300 })
})

test('at the right edge it opens to the left', () => {
  expect(placeBeside({ x: 900, y: 300, width: 80, height: 100 }, size, room, [])).toEqual({ left: 690, top: 300 })
})

test('over a row of things that can be chosen it opens above the row', () => {
  const row = [0, 100, 300, 400].map((x) => ({ x, y: 650, width: 90, height: 130 }))

  const { top } = placeBeside({ x: 200, y: 650, width: 90, height: 130 }, size, room, row)

  expect(top + size.height).toBeLessThan(650)
})

test('of places that cover no lit thing the one that covers fewer cards is taken', () => {
  const anchor = { x: 400, y: 400, width: 100, height: 100 }
  const size = { width: 200, height: 300 }
  const cardBelow = { x: 520, y: 520, width: 100, height: 100 }

  expect(placeBeside(anchor, size, { width: 1000, height: 1000 }, [], [cardBelow])).toEqual({ left: 510, top: 200 })
})
