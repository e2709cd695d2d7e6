/** Matches that were watched in this browser: its guest has no seat there, so no server lists them as theirs. */

import { recall, remember } from '../lib/storage'

const KEY = 'watched'
const MOST = 10

export interface Watched {
  id: string
  /** Of the watch link. */
  key: string
}

export function watchedMatches(): Watched[] {
  return recall<Watched[]>(KEY, [])
}

export function rememberWatched(id: string, key: string): void {
  remember(KEY, [{ id, key }, ...watchedMatches().filter((each) => each.id !== id)].slice(0, MOST))
}
