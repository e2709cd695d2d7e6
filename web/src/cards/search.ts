/**
 * The query language of `hexadeck cards`: words, "phrases", -word, colour:red, cost<=3.
 * Words are looked for in the name, the type, the text, the notes and the keywords; every part must hold.
 */

import type { Face } from '../lib/protocol'
import { say } from '../words/words.svelte'

const PART = /([A-Za-z_]+)\s*(<=|>=|!=|<|>|=|:)\s*("[^"]*"|[^\s"]+)|(-)?("[^"]*"|[^\s"]+)/g
const SPELLINGS: Record<string, string> = { color: 'colour', kind: 'type', set: 'pack', force: 'points' }
const COMPARE: Record<string, (a: number, b: number) => boolean> = {
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '=': (a, b) => a === b,
  ':': (a, b) => a === b,
}

type Test = (face: Face) => boolean

export interface Found {
  faces: Face[]
  /** What could not be understood, as a sentence; that part is then left out. */
  mistake: string
}

/** `all` are the cards that tell which facts there are, where some are left out already. */
export function searchCards(faces: readonly Face[], query: string, all: readonly Face[] = faces): Found {
  const tests: Test[] = []
  let first = ''
  let mistake = ''
  for (const [, field, sign, value, no, word] of query.matchAll(PART)) {
    if (field !== undefined && sign !== undefined && value !== undefined) {
      const test = askFact(all, field.toLowerCase(), sign, bare(value))
      if (typeof test === 'string') mistake ||= test
      else tests.push(test)
    } else if (word !== undefined) {
      const part = bare(word)
      tests.push((face) => wordsOf(face).includes(part) !== (no === '-'))
      if (!no) first ||= part
    }
  }
  const fitting = faces.filter((face) => tests.every((test) => test(face)))
  const isNamed = (face: Face) => face.name.toLowerCase().includes(first)
  // Sorting keeps the order of equals: those with the first word in their name come first.
  return { faces: first ? fitting.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))) : fitting, mistake }
}

/** A fact of this name on some card. */
const sampleOf = (faces: readonly Face[], name: string) =>
  faces.map((face) => face.facts[name]).find((fact) => fact !== undefined)

/** A question about a fact, or a sentence that says why it cannot be asked. */
function askFact(faces: readonly Face[], spelled: string, sign: string, value: string): Test | string {
  const field = sampleOf(faces, spelled) === undefined ? (SPELLINGS[spelled] ?? spelled) : spelled
  const sample = sampleOf(faces, field)
  if (sample === undefined) return say.cards.noFact(spelled, factNames(faces))
  if (typeof sample === 'number') {
    if (!/^\d+$/.test(value)) return say.cards.isNumber(field)
    return compare(field, sign, Number(value))
  }
  if (!':=!='.includes(sign)) return say.cards.isWord(field)
  return (face) => {
    const fact = face.facts[field]
    if (fact === undefined) return sign === '!='
    return String(fact).toLowerCase().includes(value) === (sign !== '!=')
  }
}

function compare(field: string, sign: string, value: number): Test {
  return (face) => {
    const fact = face.facts[field]
    return typeof fact === 'number' ? (COMPARE[sign]?.(fact, value) ?? false) : sign === '!='
  }
}

export function factNames(faces: readonly Face[]): string[] {
  return [...new Set(faces.flatMap((face) => Object.keys(face.facts)))].sort()
}

const bare = (word: string): string => word.replaceAll('"', '').toLowerCase()

function wordsOf(face: Face): string {
  return [face.name, face.id, face.kind, ...face.text, face.notes, ...face.keywords].join(' ').toLowerCase()
}
