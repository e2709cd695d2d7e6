/**
 * The page's own words, in the language of whoever reads it. English is always there; the others are loaded when they
 * are wanted. A further language is one more file beside `en.ts`: the types say what is missing in it.
 */

import en from './en'

export type Words = typeof en

const FILES = import.meta.glob<{ default: Words }>(['./*.ts', '!./en.ts', '!./*.svelte.ts'])
const OTHERS = new Map(Object.entries(FILES).map(([path, load]) => [path.slice('./'.length, -'.ts'.length), load]))

export const LANGUAGES: string[] = ['en', ...OTHERS.keys()]

let code = $state('en')
let spoken = $state.raw<Words>(en)

export const say: Words = new Proxy(en, { get: (_, part) => spoken[part as keyof Words] })

/** The language of the page, for lists and numbers. */
export function language(): string {
  return code
}

/** What a language is called by those who speak it. */
export function nameOfLanguage(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}

/** The first of the browser's languages that there is, where the wish is none of ours. */
export function languageFor(wish: string, preferred: readonly string[]): string {
  const wanted = [wish, ...preferred.map((tag) => tag.split('-')[0] ?? '')]
  return wanted.find((each) => LANGUAGES.includes(each)) ?? 'en'
}

export async function speak(wish: string): Promise<void> {
  const wanted = languageFor(wish, navigator.languages)
  const load = OTHERS.get(wanted)
  const heard = load ? (await load()).default : en
  code = wanted
  spoken = heard
  document.documentElement.lang = wanted
}
