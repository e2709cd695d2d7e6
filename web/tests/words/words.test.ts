import { describe, expect, it } from 'vitest'
import en from '../../src/words/en'
import { LANGUAGES, languageFor, type Words } from '../../src/words/words.svelte'
import { sourceFiles, untranslatedIn } from './untranslated'

/** Not words: styles, names, patterns, and what seeds a drawing. */
const ALLOWED = new Set([
  'cqw',
  'px',
  'Georgia, serif',
  'var(--c-',
  ', var(--text))',
  'back of …',
  'stitch of …',
  'Hexadeck',
  '· Hexadeck',
  '(^|[.!?] )The ([^.]+?) of …',
  '\\b(an?) ([^.]+?) of …',
  'and …',
  ': you …',
])
/** Words that are the same in the other language. */
const SAME = new Set(['Bot', 'No'])

type Leaf = string | ((...arguments_: never[]) => string)

function leavesOf(words: object, path = ''): [string, Leaf][] {
  return Object.entries(words).flatMap(([name, value]: [string, Leaf | object]) =>
    typeof value === 'object' ? leavesOf(value, `${path}${name}.`) : [[`${path}${name}`, value] as [string, Leaf]],
  )
}

it.each(sourceFiles('src'))('%s says nothing that is not in src/words', (path) => {
  expect(untranslatedIn(path, ALLOWED)).toEqual([])
})

describe.each(LANGUAGES.filter((code) => code !== 'en'))('the language %s', (code) => {
  it('says everything, and nothing in English', async () => {
    const { default: words } = (await import(`../../src/words/${code}.ts`)) as { default: Words }
    const english = new Map(leavesOf(en))
    const own = leavesOf(words)
    expect(own.map(([path]) => path)).toEqual([...english.keys()])

    const left = own.filter(([path, leaf]) => leaf === english.get(path) && !SAME.has(String(leaf)))
    expect(left).toEqual([])
  })
})

describe('the language', () => {
  it('is the wish, else the first of the browser that there is, else English', () => {
    expect(languageFor('it', ['en-GB'])).toBe('it')
    expect(languageFor('auto', ['fr-FR', 'it-CH', 'en'])).toBe('it')
    expect(languageFor('auto', ['fr'])).toBe('en')
  })
})
