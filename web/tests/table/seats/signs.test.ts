import { expect, it } from 'vitest'
import { cardSigns, isFaded, seatSigns, turnSeat } from '../../../src/table/seats/signs'
import { NO_LAYOUT, view } from '../examples'

const ATTACKER = { field: 'attacker', label: 'Attacks', sign: '▶', of_seat: false }
const TARGET = { field: 'target', label: 'Is attacked', sign: '◆', of_seat: true }
const OVER = { winners: [0], scores: [1, 0], places: [1, 2], sheet: [], reason: 'Life', rule: 'EX-2' }

it('a mark lies on the card that its field names', () => {
  const layout = { ...NO_LAYOUT, marks: [ATTACKER] }

  expect([...cardSigns(layout, view({ table: { attacker: 7 } }))]).toEqual([[7, [{ sign: '▶', label: 'Attacks' }]]])
})

it('a field that names no card marks none', () => {
  const layout = { ...NO_LAYOUT, marks: [ATTACKER] }

  expect(cardSigns(layout, view({ table: { attacker: null } })).size).toBe(0)
  expect(cardSigns(layout, view({ table: { attacker: -2 } })).size).toBe(0)
})

it('when the match is over nothing is marked', () => {
  const layout = { ...NO_LAYOUT, marks: [ATTACKER, TARGET] }
  const over = view({ table: { attacker: 7, target: 1 }, result: OVER })

  expect(cardSigns(layout, over).size).toBe(0)
  expect(seatSigns(layout, over, 1)).toEqual([])
})

it('a seat has its states and its marks', () => {
  const layout = {
    ...NO_LAYOUT,
    marks: [TARGET],
    seat_flags: [{ field: 'sealed', label: 'Sealed', sign: '⛓', is_faded: true, is_out: false }],
  }
  const attacked = view({ table: { target: 1 }, seats: [{ sealed: 0 }, { sealed: 1 }] })

  expect(seatSigns(layout, attacked, 1).map((sign) => sign.label)).toEqual(['Sealed', 'Is attacked'])
  expect(isFaded(layout, attacked, 1)).toBe(true)
  expect(isFaded(layout, attacked, 0)).toBe(false)
})

it('it is the turn of the seat that the headline names', () => {
  const layout = { ...NO_LAYOUT, headline: 'Turn {turn} of {active:seat}' }

  expect(turnSeat(layout, view({ table: { active: 1 } }))).toBe(1)
  expect(turnSeat(layout, view({ table: { turn: 0, active: 1 } }))).toBeNull()
  expect(turnSeat(layout, view({ table: { active: 1 }, result: OVER }))).toBeNull()
})
