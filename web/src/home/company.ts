/** A match in words, for lists. */

import type { MatchInfo, Player } from '../lib/protocol'

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

function called(player: Player): string {
  return player.kind === 'open' ? 'an open seat' : player.name
}

/** "against greedy bot"; "with Aurelia, greedy bot, and an open seat"; for spectators everybody. */
export function company(match: MatchInfo): string {
  const others = match.players.filter((player) => !player.is_you)
  const names = listed.format(others.map(called))
  if (match.seat === null) return names
  return others.length === 1 ? `against ${names}` : `with ${names}`
}

export type Outcome = 'Won' | 'Lost' | 'Draw' | 'Over'

/** How a finished match ended for the one who asks; "Over" for those who only watched. */
export function outcome(match: MatchInfo): Outcome {
  const winners = match.result?.winners ?? []
  if (winners.length === 0) return 'Draw'
  if (match.seat === null) return 'Over'
  return winners.includes(match.seat) ? 'Won' : 'Lost'
}
