/** A text of cards beside what was understood of it: line by line, up to the word where it stops. */

import type { CardProblem, CardsRead } from '../lib/protocol'

export interface LineRead {
  number: number
  /** What is understood, the word where it stops, and what was not read any more. */
  understood: string
  stop: string
  rest: string
  problem: CardProblem | null
}

/** `column` counts from 1, in the line without the blanks before it. */
export function linesOf(text: string, read: CardsRead | null): LineRead[] {
  return text.split('\n').map((whole, index) => {
    const problem = read?.problems.find((each) => each.line === index + 1) ?? null
    if (!problem) return { number: index + 1, understood: whole, stop: '', rest: '', problem }
    const at = whole.length - whole.trimStart().length + problem.column - 1
    const stop = /^\s*("[^"]*"|[\w'+-]+|\S)?/.exec(whole.slice(at))?.[0] ?? ''
    return {
      number: index + 1,
      understood: whole.slice(0, at),
      stop,
      rest: whole.slice(at + stop.length),
      problem,
    }
  })
}

/** Words of the language that can be typed as they are; the rest are kinds of words, such as "a number". */
export const isWord = (expected: string): boolean => !/^(a|an|the end of) /.test(expected)

/** The text with another line in the place of one. */
export function withLine(text: string, number: number, line: string): string {
  const lines = text.split('\n')
  lines[number - 1] = line
  return lines.join('\n')
}

/** The text with a word put where a line stops: instead of what stands there, or at its end. */
export function withWord(text: string, line: LineRead, word: string): string {
  const lines = text.split('\n')
  const before = line.understood.trimEnd()
  const joint = /^[.,:;]/.test(word) || !before ? '' : ' '
  lines[line.number - 1] = before + joint + word + line.rest
  return lines.join('\n')
}

/** Where the cursor stands in a text: the place where the word before it begins, and what is typed of the word. */
export function cursorIn(text: string, at: number): { line: number; column: number; typed: string } {
  const lines = text.slice(0, at).split('\n')
  const before = lines.at(-1) ?? ''
  const typed = /("[^"]*|[\w'+-]+)$/.exec(before)?.[0] ?? ''
  return { line: lines.length, column: before.length - typed.length + 1, typed }
}

/** The words that go on with what is typed; where a name could stand, the names. */
export function completions(words: string[], names: string[], typed: string): string[] {
  const isName = typed.startsWith('"') && words.some((word) => word.startsWith('a name'))
  const known = isName ? names.map((name) => `"${name}"`) : words.filter(isWord)
  const begun = typed.toLowerCase()
  return known.filter((word) => word.toLowerCase().startsWith(begun) && word !== typed)
}

/** The text with the word before the cursor completed, and where the cursor stands then. */
export function completed(text: string, at: number, typed: string, word: string): { text: string; at: number } {
  const before = text.slice(0, at - typed.length)
  const joint = /^[.,:;]/.test(word)
  const start = joint ? before.trimEnd() : before
  const space = !joint && start && !/\s$/.test(start) ? ' ' : ''
  const done = start + space + word
  return { text: done + text.slice(at), at: done.length }
}
