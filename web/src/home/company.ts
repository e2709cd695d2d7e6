/** A match in words, for lists. */

import type { MatchInfo } from '../lib/protocol'
import { namesOf } from '../table/seats/voices'
import { listed, say } from '../words/words.svelte'

/** "against Greta bot"; "with Aurelia, Greta bot, and an open seat"; for spectators everybody. */
export function company(match: MatchInfo): string {
  const called = namesOf(match.players)
  const others = match.players.filter((player) => !player.is_you)
  const names = listed(others.map(({ kind, seat }) => (kind === 'open' ? say.common.openSeat : (called[seat] ?? ''))))
  if (match.seat === null) return names
  return others.length === 1 ? say.home.against(names) : say.home.with(names)
}

/** Of these the match that this one, which waits, is a rematch of: its seats are kept for those who played. */
export function matchBefore({ id, status }: MatchInfo, finished: MatchInfo[]): MatchInfo | undefined {
  return status === 'waiting' ? finished.find(({ rematch }) => rematch === id) : undefined
}

/** Whether the others offer this guest a rematch that nobody has declined. */
export function isRematchOffered({ seat, rematch, rematch_with, is_rematch_off }: MatchInfo): boolean {
  return seat !== null && rematch !== null && !is_rematch_off && !rematch_with.includes(seat)
}

export type Outcome = 'won' | 'lost' | 'draw' | 'over'

/** How a finished match ended for the one who asks; `over` for those who only watched. */
export function outcome(match: MatchInfo): Outcome {
  const winners = match.result?.winners ?? []
  if (winners.length === 0) return 'draw'
  if (match.seat === null) return 'over'
  return winners.includes(match.seat) ? 'won' : 'lost'
}
