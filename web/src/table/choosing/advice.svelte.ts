/** The hint that was read last, as long as the same is asked: its answer is marked and its line is drawn. */

import type { LiveTable } from '../../lib/live.svelte'
import type { Hint, Layout, View } from '../../lib/protocol'
import { endsOf } from './ends'
import type { Touching } from './touching.svelte'

export class Advice {
  #hint = $state.raw<Hint | null>(null)

  #live: LiveTable
  #touching: Touching
  #table: () => { layout: Layout; view: View | null }

  constructor(live: LiveTable, touching: Touching, table: () => { layout: Layout; view: View | null }) {
    this.#live = live
    this.#touching = touching
    this.#table = table
  }

  /** Which answer is advised. */
  readonly index = $derived.by(() =>
    this.#hint?.question === this.#live.question ? (this.#hint?.option ?? null) : null,
  )
  readonly #option = $derived.by(() => this.#table().view?.options[this.index ?? -1])
  /** Selectors of what its line leads from, and to. */
  readonly ends = $derived.by(() => {
    if (!this.#hint || !this.#option) return null
    return this.#touching.endsOfMove(this.#hint, this.#table().layout.board) ?? endsOf(this.#option)
  })

  /** Returns the cards of the answer. */
  read(hint: Hint): number[] {
    this.#hint = hint
    const option = this.#table().view?.options[hint.option ?? -1]
    return [option?.card, option?.other].filter((handle) => typeof handle === 'number' && handle > 0) as number[]
  }

  /** All of a move, where it is several answers. */
  follow(hint: Hint): void {
    if (hint.question === this.#live.question && hint.option !== null)
      this.#touching.answer([hint.option, ...hint.then])
  }
}
