/** A copy of a report: a file with the match as this seat sees it, the version and the browser. */

import { asRefused, getReport } from '../../lib/api'
import type { MatchInfo } from '../../lib/protocol'
import { toasts } from '../../lib/toasts.svelte'

export async function saveReport(match: MatchInfo): Promise<void> {
  try {
    const browser = { agent: navigator.userAgent, width: innerWidth, height: innerHeight, page: location.pathname }
    const text = JSON.stringify({ ...(await getReport(match.id)), browser }, null, 1)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = `hexadeck-problem-${match.id}.json`
    link.click()
    URL.revokeObjectURL(link.href)
  } catch (error) {
    toasts.say(asRefused(error).message, 'problem')
  }
}
