/** The choice under way: what is on offer, what of it was clicked, and what was answered before in the same matter. */

import type { EventSeen, Layout, State, View } from '../../lib/protocol'
import { recall, remember } from '../../lib/storage'
import {
  automaticChoice,
  cardThing,
  choicesOf,
  clicked,
  equalsInHand,
  litThings,
  narrowed,
  quietChoice,
  type Choice,
  type Thing,
} from './choosing'
import { turnSeat } from '../seats/signs'

/** What a choice is made from; `canAnswer` while an answer would be taken. */
export interface Offer {
  layout: Layout
  view: View | null
  canAnswer: boolean
}

/** An answer that was given, and the kind of the question. */
interface Given {
  kind: string
  choice: Choice
}

/** What was answered before a question, for who reloads the page there: the state has no word of it. */
interface Kept {
  match: string
  question: number | null
  soFar: Given[]
}

const KEPT = 'soFar'

/** "Pass for the rest of this turn": the turn, and the verb that is answered until it is over. */
interface Passing {
  turn: number
  verb: string
  sentence: string
}

export class ChoiceUnderWay {
  path = $state.raw<Thing[]>([])
  soFar = $state.raw<Given[]>([])
  passing = $state.raw<Passing | null>(null)
  /** Squares of the answer before, as long as it is asked on about them. */
  #squares = $state.raw<Thing[]>([])
  /** Squares that could have been chosen instead, just as long. */
  otherSquares = $state.raw<ReadonlySet<Thing>>(new Set())

  #offer: () => Offer
  #last: Given | null = null
  /** Undefined before the first state. */
  #question: number | null | undefined
  #turn = 0
  #match: string

  constructor(match: string, offer: () => Offer) {
    this.#match = match
    this.#offer = offer
  }

  readonly choices = $derived.by(() => {
    const { layout, view, canAnswer } = this.#offer()
    return view && canAnswer ? choicesOf(layout, view) : []
  })
  /** Those that name everything that was clicked. */
  readonly left = $derived(narrowed(this.choices, this.path))
  readonly lit = $derived(litThings(this.choices, this.path))
  /** Cards of the answers before that belong to this one; those of a set are known after a reload, too. */
  readonly #picked = $derived.by(() => {
    const given = this.soFar.flatMap(({ choice: { option } }) => [option.card, option.other])
    return new Set([...given, ...(this.#offer().view?.set?.picked ?? [])].filter((card) => card != null))
  })
  readonly taken = $derived(new Set([...this.path, ...this.#squares, ...[...this.#picked].map(cardThing)]))
  readonly equals = $derived.by(() => {
    const { layout, view } = this.#offer()
    return view ? equalsInHand(layout, view, this.lit, this.#picked) : new Map<number, number>()
  })
  readonly quiet = $derived.by(() => quietChoice(this.left))
  /** What may be answered until the turn of somebody else is over. */
  readonly passable = $derived.by(() => {
    const { layout, view } = this.#offer()
    const active = view && turnSeat(layout, view)
    if (!view || active === null || active === view.seat) return undefined
    return this.choices.find(({ option }) => option.roles.includes('automatic') && option.roles.includes('quiet'))
  })

  /** What choosing a thing would do, in words. */
  meaning(thing: Thing): string {
    const click = clicked(this.choices, this.path, thing)
    if ('chosen' in click) return click.chosen.option.sentence
    return narrowed(this.choices, click.path)
      .map((choice) => choice.option.sentence)
      .join('; ')
  }

  /** The choice that is made by clicking a lit thing; null when there are several left. */
  click(thing: Thing): Choice | null {
    const click = clicked(this.choices, this.path, thing)
    if ('chosen' in click) return click.chosen
    this.path = click.path
    return null
  }

  back(length: number): void {
    this.path = this.path.slice(0, Math.max(0, length))
  }

  /** The choice is made and under way to the server. */
  give(choice: Choice): void {
    const kind = this.#offer().view?.prompt?.kind
    if (kind !== undefined) this.#last = { kind, choice }
    this.#squares = squaresOf([choice])
    this.otherSquares = new Set(squaresOf(this.choices).filter((thing) => !this.#squares.includes(thing)))
    this.path = []
  }

  pass(choice: Choice): void {
    this.passing = { turn: this.#turn, verb: choice.option.verb, sentence: choice.option.sentence }
  }

  /** The answer that needs no question: one of a turn that is passed or, where that is wished, the only one there is. */
  byItself(isOnlyTaken: boolean): Choice | null {
    const passed = this.passing && this.choices.find(({ option }) => option.verb === this.passing?.verb)
    return passed ?? (isOnlyTaken ? automaticChoice(this.choices, this.#offer().view?.set) : null)
  }

  /** Another state is shown. It may come while the same question stands, as when somebody asks for an undo. */
  show(state: State, events: EventSeen[]): void {
    const isFirst = this.#question === undefined
    const isSameQuestion = state.question !== null && state.question === this.#question
    this.#question = state.question
    this.#turn = state.turn
    if (this.passing?.turn !== state.turn) this.passing = null
    if (isSameQuestion) return
    if (state.question === null || events.length > 0 || state.is_undone) {
      this.#squares = []
      this.otherSquares = new Set()
    }
    this.path = []
    if (isFirst) this.#recall()
    else this.#goOn(state, events)
  }

  #recall(): void {
    const kept = recall<Kept | null>(KEPT, null, 'sessionStorage')
    if (kept?.match === this.#match && kept.question === this.#question) this.soFar = kept.soFar
  }

  #remember(): void {
    const kept: Kept = { match: this.#match, question: this.#question ?? null, soFar: this.soFar }
    remember(KEPT, kept, 'sessionStorage')
  }

  /** What was chosen so far stays as long as nothing happens and the same kind of question comes again. */
  #goOn(state: State, events: EventSeen[]): void {
    const kind = state.view.prompt?.kind
    const before = this.soFar.length
    if (state.is_undone) this.soFar = this.soFar.filter((given) => given.kind === kind).slice(0, -1)
    else if (state.question !== null || events.length > 0) {
      const isContinued = events.length === 0 && this.#last?.kind === kind
      this.soFar = isContinued && this.#last ? [...this.soFar, this.#last] : []
      this.#last = null
    }
    if (before > 0 || this.soFar.length > 0) this.#remember()
  }
}

function squaresOf(choices: Choice[]): Thing[] {
  return choices.flatMap(({ steps }) => steps.flat()).filter((thing) => thing.startsWith('square:'))
}
