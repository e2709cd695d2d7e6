/** Which puzzles this browser's guest has solved. */

import { recall, remember } from './storage'

const KEY = 'puzzles'

type Solved = Record<string, string[]>

export function solvedPuzzles(game: string): string[] {
  return recall<Solved>(KEY, {})[game] ?? []
}

export function solvePuzzle(game: string, id: string): void {
  const all = recall<Solved>(KEY, {})
  remember(KEY, { ...all, [game]: [...new Set([...(all[game] ?? []), id])] })
}
