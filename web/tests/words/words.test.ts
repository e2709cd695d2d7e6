import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import en from '../../src/words/en'
import { LANGUAGES, languageFor, listed, speak, type Translation } from '../../src/words/words.svelte'
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
  '\\bthe (\\w+(?: \\w+){0,2}) of …',
  '\\b(an?) ([^.]+?) of …',
  'and …',
  ': you …',
  'hexadeck secret …',
  'hexadeck seed …',
])
/** Words that are the same in the other language. */
const SAME = new Set(['Bot', 'No'])

it('a list is told as the language of the page does', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const lists = () => [[], ['Ada'], ['Ada', 'Bea', 'Cy']].map(listed)
  expect(lists()).toEqual(['', 'Ada', 'Ada, Bea, and Cy'])
  await speak('it')
  expect(lists()).toEqual(['', 'Ada', 'Ada, Bea e Cy'])
  await speak('en')
  expect(lists()).toEqual(['', 'Ada', 'Ada, Bea, and Cy'])
})

type Leaf = string | ((...arguments_: never[]) => string)

function leavesOf(words: object, path = ''): [string, Leaf][] {
  return Object.entries(words).flatMap(([name, value]: [string, Leaf | object]) =>
    typeof value === 'object' ? leavesOf(value, `${path}${name}.`) : [[`${path}${name}`, value] as [string, Leaf]],
  )
}

it.each(sourceFiles('src'))('%s says nothing that is not in src/words', (path) => {
  expect(untranslatedIn(path, ALLOWED)).toEqual([])
})

describe('the words', () => {
  it('are all used: by their own name, or with all others of their part', () => {
    const sources = sourceFiles('src').map((path) => readFileSync(path, 'utf-8'))
    const said = new Set(sources.flatMap((source) => source.match(/\bsay(\.\w+)+/g) ?? []))
    const isUsed = (path: string) => {
      const parts = path.split('.')
      return parts.some((_, i) => i > 0 && said.has(`say.${parts.slice(0, i + 1).join('.')}`)) || isLookedUp(parts)
    }
    // `say.phrases[phrase]`: any of them may be meant.
    const isLookedUp = (parts: string[]) => sources.some((source) => source.includes(`say.${parts[0]}[`))
    expect(leavesOf(en).flatMap(([path]) => (isUsed(path) ? [] : [path]))).toEqual([])
  })
})

describe.each(LANGUAGES.filter((code) => code !== 'en'))('the language %s', (code) => {
  it('says everything, and nothing in English', async () => {
    const { default: words } = (await import(`../../src/words/${code}.ts`)) as { default: Translation }
    const english = new Map(leavesOf(en))
    const { refusals: _, ...page } = words // which the server says in English
    const own = leavesOf(page)
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
