/** Times as people say them. */

import { language, say } from '../words/words.svelte'

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
]

/** "3 minutes ago", "yesterday"; less than a minute is "just now". */
export function ago(iso: string, now = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length)
      return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(Math.trunc(seconds / length), unit)
  }
  return say.common.justNow
}
