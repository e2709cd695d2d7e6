/** One sound a state, of what matters most; and one when it is one's turn, or all is over. */

import type { EventSeen, Layout, State } from '../../lib/protocol'
import { play, type Sound } from '../../lib/sound'

const FIRST = ['hit', 'attack', 'place', 'draw'] as const

export class Sounds {
  #wasWaiting = false

  play(layout: Layout, seat: number | null, state: State, events: EventSeen[]): void {
    const heard = new Set(events.map(({ event }) => layout.sounds[event]))
    const first = FIRST.find((each) => heard.has(each))
    if (first) play(first)
    if (state.view.result && events.length > 0) play(endingFor(seat, state.view.result.winners))
    else if (state.question !== null && this.#wasWaiting) play('turn')
    this.#wasWaiting = state.question === null
  }
}

/** Who watches has lost nothing, and nobody has lost a draw. */
function endingFor(seat: number | null, winners: number[]): Sound {
  if (seat === null || winners.length === 0) return 'turn'
  return winners.includes(seat) ? 'won' : 'lost'
}
