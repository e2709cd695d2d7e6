/** Whether a match was shuffled as it was promised. The sums are done in this page; nobody is asked.
 *
 * Before a match the server shows the hash of its secret, the commitment. The seed of the match follows from the secret
 * and a word of every seat that adds one, so nobody alone can choose it. `hexadeck verify` does the same sums.
 */

import { sha256 } from './sha256'
import { recall, remember } from './storage'

/** Of the record of a finished match, what was shuffled with. */
export interface Shuffled {
  setup: { seed: string }
  shuffle?: { commitment: string; secret: string; words: string[] }
}

export interface Verdict {
  commitment: string
  words: string[]
  seed: string
  /** The secret is the one that the server committed to. */
  isSecretKept: boolean
  /** The seed follows from the secret and the words. */
  isSeedRight: boolean
  /** Whether the commitment is the one that this browser was shown; null where it was shown none. */
  isAsShown: boolean | null
  /** Whether the word that this browser added is among them; null where it added none. */
  isWordThere: boolean | null
  /** Whether a word came from the own seat; null for who has none. */
  isSeatHeard: boolean | null
}

interface Promised {
  commitment: string
  word: string
}

const SEED_LENGTH = 32
const KEY = 'shuffles'
const KEPT = 200

export const commitmentTo = (secret: string) => sha256(`hexadeck secret ${secret}`)

export function sharedSeed(secret: string, words: string[]): string {
  const hashed = [secret, ...words].map(sha256).join('')
  return sha256(`hexadeck seed ${hashed}`).slice(0, SEED_LENGTH)
}

/** Null where whoever began the match chose its seed. */
export function verdictOn(match: string, record: Shuffled, seat: number | null): Verdict | null {
  const { shuffle, setup } = record
  if (!shuffle) return null
  const promised = recall<Record<string, Promised>>(KEY, {})[match]
  return {
    commitment: shuffle.commitment,
    words: shuffle.words,
    seed: setup.seed,
    isSecretKept: commitmentTo(shuffle.secret) === shuffle.commitment,
    isSeedRight: sharedSeed(shuffle.secret, shuffle.words) === setup.seed,
    isAsShown: promised ? promised.commitment === shuffle.commitment : null,
    isWordThere: promised?.word ? shuffle.words.includes(promised.word) : null,
    isSeatHeard: seat === null ? null : Boolean(shuffle.words[seat]),
  }
}

/** Note what the server commits to before this browser adds its word, which is given back. */
export function addWord(match: string, commitment: string): string {
  const word = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  const others = Object.entries(recall<Record<string, Promised>>(KEY, {})).filter(([id]) => id !== match)
  remember(KEY, Object.fromEntries([...others.slice(1 - KEPT), [match, { commitment, word }]]))
  return word
}
