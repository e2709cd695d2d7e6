/** Matches that this browser's guest set up to watch: they have no seat there, so no server lists them as theirs. */

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

/** The path of a new match without a seat is its watch link. */
export function rememberWatched(id: string, path: string): void {
  const key = new URL(path, location.href).searchParams.get('watch')
  if (key) remember(KEY, [{ id, key }, ...watchedMatches().filter((each) => each.id !== id)].slice(0, MOST))
}
