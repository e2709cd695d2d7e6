/** A game's rules page as it is searched and linked. */

import type { ChapterInfo, PassageInfo, RuleInfo, RulesPage } from '../lib/protocol'

export interface Chapter extends ChapterInfo {
  anchor: string
}

export function chaptersOf(page: RulesPage): Chapter[] {
  return page.chapters.map((chapter, i) => ({ ...chapter, anchor: `chapter-${i}` }))
}

export const wordsIn = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean)

/** The chapters with only what has every word; a chapter whose title has them all is kept whole. */
export function searchRules(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  if (!words.length) return [...chapters]
  return chapters
    .map((chapter) => {
      if (has(chapter.title, words)) return chapter
      return {
        ...chapter,
        passages: chapter.passages.map((passage) => narrowed(passage, words)).filter((passage) => passage !== null),
        rules: chapter.rules.filter((rule) => has(wordsOfRule(rule), words)),
      }
    })
    .filter((chapter) => chapter.rules.length || chapter.passages.length || has(chapter.title, words))
}

export function countRules(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0)
}

function has(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

const wordsOfRule = ({ id, text, question, reason }: RuleInfo): string => [id, question, text, reason].join(' ')

/** Of tables and lists only the rows with the words are kept, and a table's head; steps need each other. */
function narrowed(passage: PassageInfo, words: readonly string[]): PassageInfo | null {
  const isFound = (row: string[]) => has(row.join(' '), words)
  if (!passage.rows.some(isFound)) return null
  if (passage.kind === 'steps') return passage
  return { ...passage, rows: passage.rows.filter((row, i) => isFound(row) || (i === 0 && passage.kind === 'table')) }
}
