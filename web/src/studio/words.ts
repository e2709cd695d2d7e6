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

/** The text with a word put where a line stops: instead of what stands there, or at its end. */
export function withWord(text: string, line: LineRead, word: string): string {
  const lines = text.split('\n')
  const before = line.understood.trimEnd()
  const joint = /^[.,:;]/.test(word) || !before ? '' : ' '
  lines[line.number - 1] = before + joint + word + line.rest
  return lines.join('\n')
}
