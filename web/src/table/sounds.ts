/** One sound a state, of what matters most; and one when it is one's turn, or all is over. */

import type { EventSeen, Layout, State } from '../lib/protocol'
import { play } from '../lib/sound'

const FIRST = ['hit', 'attack', 'place', 'draw'] as const

export class Sounds {
  #wasWaiting = false

  play(layout: Layout, seat: number | null, state: State, events: EventSeen[]): void {
    const heard = new Set(events.map(({ event }) => layout.sounds[event]))
    const first = FIRST.find((each) => heard.has(each))
    if (first) play(first)
    if (state.view.result && events.length > 0) play(state.view.result.winners.includes(seat ?? -1) ? 'won' : 'lost')
    else if (state.question !== null && this.#wasWaiting) play('turn')
    this.#wasWaiting = state.question === null
  }
}
