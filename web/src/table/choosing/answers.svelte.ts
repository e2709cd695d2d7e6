/** The answers that are left of a choice under way, and where each is drawn: in a menu at the last click or at the question. */

import type { ChoiceUnderWay } from './choice.svelte'
import { endingAt, inListOrder, isQuiet, type Choice } from './choosing'

/** What a menu opens at: the whole of what was clicked. */
const THINGS = '[data-handle], [data-square], [data-plate], [data-place]'

export interface Desk {
  isNarrow: boolean
  isSent: boolean
}

export class Answers {
  /** Where the last click was: the menu of what is left opens there. */
  anchor = $state.raw<HTMLElement | null>(null)
  isByKeyboard = $state(false)

  #choice: ChoiceUnderWay
  #desk: () => Desk

  constructor(choice: ChoiceUnderWay, desk: () => Desk) {
    this.#choice = choice
    this.#desk = desk
  }

  /** Where everything left lies on the table, a menu would only lie over it; the keyboard goes on in it. */
  readonly hasMenu = $derived.by(() => {
    const { path, left } = this.#choice
    const { isNarrow, isSent } = this.#desk()
    const isNeeded = this.isByKeyboard || endingAt(left, path).length > 0
    return path.length > 0 && !isSent && !isNarrow && this.anchor !== null && isNeeded
  })
  readonly quiet = $derived.by(() => this.#choice.left.filter(isOnlyButton))
  readonly #loud = $derived.by(() => this.#choice.left.filter((each) => !isOnlyButton(each)))
  readonly plain = $derived.by(() => (this.hasMenu ? [] : endingAt(this.#loud, this.#choice.path)))
  readonly others = $derived.by(() => (this.hasMenu ? [] : without(this.#loud, this.plain)))
  /** In the order of their numbers; the default answer has the space bar, and 0. */
  readonly numbered = $derived.by(() => [
    ...(this.hasMenu ? inListOrder(this.#loud) : [...inListOrder(this.plain), ...inListOrder(this.others)]),
    ...without(this.quiet, this.#choice.quiet ? [this.#choice.quiet] : []),
  ])
  readonly numbers = $derived.by(() => new Map(this.numbered.map(({ index }, place) => [index, place + 1])))

  /** Something was clicked, and there is more than one answer left. */
  openAt(element: HTMLElement): void {
    this.isByKeyboard = element.matches(':focus-visible')
    this.anchor = element.closest<HTMLElement>(THINGS) ?? element
  }

  /** The menu goes back to a card that was clicked before. */
  openAtCard(handle: number | null): void {
    this.anchor = handle === null ? null : document.querySelector<HTMLElement>(`[data-handles~="${handle}"]`)
  }
}

/** A quiet answer that nothing on the table stands for. */
function isOnlyButton(choice: Choice): boolean {
  return isQuiet(choice) && choice.steps.length === 0
}

function without(choices: Choice[], others: Choice[]): Choice[] {
  const indices = others.map(({ index }) => index)
  return choices.filter(({ index }) => !indices.includes(index))
}
