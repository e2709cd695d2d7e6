/** A match in words, for lists. */

import type { MatchInfo, Player } from '../lib/protocol'
import { language, say } from '../words/words.svelte'

function called(player: Player): string {
  return player.kind === 'open' ? say.common.openSeat : player.name
}

/** "against greta bot"; "with Aurelia, greta bot, and an open seat"; for spectators everybody. */
export function company(match: MatchInfo): string {
  const others = match.players.filter((player) => !player.is_you)
  const names = new Intl.ListFormat(language()).format(others.map(called))
  if (match.seat === null) return names
  return others.length === 1 ? say.home.against(names) : say.home.with(names)
}

export type Outcome = 'won' | 'lost' | 'draw' | 'over'

/** How a finished match ended for the one who asks; `over` for those who only watched. */
export function outcome(match: MatchInfo): Outcome {
  const winners = match.result?.winners ?? []
  if (winners.length === 0) return 'draw'
  if (match.seat === null) return 'over'
  return winners.includes(match.seat) ? 'won' : 'lost'
}
