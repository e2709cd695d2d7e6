/** Which lessons this browser's guest has finished. */

import { recall, remember } from './storage'

const KEY = 'lessons'

type Finished = Record<string, string[]>

export function finishedLessons(game: string): string[] {
  return recall<Finished>(KEY, {})[game] ?? []
}

export function finishLesson(game: string, name: string): void {
  const all = recall<Finished>(KEY, {})
  remember(KEY, { ...all, [game]: [...new Set([...(all[game] ?? []), name])] })
}
