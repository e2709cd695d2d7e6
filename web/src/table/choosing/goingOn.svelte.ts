/** Answers that nobody has to give: those of a turn that is passed, and the only one there is. */

import { untrack } from 'svelte'
import type { LiveTable } from '../../lib/live.svelte'
import { settings } from '../../lib/settings.svelte'
import type { ChoiceUnderWay } from './choice.svelte'
import { isQuiet } from './choosing'

/** So long one's own choice can be taken back before the turn goes on by itself. */
export const SECOND_THOUGHTS = 2500

export interface GoingOnWishes {
  /** Whether the only answer may be given at all. */
  mayGoOn: () => boolean
  /** A turn does not go on by itself while somebody reads why nothing more can be done. */
  isReading: () => boolean
  pick: (index: number) => void
}

export class GoingOn {
  /** Whether the last answer was given by itself, too: whoever let that happen is not asked again. */
  isRunning = $state(false)
  /** The question that was answered by itself, or shall not be. */
  #answered = $state<number | null>(null)

  #live: LiveTable
  #choice: ChoiceUnderWay
  #wishes: GoingOnWishes

  constructor(live: LiveTable, choice: ChoiceUnderWay, wishes: GoingOnWishes) {
    this.#live = live
    this.#choice = choice
    this.#wishes = wishes
  }

  readonly #answer = $derived.by(() =>
    this.#live.question === null ? null : this.#choice.byItself(settings.autoPass && this.#wishes.mayGoOn()),
  )
  /** One's own choice led there and can be taken back; what belongs to that choice needs no second thought. */
  readonly #mayRegret = $derived.by(
    () =>
      settings.settles &&
      this.#choice.passing === null &&
      this.#live.shown?.undo === 'free' &&
      !this.isRunning &&
      this.#answer !== null &&
      isQuiet(this.#answer),
  )
  /** Whether the answer is about to be given. */
  readonly isNear = $derived.by(
    () => this.#answer !== null && this.#mayRegret && this.#live.question !== this.#answered,
  )

  /** Gives the answer, at once or after second thoughts; returns what calls it off. */
  run(): (() => void) | undefined {
    const answer = this.#answer
    if (!answer || this.#live.question === this.#answered || (this.#mayRegret && this.#wishes.isReading())) return
    const give = () => {
      this.wait()
      this.#wishes.pick(answer.index)
      this.isRunning = true
    }
    if (!this.#mayRegret) return void untrack(give)
    const timer = setTimeout(give, SECOND_THOUGHTS)
    return () => clearTimeout(timer)
  }

  /** This question is not answered by itself any more. */
  wait(): void {
    this.#answered = this.#live.question
  }
}
