/** A game's rules page as it is searched and linked. */

import { patternOf } from './passages'
import type { ChapterInfo, PassageInfo, RuleInfo, RulesPage } from '../lib/protocol'

export interface Chapter extends ChapterInfo {
  anchor: string
}

export function chaptersOf(page: RulesPage): Chapter[] {
  return page.chapters.map((chapter, i) => ({ ...chapter, anchor: `chapter-${i}` }))
}

export const wordsIn = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean)

/** The chapters with only what has every word, or as many of them as anything has; a chapter whose title has them is kept
    whole. */
export function searchRules(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  if (!words.length) return [...chapters]
  const texts = chapters.flatMap(({ title, passages, rules }) => [
    title,
    ...passages.flatMap(({ rows }) => rows.map((row) => row.join(' '))),
    ...rules.map(wordsOfRule),
  ])
  const most = Math.max(...texts.map((text) => countIn(text, words)))
  if (most === 0) return []
  const has = (text: string) => countIn(text, words) === most
  return chapters
    .map((chapter) => {
      if (has(chapter.title)) return chapter
      return {
        ...chapter,
        passages: chapter.passages.map((passage) => narrowed(passage, has)).filter((passage) => passage !== null),
        rules: chapter.rules.filter((rule) => has(wordsOfRule(rule))),
      }
    })
    .filter((chapter) => chapter.rules.length || chapter.passages.length || has(chapter.title))
}

export function countRules(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0)
}

/** How many of the words a text has. */
function countIn(text: string, words: readonly string[]): number {
  return words.filter((word) => patternOf(word).test(text)).length
}

const wordsOfRule = ({ id, text, question, reason }: RuleInfo): string => [id, question, text, reason].join(' ')

/** Of tables and lists only the rows with the words are kept, and a table's head; steps need each other. */
function narrowed(passage: PassageInfo, has: (text: string) => boolean): PassageInfo | null {
  const isFound = (row: string[]) => has(row.join(' '))
  if (!passage.rows.some(isFound)) return null
  if (passage.kind === 'steps') return passage
  return { ...passage, rows: passage.rows.filter((row, i) => isFound(row) || (i === 0 && passage.kind === 'table')) }
}
