/** Names as programs write them, for people: `end_of_own_turn` is "end of own turn". */

import { say } from '../words/words.svelte'
export function plainWords(name: unknown): string {
  if (name === true) return say.common.yes
  if (name === false) return say.common.no
  if (name === null) return say.common.noLimit
  return String(name).replaceAll('_', ' ')
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
