/** Pieces that are touched: a move is several answers, and another square may be chosen while it is asked on. */

import type { LiveTable } from '../../lib/live.svelte'
import type { Board, Hint, Move, State } from '../../lib/protocol'
import type { ChoiceUnderWay } from './choice.svelte'
import type { Thing } from './choosing'
import { squareField } from '../motion/movement'

export class Touching {
  moves = $state.raw<Move[]>([])
  /** Whether these are all the moves of the open question. */
  isFound = $state(false)

  #live: LiveTable
  #choice: ChoiceUnderWay
  #pick: (index: number) => void
  /** Answers that follow from a move that was made, one for each question to come. */
  #following: number[] = []
  /** A square that is chosen in place of the one before, once that is taken back. */
  #instead: Thing | null = null

  constructor(live: LiveTable, choice: ChoiceUnderWay, pick: (index: number) => void) {
    this.#live = live
    this.#choice = choice
    this.#pick = pick
  }

  /** Only where that happens at once: people are not asked for it. */
  readonly otherSquares = $derived.by(() =>
    this.#live.shown?.undo === 'free' && !this.#live.sent ? this.#choice.otherSquares : new Set<Thing>(),
  )

  /** Asks for the moves of a question. */
  find(question: number | null): void {
    this.moves = []
    this.isFound = false
    if (question === null || this.#following.length) return
    void this.#live.moves()?.then((found) => {
      if (found.question !== this.#live.question) return
      this.moves = found.moves
      this.isFound = true
    })
  }

  /** From where to where the move goes that a hint advises; null where it advises none. */
  endsOfMove(hint: Hint, board: Board | null | undefined): [string, string] | null {
    const answers = [hint.option, ...hint.then]
    const advised = this.moves.find(({ options }) => options.every((option, i) => option === answers[i]))
    if (!advised || !board) return null
    const [from, to] = [advised.start, advised.target].map((square) => `[data-square="${squareField(board, square)}"]`)
    return [from!, to!]
  }

  readonly move = (made: Move): void => this.answer(made.options)

  /** The open question, and those that follow from it. */
  answer([first, ...rest]: number[]): void {
    this.moves = []
    this.#following = rest
    if (first !== undefined) this.#pick(first)
  }

  readonly chooseInstead = (thing: Thing): void => {
    this.#instead = thing
    this.#live.undo()
  }

  /** The next answer of a move, as long as it is asked for. */
  follow(state: State): void {
    if (this.#instead !== null && state.is_undone) {
      const chosen = this.#choice.click(this.#instead)
      this.#instead = null
      if (chosen) this.#pick(chosen.index)
      return
    }
    if (this.#following.length === 0 || this.#live.sent) return
    const next = state.question === null ? undefined : this.#following.shift()
    if (next === undefined || !state.view.options[next]) this.#following = []
    else this.#pick(next)
  }
}
