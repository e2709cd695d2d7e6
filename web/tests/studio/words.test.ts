import { expect, test } from 'vitest'
import { isWord, linesOf, withWord } from '../../src/studio/words'

const text = 'Fox [HM1]\n  Draw 1 crad now.'
const problem = { line: 2, column: 8, message: 'expected', expected: ['card', 'a number'] }
const read = { problems: [problem], faces: [], rules: {}, changed: [] }

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
