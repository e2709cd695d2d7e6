import { expect, it } from 'vitest'
import type { Face } from '../../src/lib/protocol'
import { headline, statusLines } from '../../src/table/templates'
import { card, NO_LAYOUT, view, NOBODY } from './examples'

const NO_FACES = new Map<string, Face>()

it('a headline names fields, words and seats', () => {
  const layout = {
    ...NO_LAYOUT,
    headline: 'Turn {turn} · {phase:word} of {active:seat}',
    words: { phase: ['Setup', 'Main Phase'] },
  }

  expect(headline(layout, view({ table: { turn: 3, phase: 1, active: 1 } }), NO_FACES, NOBODY)).toBe(
    'Turn 3 · Main Phase of Player 2',
  )
})

it('before the first turn the opening stands there', () => {
  const layout = { ...NO_LAYOUT, headline: 'Turn {turn}', opening: 'Choosing Gods' }

  expect(headline(layout, view({ table: { turn: 0 } }), NO_FACES, NOBODY)).toBe('Choosing Gods')
})

it('a line of which a condition does not hold is left out', () => {
  const layout = { ...NO_LAYOUT, status: ['?target>=0:Attack on {target:seat}', '?warriors>0:?phase=2:Next Warrior'] }

  expect(statusLines(layout, view({ table: { target: 1, warriors: 1, phase: 3 } }), NO_FACES, NOBODY)).toEqual([
    'Attack on Player 2',
  ])
})

it('null fulfils nothing but being unequal', () => {
  const layout = { ...NO_LAYOUT, status: ['?blocker>0:blocks', '?blocker!=-2:no Life', '?blocker<=0:none'] }

  expect(statusLines(layout, view({ table: { blocker: null } }), NO_FACES, NOBODY)).toEqual(['no Life'])
})

it('a card is named where it is known', () => {
  const layout = { ...NO_LAYOUT, status: ['{attacker:card} attacks {target:card}'] }
  const known = view({ table: { attacker: 7, target: null }, seats: [{ field: [card(7, 'Fire Beetle')] }] })

  expect(statusLines(layout, known, NO_FACES, NOBODY)).toEqual(['Fire Beetle attacks a card'])
})

it('when the match is over there are no lines', () => {
  const over = view({ result: { winners: [0], scores: [1, 0], reason: 'Life', rule: 'EX-2' } })

  expect(statusLines({ ...NO_LAYOUT, status: ['an attack'] }, over, NO_FACES, NOBODY)).toEqual([])
})
