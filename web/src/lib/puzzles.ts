/** What a puzzle asks for, and which ones this browser's guest has solved. */

import { say } from '../words/words.svelte'
import type { PuzzleInfo } from './protocol'
import { recall, remember } from './storage'

const KEY = 'puzzles'

type Solved = Record<string, string[]>

export function goalOf({ goal, turns }: PuzzleInfo): string {
  return say.puzzle.goals[goal === 'hold' && turns > 1 ? 'holdOn' : goal]
}

export function solvedPuzzles(game: string): string[] {
  return recall<Solved>(KEY, {})[game] ?? []
}

export function solvePuzzle(game: string, id: string): void {
  const all = recall<Solved>(KEY, {})
  remember(KEY, { ...all, [game]: [...new Set([...(all[game] ?? []), id])] })
}
