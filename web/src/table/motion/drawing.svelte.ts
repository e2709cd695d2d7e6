/**
 * What of a table is drawn by now. A view with many changes is drawn in parts over several frames, and the lights a frame
 * after the question.
 *
 * All of it is set where it changes and not derived from what is shown: every card asks for it, and derived it would have
 * every card look again for whatever changes in a match.
 */

import type { SignShown } from '../../cards/reading'
import type { Layout, View } from '../../lib/protocol'
import type { Thing } from '../choosing/choosing'
import { cardSigns } from '../seats/signs'
import { forget, mayDrawPart } from './frames'
import { stepsTo } from './steps'

/** What can be chosen, what is chosen so far, and which cards in hand stand for an equal one, by their handles. */
export interface Lights {
  lit: ReadonlySet<Thing>
  taken: ReadonlySet<Thing>
  equals: ReadonlyMap<number, number>
}

/** The same every time, so that no card looks again while there are none. */
const NO_THINGS: ReadonlySet<Thing> = new Set()
const NO_EQUALS: ReadonlyMap<number, number> = new Map()

export class Drawing {
  /** The view as far as it is drawn. */
  view = $state.raw() as View
  signs = $state.raw() as ReadonlyMap<number, SignShown[]>
  game = $state('')
  lit = $state.raw(NO_THINGS)
  taken = $state.raw(NO_THINGS)
  equals = $state.raw(NO_EQUALS)
  /** The view before, all of it. */
  last: View | null = null

  #layout: () => Layout
  #waiting: (() => void)[] = []

  constructor(layout: () => Layout, view: View, lights: Lights) {
    this.#layout = layout
    this.#draw(view)
    this.#light(lights)
  }

  /** Draws what leads to the next view, part by part; `begin` is called before the first of them. */
  show(next: View, begin: () => void): void {
    if (!this.#turnTo(next)) return
    for (const [index, step] of stepsTo(this.view, next).entries()) {
      const draw = () => {
        if (index === 0) begin()
        this.#draw(step)
      }
      if (mayDrawPart(draw)) draw()
      else this.#waiting.push(draw)
    }
  }

  /** Draws a view at once that is far from the one before. */
  jump(next: View): void {
    if (this.#turnTo(next)) this.#draw(next)
  }

  /** Lights come with the next part that is drawn; returns what calls them off. */
  light(lights: Lights): () => void {
    const { lit, taken, equals } = somethingOf(lights)
    if (lit === this.lit && taken === this.taken && equals === this.equals) return () => {}
    const draw = () => this.#light(lights)
    if (mayDrawPart(draw)) draw()
    return () => forget(draw)
  }

  close(): void {
    this.#waiting.forEach(forget)
    this.#waiting = []
  }

  /** What is not drawn yet of another view is not drawn any more; false where this one is drawn. */
  #turnTo(next: View): boolean {
    this.close()
    if (next === this.view) return false
    this.last = this.view
    return true
  }

  #draw(view: View): void {
    this.view = view
    this.signs = cardSigns(this.#layout(), view)
    this.game = view.game
  }

  #light(lights: Lights): void {
    const { lit, taken, equals } = somethingOf(lights)
    this.lit = lit
    this.taken = taken
    this.equals = equals
  }
}

function somethingOf({ lit, taken, equals }: Lights): Lights {
  return {
    lit: lit.size > 0 ? lit : NO_THINGS,
    taken: taken.size > 0 ? taken : NO_THINGS,
    equals: equals.size > 0 ? equals : NO_EQUALS,
  }
}
