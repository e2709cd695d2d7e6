/** A pointer or a focus that rests on an answer is told what the answer would do. */

import type { Outcome } from '../../lib/protocol'
import type { Choice } from '../choosing/choosing'

const REST = 250

export class Resting {
  /** What would come of the answer that is rested on, and its button. */
  told = $state.raw<{ button: HTMLElement; outcome: Outcome } | null>(null)

  #ask: (index: number) => Promise<Outcome> | null
  #on: Choice | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ask: (index: number) => Promise<Outcome> | null) {
    this.#ask = ask
  }

  readonly rest = (answer: Choice | null, button: HTMLElement | null): void => {
    this.stop()
    this.#on = answer
    if (answer && button) this.#timer = setTimeout(() => void this.#tryOut(answer, button), REST)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#on = null
    this.told = null
  }

  async #tryOut(answer: Choice, button: HTMLElement): Promise<void> {
    const outcome = await this.#ask(answer.index)
    if (outcome && this.#on === answer && button.isConnected) this.told = { button, outcome }
  }
}
