/**
 * A match at the table: what a click, a tap, a hint and every state from the server lead to. `LiveMatch.svelte` draws
 * what is found here, and tells of clicks.
 */

import { tick } from 'svelte'
import { LiveTable } from '../lib/live.svelte'
import type { EventSeen, GameDetail, MatchInfo, Outcome, Said, State } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { recall, remember } from '../lib/storage'
import { toasts } from '../lib/toasts.svelte'
import { say } from '../words/words.svelte'
import { spotsOf } from './areas/places'
import { Advice } from './choosing/advice.svelte'
import { Answers } from './choosing/answers.svelte'
import { ChoiceUnderWay } from './choosing/choice.svelte'
import { cardThing, handleOf, narrowed, type Thing } from './choosing/choosing'
import { GoingOn } from './choosing/goingOn.svelte'
import { Touching } from './choosing/touching.svelte'
import { fitted } from './fitting'
import { KeptLog } from './log/kept.svelte'
import { announcement, notable } from './log/log'
import { HeldUp } from './looking/heldUp.svelte'
import { Looking } from './looking/looking.svelte'
import { Sounds } from './motion/sounds'
import type { RailSize } from './screen'
import { isAgainstBotsAlone } from './seats/seating'
import { Voices } from './seats/voices'
import { Reasons } from './tips/reasons'
import { Resting } from './tips/resting.svelte'
import { inWords } from './tips/why'

/** So long a question that came by itself takes no click: it was meant for what stood there before. */
const SETTLING = 400
/** So long the last move is looked at before the result is told. */
const LAST_LOOK = 1500
/** A card that is held up stays so much longer than other things that bots do. */
const HELD_LONGER = 1.8

/** The page on which the match is. */
export interface MatchPage {
  /** Where the live table is to be had. */
  address: string
  /** The match as it was when the page was loaded. */
  known: () => MatchInfo
  detail: () => GameDetail
  isNarrow: () => boolean
  /** Whether somebody reads something that lies over the table. */
  isReading: () => boolean
  /** The server will not let this browser to the table any more. */
  barred: (error: unknown) => void
}

export class MatchAtTable {
  readonly live: LiveTable
  readonly choice: ChoiceUnderWay
  readonly answers: Answers
  readonly goingOn: GoingOn
  readonly touching: Touching
  readonly advice: Advice
  readonly reasons: Reasons
  readonly resting: Resting
  readonly looking: Looking
  readonly heldUp: HeldUp
  readonly log: KeptLog

  /** The card that a finger has tapped once: it is read before it is chosen. */
  read = $state.raw<Thing | null>(null)
  /** What happened on the way to what is shown. */
  latest = $state.raw<EventSeen[]>([])
  /** What a screen reader says. */
  announced = $state('')
  isSettling = $state(false)
  /** A match that was over when the page came is told at once. */
  isResultShown = $state(false)
  /** Whether a lesson has something to be read, or it or a puzzle asks whether to take back. */
  isCoachAsking = $state(false)
  /** Whether a lesson says nothing any more. */
  isLessonSkipped = $state(false)
  /** Phrases are for people; who does not want to hear them does not. */
  isMuted = $state(recall('muted', false))

  #page: MatchPage
  #sounds = new Sounds()
  /** The turn in which the latest happened, and the one that it led to. */
  #latestTurn = -1
  #turnShown = -1
  #lastKind: string | undefined
  #settlingTimer: ReturnType<typeof setTimeout> | undefined
  #resultTimer: ReturnType<typeof setTimeout> | undefined
  /** The state in which one's own wish to undo waits for the others. */
  #undoAsked: State | null = null

  constructor(page: MatchPage) {
    this.#page = page
    this.isResultShown = page.known().status === 'finished'
    this.live = new LiveTable(page.address, {
      pause: (state) => this.#pauseAfter(state),
      refused: ({ code, message }) => toasts.say(code === 'late' ? say.table.late : message, 'problem'),
      barred: (error) => page.barred(error),
      changed: (state, events) => void this.#happened(state, events),
      said: (said) => this.#hear(said),
    })
    this.choice = new ChoiceUnderWay(page.known().id, () => ({
      layout: this.layout,
      view: this.view,
      canAnswer: this.isAsked,
    }))
    this.answers = new Answers(this.choice, () => ({
      isNarrow: page.isNarrow(),
      isSent: this.live.sent !== null,
    }))
    this.goingOn = new GoingOn(this.live, this.choice, {
      mayGoOn: () => this.#mayGoOn,
      isReading: page.isReading,
      pick: this.pick,
    })
    this.touching = new Touching(this.live, this.choice, this.pick)
    this.advice = new Advice(this.live, this.touching, () => ({ layout: this.layout, view: this.view }))
    this.reasons = new Reasons(this.live, this.choice, this.touching)
    this.resting = new Resting((index) => this.live.outcome(index))
    this.looking = new Looking(() => ({ view: this.view, faces: this.faces }))
    this.heldUp = new HeldUp(() => ({
      faces: this.faces,
      seat: page.known().seat,
      tell: this.tell,
    }))
    this.log = new KeptLog(() => ({ layout: this.layout, faces: this.faces }))
  }

