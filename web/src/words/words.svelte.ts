/**
 * The page's own words, in the language of whoever reads it. English is always there; the others are loaded when they
 * are wanted. A further language is one more file beside `en.ts`: the types say what is missing in it.
 */

import type { Refusal } from '../lib/protocol'
import en from './en'

export type Words = typeof en

/** The server refuses in English; the other languages say it themselves. `{name}` stands for one of the details. */
export type Translation = Words & { refusals: Record<Refusal['reason'], string> }

const FILES = import.meta.glob<{ default: Translation }>(['./*.ts', '!./en.ts', '!./*.svelte.ts'])
const OTHERS = new Map(Object.entries(FILES).map(([path, load]) => [path.slice('./'.length, -'.ts'.length), load]))

export const LANGUAGES: string[] = ['en', ...OTHERS.keys()]

let code = $state('en')
let spoken = $state.raw<Words | Translation>(en)

export const say: Words = new Proxy(en, { get: (_, part) => spoken[part as keyof Words] })

/** What the server says no to, as a sentence in the language of the page. */
export function sayRefusal({ reason, details, message }: Pick<Refusal, 'reason' | 'details' | 'message'>): string {
  const own = 'refusals' in spoken ? spoken.refusals[reason] : undefined
  return sentence(own?.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name])) ?? message)
}

/** The server says it as programs do, `a name has at most 30 characters`; people are told in a whole sentence. */
function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}

/** The language of the page, for numbers and dates. */
export function language(): string {
  return code
}

const lists = new Map<string, Intl.ListFormat>()

/** Several in one: "You, Bea, and Cy". */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : listFormat().format(parts)
}

/** To make one takes ten milliseconds. */
function listFormat(): Intl.ListFormat {
  const format = lists.get(code) ?? new Intl.ListFormat(code)
  lists.set(code, format)
  return format
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
  // Before the result of a match needs it; not all browsers know when they have nothing else to do.
  globalThis.requestIdleCallback?.(listFormat)
}
