/** Why something on the table cannot be used now: asked of the server while there is a question and nothing is chosen. */

import type { LiveTable, Wondered } from '../../lib/live.svelte'
import type { Reason } from '../../lib/protocol'
import { say } from '../../words/words.svelte'
import type { ChoiceUnderWay } from '../choosing/choice.svelte'
import { cardThing, comesAfter } from '../choosing/choosing'
import type { Touching } from '../choosing/touching.svelte'

export class Reasons {
  #live: LiveTable
  #choice: ChoiceUnderWay
  #touching: Touching

  constructor(live: LiveTable, choice: ChoiceUnderWay, touching: Touching) {
    this.#live = live
    this.#choice = choice
    this.#touching = touching
  }

  /** What keeps a card from being used now, also where something else can be done with it. */
  readonly ofCard = async (handle: number): Promise<Reason[]> => {
    const why = await (this.ofThing(handle) ?? [])
    const thing = cardThing(this.#choice.equals.get(handle) ?? handle)
    const isLit = !this.#live.sent && this.#choice.lit.has(thing)
    const isAfter = this.#choice.path.length === 0 && !isLit && comesAfter(this.#choice.choices, thing)
    return isAfter ? [{ verb: '', sentence: say.why.after, rule: '' }, ...why] : why
  }

  /** The same of a square or a place; null where nobody is asked. */
  readonly ofThing = (thing: Wondered): Promise<Reason[]> | null =>
    this.#live.question !== null && this.#choice.path.length === 0 ? this.#live.whyNot(thing) : null

  /** A square waits until it is known which pieces can be touched. */
  readonly ofSquare = (square: string): Promise<Reason[]> | null =>
    this.#touching.isFound ? this.ofThing(square) : null
}