  close(): void {
    this.live.close()
    this.resting.stop()
    this.looking.stop()
    this.heldUp.stop()
    clearTimeout(this.#settlingTimer)
    clearTimeout(this.#resultTimer)
  }

  // -- what is known ---------------------------------------------------------------------------------------------------

  readonly layout = $derived.by(() => fitted(this.#page.detail().layout, this.#page.known()))
  readonly faces = $derived.by(() => new Map(this.#page.detail().faces.map((face) => [face.id, face])))
  readonly match = $derived.by(() => this.live.match ?? this.#page.known())
  readonly view = $derived.by(() => this.live.shown?.view ?? null)
  readonly voices = $derived.by(() => new Voices(this.match.players))
  readonly turn = $derived.by(() => this.live.shown?.turn ?? 0)
  /** A question stays where it is while its answer is under way, so that nothing jumps. */
  readonly isAsked = $derived.by(() => !this.live.isBehind && (this.live.shown?.question ?? null) !== null)
  readonly lit = $derived.by(() => (this.live.sent ? new Set<Thing>() : this.choice.lit))
  // With people at the table nothing is answered by itself that they did not ask for, nor what a lesson asks to be done.
  readonly #mayGoOn = $derived.by(
    () => isAgainstBotsAlone(this.match.players) && this.live.shown?.lesson?.option == null && !this.isCoachAsking,
  )
  readonly canConcede = $derived.by(
    () => this.match.seat !== null && this.match.status === 'running' && !this.view?.result,
  )
  readonly hasHints = $derived.by(() => this.match.allows_hints && this.canConcede)
  readonly canAskHint = $derived.by(
    () => this.hasHints && this.live.question !== null && (this.view?.options.length ?? 0) > 1,
  )
  readonly canOfferDraw = $derived.by(() => this.live.question !== null && (this.view?.may_offer_draw ?? false))

  readonly tell = (sentence: string): string => this.voices.tell(sentence)

  // -- what is chosen --------------------------------------------------------------------------------------------------

  readonly click = (thing: Thing, element: HTMLElement, isTouch: boolean): void => {
    // Lights go out a frame after the answer.
    if (!this.lit.has(thing)) return
    if (isTouch && settings.tap === 'reads' && this.read !== thing && /^(card|print):/.test(thing)) {
      this.read = thing
      return
    }
    this.read = null
    const chosen = this.choice.click(thing)
    if (chosen) this.pick(chosen.index)
    else this.answers.openAt(element)
  }

  readonly pick = (index: number): void => {
    const chosen = this.choice.choices[index]
    if (!chosen) return
    this.read = null
    this.goingOn.isRunning = false
    this.choice.give(chosen)
    this.live.choose(index)
  }

  /** Back to before the card was picked: each pick is an answer. */
  readonly unpick = (handle: number): boolean => {
    const picked = this.view?.set?.picked ?? []
    const place = picked.indexOf(handle)
    if (place < 0 || this.live.question === null || this.live.shown?.undo !== 'free') return false
    for (let back = place; back < picked.length; back++) this.live.undo()
    return true
  }

  readonly back = (length: number): void => {
    this.choice.back(length)
    this.answers.openAtCard(handleOf(this.choice.path.at(-1)))
  }

  readonly undo = (): void => {
    if (this.live.shown && this.live.shown.undo !== 'no') this.live.undo()
  }

  /** A board is asked which pieces can be touched. */
  findMoves(question: number | null): void {
    this.touching.find(this.layout.board?.move_verbs.length ? question : null)
  }

  // -- what is looked at -----------------------------------------------------------------------------------------------

  readonly readSpot = $derived.by(() =>
    this.read && this.view ? spotsOf(this.view).get(handleOf(this.read) ?? -1) : undefined,
  )
  readonly readFace = $derived.by(() => {
    const printed = this.read?.startsWith('print:') ? this.read.slice('print:'.length) : ''
    return this.faces.get(this.readSpot?.card.id ?? printed)
  })

  /** What a click on a card would do, where it answers the question. */
  readonly outcomeOf = (handle: number): Promise<Outcome> | null => {
    const { choices, path, equals } = this.choice
    const [only, ...more] = narrowed(choices, [...path, cardThing(equals.get(handle) ?? handle)])
    return only && more.length === 0 ? this.live.outcome(only.index) : null
  }

  /** A screen reader hears why a card that has the focus cannot be used. */
  readonly explain = async (event: FocusEvent): Promise<void> => {
    const card = (event.target as Element).closest<HTMLElement>('[data-handle]')
    if (!card?.matches(':focus-visible')) return
    const why = await this.reasons.ofCard(Number(card.dataset.handle))
    if (why.length && document.activeElement === card) this.announced = inWords(why, this.tell)
  }

  /** Whether a tapped card is read in place of the question. */
  readonly isReading = $derived.by(() => this.read !== null && this.readFace !== undefined && this.lit.has(this.read))

  /** What stands beside the table, by which a small screen gives it room. */
  readonly railSize = $derived.by((): RailSize => {
    const { puzzle, seat } = this.match
    if (this.view?.result && this.isResultShown && !this.live.isBehind) return 'result'
    const isExercise = this.live.shown?.lesson ? !this.isLessonSkipped : Boolean(puzzle && seat !== null)
    if (isExercise) return this.isReading && !this.view?.result ? 'reading' : 'exercise'
    return this.view?.seat === null && !this.view.result ? 'watching' : 'question'
  })

  // -- what happens ----------------------------------------------------------------------------------------------------

  readonly mute = (): void => {
    this.isMuted = !this.isMuted
    remember('muted', this.isMuted)
  }

  #hear({ seat, phrase }: Said): void {
    if (!this.isMuted || seat === this.#page.known().seat)
      toasts.say(`${this.voices.name(seat)}: ${say.phrases[phrase]}`)
  }

  /** What somebody else used has to be read. */
  #pauseAfter(state: State): number {
    if (document.hidden || notable(state.events).length === 0) return 0
    return settings.botPause * (this.heldUp.find(state.events, state.view) ? HELD_LONGER : 1)
  }

  async #happened(state: State, events: EventSeen[]): Promise<void> {
    const hadFocus = document.activeElement !== document.body
    this.log.note(state, events)
    this.#noteUndo(state, events)
    this.choice.show(state, events)
    this.resting.stop()
    if (state.question === null || !this.read || !this.choice.lit.has(this.read)) this.read = null
    this.#settle(state)
    this.#endIf(state)
    // Neither what is heard nor what is held up waits for the table, nor the table for them.
    setTimeout(() => this.#announce(state, events))
    setTimeout(() => this.#sounds.play(this.layout, this.#page.known().seat, state, events))
    setTimeout(() => this.heldUp.show(state, events))
    this.#noteTurn(state, events)
    await tick()
    this.touching.follow(state)
    // What had the focus may be gone; a keyboard goes on at the question.
    if (hadFocus && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-prompt]')?.focus({ preventScroll: true })
  }

  /** What was done in one turn, such as both moves of a combination, is shown together. */
  #noteTurn(state: State, events: EventSeen[]): void {
    if (state.turn !== this.#turnShown) this.goingOn.isRunning = false
    this.latest = this.#turnShown === this.#latestTurn && !state.is_undone ? [...this.latest, ...events] : events
    this.#latestTurn = this.#turnShown
    this.#turnShown = state.turn
  }

  /** Who asked to undo is told that somebody said no; where the match has gone on, that is seen. */
  #noteUndo(state: State, events: EventSeen[]): void {
    const asked = this.#undoAsked
    // A table on which nothing changed is the same object: else the match went on, perhaps while the line was lost.
    const isSame = events.length === 0 && state.view.table === asked?.view.table
    if (isSame && state.question === asked?.question && state.undo_asked_by === null) toasts.say(say.table.undoDeclined)
    this.#undoAsked = state.undo_asked_by !== null && state.undo_asked_by === this.#page.known().seat ? state : null
  }

  /** A question of another kind than the last came by itself. */
  #settle(state: State): void {
    const kind = state.question === null ? undefined : state.view.prompt?.kind
    if (kind === undefined || kind === this.#lastKind) return
    if (this.#lastKind !== undefined && settings.settles) {
      this.isSettling = true
      clearTimeout(this.#settlingTimer)
      this.#settlingTimer = setTimeout(() => (this.isSettling = false), SETTLING)
    }
    this.#lastKind = kind
  }

  #endIf(state: State): void {
    if (!state.view.result) this.isResultShown = false
    else if (!this.isResultShown)
      this.#resultTimer = setTimeout(() => (this.isResultShown = true), settings.duration(LAST_LOOK))
  }

  #announce(state: State, events: EventSeen[]): void {
    const question = state.question === null ? '' : (state.view.prompt?.sentence ?? '')
    this.announced = [announcement(events), question, state.view.result?.reason ?? '']
      .filter(Boolean)
      .map(this.tell)
      .join(' ')
  }
}
