/** A card that somebody else used is held up, large enough to be read. */

import type { EventSeen, Face, State, View } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { spotsOf } from '../areas/places'

/** A card stays so long. */
const HELD = 1600

interface Held {
  face: Face
  caption: string
}

export interface Audience {
  faces: Map<string, Face>
  seat: number | null
  tell: (sentence: string) => string
}

export class HeldUp {
  card = $state.raw<Held | null>(null)

  #audience: () => Audience
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(audience: () => Audience) {
    this.#audience = audience
  }

  /** What of these events is held up; null for nothing. */
  find(events: EventSeen[], view: View): Held | null {
    const { faces, seat: own, tell } = this.#audience()
    const event = events.findLast(({ roles, seat }) => roles.includes('held') && seat !== (own ?? -1))
    const card = event?.card == null ? undefined : spotsOf(view).get(event.card)?.card
    const face = card && faces.get(card.id)
    return face && event ? { face, caption: tell(event.sentence) } : null
  }

  show(state: State, events: EventSeen[]): void {
    const found = settings.duration(1) > 0 ? this.find(events, state.view) : null
    if (!found) return
    this.stop()
    this.card = found
    this.#timer = setTimeout(() => (this.card = null), HELD)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
