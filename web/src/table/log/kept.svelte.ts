/** The log of a match: as far as it is written, and what each change of a card was. */

import { untrack } from 'svelte'
import type { EventSeen, Face, Layout, State, View } from '../../lib/protocol'
import { forget, mayDrawPart } from '../motion/frames'
import { changeOf } from './changes'
import { written } from './writing'

export class KeptLog {
  /** Written after the table is drawn and a few lines a frame, so that no frame has to lay out much. */
  events = $state.raw<EventSeen[]>([])
  /** What an event changed that only says that something did. */
  readonly changes = new WeakMap<EventSeen, string>()

  #game: () => { layout: Layout; faces: Map<string, Face> }
  #before: View | null = null

  constructor(game: () => { layout: Layout; faces: Map<string, Face> }) {
    this.#game = game
  }

  /** Writes as much of the log as there is time for, and goes on in the next frames; returns what calls that off. */
  write(log: EventSeen[]): () => void {
    const on = () => {
      this.events = written(this.events, log)
      if (this.events !== log && mayDrawPart(on)) on()
    }
    untrack(() => mayDrawPart(on) && on())
    return () => forget(on)
  }

  note(state: State, events: EventSeen[]): void {
    const { layout, faces } = this.#game()
    for (const event of events.filter(({ roles }) => roles.includes('change'))) {
      const change = changeOf(layout, faces, this.#before, state.view, event)
      if (change) this.changes.set(event, change)
    }
    this.#before = state.view
  }
}
