import { expect, it } from 'vitest'
import { chaptersOf, countRules, searchRules, wordsIn } from '../../src/cards/rulebook'
import { piecesOf } from '../../src/cards/passages'
import type { RuleInfo, RulesPage } from '../../src/lib/protocol'

const rule = (id: string, text: string, more: Partial<RuleInfo> = {}): RuleInfo => ({
  id,
  text,
  question: '',
  reason: '',
  kind: 'rule',
  ...more,
})
const PAGE: RulesPage = {
  game: 'g',
  title: 'G',
  chapters: [
    {
      title: '',
      passages: [
        {
          kind: 'table',
          rows: [
            ['thing', 'deck'],
            ['size', '40'],
          ],
        },
      ],
      rules: [],
    },
    {
      title: 'Zones',
      passages: [],
      rules: [rule('ZZ-001', 'The base holds ten.'), rule('ZZ-002', 'A hand holds ten.')],
    },
    {
      title: 'Rulings',
      passages: [],
      rules: [rule('ZZ-R01', 'Yes.', { question: 'May the base be empty?', reason: 'Design.' })],
    },
  ],
}
const found = (query: string) => {
  const chapters = searchRules(chaptersOf(PAGE), wordsIn(query))
  return chapters.flatMap((chapter) => [chapter.title, ...chapter.rules.map((one) => one.id)])
}

it('shows everything without words', () => {
  expect(found('  ')).toEqual(['', 'Zones', 'ZZ-001', 'ZZ-002', 'Rulings', 'ZZ-R01'])
})

it('wants every word, whatever its case, in id, question, text or reason', () => {
  expect(found('BASE')).toEqual(['Zones', 'ZZ-001', 'Rulings', 'ZZ-R01'])
  expect(found('base ten')).toEqual(['Zones', 'ZZ-001'])
  expect(found('zz-r01')).toEqual(['Rulings', 'ZZ-R01'])
  expect(found('design')).toEqual(['Rulings', 'ZZ-R01'])
})

it('shows what has most of the words where nothing has all of them', () => {
  expect(found('base ten goblins')).toEqual(['Zones', 'ZZ-001'])
  expect(found('goblins')).toEqual([])
})

it('finds short words where a word begins, and marks them where they stand alone', () => {
  expect(found('as')).toEqual([])
  expect(found('te')).toEqual(['Zones', 'ZZ-001', 'ZZ-002'])
  const marked = piecesOf('Their hand is the hand.', new Set(), ['the']).filter(({ isHit }) => isHit)
  expect(marked.map(({ text }) => text)).toEqual(['the'])
})

it('keeps a chapter whole when its title has the words, and passages that have them', () => {
  expect(found('zones')).toEqual(['Zones', 'ZZ-001', 'ZZ-002'])
  expect(found('size 40')).toEqual([''])
  expect(found('nothing like it')).toEqual([])
})

it('keeps of a table its head and the rows with the words', () => {
  const rows = (query: string) => searchRules(chaptersOf(PAGE), wordsIn(query))[0]?.passages[0]?.rows
  expect(rows('size')).toEqual([
    ['thing', 'deck'],
    ['size', '40'],
  ])
  expect(rows('thing')).toEqual([['thing', 'deck']])
})

it('counts the rules', () => {
  expect(countRules(chaptersOf(PAGE))).toBe(3)
})
