/** Lessons and puzzles: beginning one, and which of them this browser's guest has done. */

import { asRefused, startMatch } from './api'
import type { PuzzleInfo } from './protocol'
import { router } from './router.svelte'
import { recall, remember } from './storage'
import { toasts } from './toasts.svelte'
import { say } from '../words/words.svelte'

export type Kind = 'lesson' | 'puzzle'

const KEYS: Record<Kind, string> = { lesson: 'lessons', puzzle: 'puzzles' }

type Done = Record<string, string[]>

/** The names of those that are done. */
export function done(kind: Kind, game: string): string[] {
  return recall<Done>(KEYS[kind], {})[game] ?? []
}

export function markDone(kind: Kind, game: string, name: string): void {
  const all = recall<Done>(KEYS[kind], {})
  remember(KEYS[kind], { ...all, [game]: [...new Set([...(all[game] ?? []), name])] })
}

/** To the table of a new try; a refusal is told. */
export async function begin(kind: Kind, game: string, name: string): Promise<void> {
  try {
    router.go((await startMatch({ game, [kind]: name })).path)
  } catch (error) {
    toasts.say(asRefused(error).message, 'problem')
  }
}

export function goalOf({ goal, turns }: PuzzleInfo): string {
  return say.puzzle.goals[goal === 'hold' && turns > 1 ? 'holdOn' : goal]
}
