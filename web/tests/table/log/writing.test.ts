import { expect, it } from 'vitest'
import { paragraphsOf } from '../../../src/table/log/log'
import { keeping, written } from '../../../src/table/log/writing'
import { event, withRoles } from '../examples'

const EVENTS = withRoles({ turn_began: ['heading'], played: ['cause'] }, [
  event('turn_began', 'Turn 1.'),
  event('drew', 'You draw.'),
  event('turn_began', 'Turn 2.'),
  event('played', 'You play a card.'),
  event('destroyed', 'It is destroyed.'),
  event('played', 'You play another.'),
])
const paragraphs = (count: number) => paragraphsOf(EVENTS.slice(0, count), true)

it('a turn to which nothing was added stays the same', () => {
  const before = paragraphs(4)

  const after = keeping(before, paragraphs(5))

  expect(after).toEqual(paragraphs(5))
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false])
})

it('a line under which nothing was added stays the same', () => {
  const before = keeping([], paragraphs(5))

  const after = keeping(before, paragraphs(6))

  expect(after).toEqual(paragraphs(6))
  expect(after[1]?.lines[0]).toBe(before[1]?.lines[0])
})

it('a line with something new under it, or that is said again, is another one', () => {
  const again = [EVENTS[0]!, EVENTS[1]!, event('drew', 'You draw.')]

  expect(keeping(paragraphs(4), paragraphs(5))[1]?.lines[0]?.under).toHaveLength(1)
  expect(keeping(paragraphs(2), paragraphsOf(again, true))[0]?.lines[0]?.times).toBe(2)
})

const LONG = Array.from({ length: 12 }, (_, place) => event('drew', `Card ${place}.`))

it('what was never written is written at once', () => {
  expect(written([], LONG)).toBe(LONG)
  expect(written([event('drew', 'Of another match.')], LONG)).toBe(LONG)
})

it('what is new is written four events at a time', () => {
  const first = written(LONG.slice(0, 2), LONG)
  const second = written(first, LONG)

  expect([first, second]).toEqual([LONG.slice(0, 6), LONG.slice(0, 10)])
  expect(written(second, LONG)).toBe(LONG)
})

it('a log that lost its beginning goes on where it was written', () => {
  expect(written(LONG.slice(0, 5), LONG.slice(3))).toEqual(LONG.slice(3, 9))
})

const ATTACK = [
  event('rested', 'It rests.', { card: 7, roles: ['minor'] }),
  event('attacked', 'It attacks.', { card: 7, roles: ['attack'] }),
]

it('what an attacker does for its attack is not written without it', () => {
  const log = [...LONG.slice(0, 5), ...ATTACK, ...LONG.slice(5)]

  expect(written(log.slice(0, 2), log)).toEqual(log.slice(0, 7))
})

it('what ends with such an attack is written to its end', () => {
  const log = [...LONG.slice(0, 5), ...ATTACK]

  expect(written(log.slice(0, 2), log)).toBe(log)
})
