import { expect, it } from 'vitest'
import { piecesOf } from '../../src/cards/passages'

const RULES = new Set(['ZZ-061', 'ZZ-R01', 'E05'])

it('makes links of the ids that exist', () => {
  expect(piecesOf('See ZZ-061, ZZ-999 and [rul: ZZ-R01].', RULES).map(({ text, rule }) => [text, rule])).toEqual([
    ['See ', ''],
    ['ZZ-061', 'ZZ-061'],
    [', ZZ-999 and [rul: ', ''],
    ['ZZ-R01', 'ZZ-R01'],
    ['].', ''],
  ])
})

it('marks what was searched for, whatever the case and the signs in it', () => {
  const hits = (text: string, words: string[]) => piecesOf(text, RULES, words).filter((piece) => piece.isHit)
  expect(hits('The Base holds base cards', ['base']).map((piece) => piece.text)).toEqual(['Base', 'base'])
  expect(hits('a (b) c', ['(b)']).map((piece) => piece.text)).toEqual(['(b)'])
  expect(hits('see E05', ['e05'])).toMatchObject([{ text: 'E05', rule: 'E05' }])
})

it('loses nothing of the text', () => {
  for (const words of [[], ['a'], ['zz', '-']])
    expect(
      piecesOf('A text about ZZ-061 and a base.', RULES, words)
        .map((piece) => piece.text)
        .join(''),
    ).toBe('A text about ZZ-061 and a base.')
})
