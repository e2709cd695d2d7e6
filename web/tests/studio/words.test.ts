import { expect, test } from 'vitest'
import { completed, completions, cursorIn, isWord, linesOf, withLine, withWord } from '../../src/studio/words'

const text = 'Fox [HM1]\n  Draw 1 crad now.'
const problem = { line: 2, column: 8, message: 'expected', expected: ['card', 'a number'], nearest: '' }
const read = { problems: [problem], faces: [], rules: {}, changed: [], printed: [] }

test('a line is understood up to the word where it stops', () => {
  const [head, line] = linesOf(text, read)
  expect(head).toMatchObject({ understood: 'Fox [HM1]', stop: '', problem: null })
  expect(line).toMatchObject({ understood: '  Draw 1 ', stop: 'crad', rest: ' now.', problem })
})

test('a word that could stand there takes the place of the one that cannot', () => {
  const [, line] = linesOf(text, read)
  expect(line && withWord(text, line, 'card')).toBe('Fox [HM1]\n  Draw 1 card now.')
  expect([problem.expected.filter(isWord)]).toEqual([['card']])
})

test('another line takes the place of one', () => {
  expect(withLine(text, 2, 'Draw 1 card.')).toBe('Fox [HM1]\nDraw 1 card.')
})

test('a word is completed at the cursor, wherever it stands in a line', () => {
  const at = text.indexOf('crad') + 2
  const { line, column, typed } = cursorIn(text, at)
  expect([line, column, typed]).toEqual([2, 10, 'cr'])
  expect(completions(['card', 'create', 'a number'], [], typed)).toEqual(['create'])
  expect(completed(text, at, typed, 'create')).toEqual({ text: 'Fox [HM1]\n  Draw 1 createad now.', at: 25 })
  expect(completed('Draw 1', 6, '', 'card')).toEqual({ text: 'Draw 1 card', at: 11 })
  expect(completed('Draw 1 ', 7, '', '.')).toEqual({ text: 'Draw 1.', at: 7 })
})

test('where a name could stand, names are offered', () => {
  const { typed } = cursorIn('All "Fire B', 11)
  expect(completions(['a name in "quotes"'], ['Fire Beetle', 'Fox'], typed)).toEqual(['"Fire Beetle"'])
  expect(completions(['card'], ['Fire Beetle'], typed)).toEqual([])
})
