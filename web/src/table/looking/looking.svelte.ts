/** Cards that somebody looks at: one shown large among its neighbours, and those that are pointed at on the table. */

import { tick } from 'svelte'
import type { Shown } from '../../cards/CardZoom.svelte'
import type { Face, View } from '../../lib/protocol'
import { toasts } from '../../lib/toasts.svelte'
import { say } from '../../words/words.svelte'
import { shortName } from '../choosing/names'
import { cardsIn, spotsOf, type Spot } from '../areas/places'

/** So long a card is pointed at. */
const FLASH = 1400

export class Looking {
  zoomed = $state.raw<Shown[]>([])
  /** Which of them is shown; below zero for none. */
  at = $state(-1)
  flashed = $state.raw(new Set<number>())

  #table: () => { view: View | null; faces: Map<string, Face> }
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: () => { view: View | null; faces: Map<string, Face> }) {
    this.#table = table
  }

  /** A card with its neighbours, so that the arrow keys lead on. */
  zoom(id: string, handle: number | null): void {
    const { view, faces } = this.#table()
    const spot = this.#spot(handle)
    const cards = spot && view ? cardsIn(view, spot.seat, spot.zone).filter((card) => card !== null) : []
    this.zoomed = cards.flatMap((seen) => {
      const face = faces.get(seen.id)
      return face ? [{ face, seen, zone: spot?.zone ?? '' }] : []
    })
    this.at = this.zoomed.findIndex(({ seen }) => seen?.handle === handle)
    const face = faces.get(id)
    if (this.at < 0 && face) {
      this.zoomed = [{ face }]
      this.at = 0
    }
  }

  /** Empty where the card is not known any more. */
  nameOf(handle: number | null): string {
    const card = this.#spot(handle)?.card
    return card ? shortName(card.id, card.name, this.#table().faces) : ''
  }

  async point(handles: number[]): Promise<void> {
    this.flashed = new Set()
    this.stop()
    await tick()
    const found = handles.map((handle) => document.querySelector<HTMLElement>(`[data-handles~="${handle}"]`))
    const first = found.find((element) => element !== null)
    if (!first) return toasts.say(say.table.notSeen)
    first.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    first.focus({ preventScroll: true })
    this.flashed = new Set(handles)
    this.#timer = setTimeout(() => (this.flashed = new Set()), FLASH)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #spot(handle: number | null): Spot | undefined {
    const { view } = this.#table()
    return handle === null || !view ? undefined : spotsOf(view).get(handle)
  }
}
