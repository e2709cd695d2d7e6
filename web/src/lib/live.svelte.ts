/**
 * The live table: a socket that comes back by itself, the states it brought, and the answer under way.
 *
 * States are shown in their order. What bots did is shown at a pace; everything is complete in itself, so what is
 * skipped is only not looked at. Nothing is shown that the server has not said.
 */

import { Refused } from './api'
import { PROTOCOL } from './protocol'
import type {
  ClientMessage,
  ClockShown,
  EventSeen,
  Hint,
  MatchInfo,
  Moves,
  Outcome,
  PlaceSeen,
  Reason,
  Refusal,
  Said,
  ServerMessage,
  State,
} from './protocol'
import { sharing } from './sharing'
import { say, sayRefusal } from '../words/words.svelte'

/** A card by its handle, a square by its name, a place by itself. */
export type Wondered = number | string | PlaceSeen
export type Phrase = Said['phrase']

const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
/** A line that was silent for so long is asked whether it is alive. */
const SILENCE = 25_000
const ANSWER_TIME = 6_000
const LONGEST_LOG = 3_000
/** So many states of bots behind, pauses get shorter: nobody waits minutes for what is over. */
const MANY_STATES = 12
/** How the text of a state begins. */
const STATE = '{"type":"state"'
/** The log keeps what was taken back, and says so. */
const TAKEN_BACK: EventSeen = {
  event: 'taken_back',
  roles: [],
  sentence: '',
  rule: '',
  seat: null,
  card: null,
  other: null,
  number: 0,
}
/** Codes with which the server closes a line for good: refused, not yours, not found, damaged. */
const FINAL_CODES = [4400, 4403, 4404, 4410]

export interface LiveWishes {
  /** How long a state that a bot led to stays before the next. */
  pause: (state: State) => number
  /** Whatever the server refuses. */
  refused: (refusal: Refusal) => void
  /** The server will not have this browser at the table: coming back would not help. */
  barred: (error: Refused) => void
  /** States that are shown now, with everything that happened since the one before. */
  changed?: (state: State, events: EventSeen[]) => void
  /** Somebody at the table says something. */
  said?: (said: Said) => void
}

export interface Answer {
  question: number
  option: number
}

/** The clock as it was told, with the moment at which it was true. */
export interface ClockHeard extends ClockShown {
  heardAt: number
}

export function liveAddress(match: string, watch: string | null): string {
  const query = watch === null ? '' : `?watch=${encodeURIComponent(watch)}`
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}/api/v${PROTOCOL}/matches/${encodeURIComponent(match)}/live${query}`
}

export class LiveTable {
  /** `lost` from the moment a line breaks until the next one says `welcome`. */
  link = $state<'connecting' | 'open' | 'lost'>('connecting')
  match = $state.raw<MatchInfo | null>(null)
  shown = $state.raw<State | null>(null)
  log = $state.raw<EventSeen[]>([])
  clock = $state.raw<ClockHeard | null>(null)
  /** The answer that the server has not yet turned into a state. */
  sent = $state.raw<Answer | null>(null)
  /** Whether states wait to be shown. Not how many: bots run ahead, and nothing is drawn anew for each of theirs. */
  isBehind = $state(false)
  /** Whether they wait until somebody goes on. */
  isPaused = $state(false)

  #address: string
  #wishes: LiveWishes
  #socket: WebSocket | null = null
  /** States that wait to be shown; most of them have not even been read. */
  #queue: (State | string)[] = []
  /** The table of the state taken last, which the next one shares what is equal with. */
  #newest: State['view']['table'] | undefined
  #pause: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #listed: ((moves: Moves) => void) | undefined
  #hinted: ((hint: Hint | null) => void) | undefined
  #tried = new Map<string, (outcome: Outcome) => void>()
  /** Who waits for the answer about a card. */
  #asked = new Map<string, ((answer: Reason[]) => void)[]>()
  #isClosed = false
  #lastRefusal: Refusal | null = null

  constructor(address: string, wishes: LiveWishes) {
    this.#address = address
    this.#wishes = wishes
    this.#connect()
  }

  /** The question that can be answered now: the shown one, unless an answer is under way or something newer waits. */
  get question(): number | null {
    return this.sent || this.isBehind ? null : (this.shown?.question ?? null)
  }

  choose(option: number): void {
    const question = this.question
    if (question === null) return
    this.sent = { question, option }
    this.skip()
    this.#send({ type: 'choose', question, option })
  }

  say(phrase: Phrase): void {
    this.#send({ type: 'say', phrase })
  }

  concede(): void {
    this.#send({ type: 'concede' })
  }

  offerDraw(): void {
    const question = this.question
    if (question !== null) this.#send({ type: 'offer_draw', question })
  }

  concedePart(): void {
    const question = this.question
    if (question !== null) this.#send({ type: 'concede_part', question })
  }

  undo(): void {
    this.#send({ type: 'undo' })
  }

  answerUndo(agree: boolean): void {
    this.#send({ type: 'answer_undo', agree })
  }

  /** What bots do waits from now on, or goes on. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused
    clearTimeout(this.#pause)
    this.#pause = undefined
    if (!isPaused) this.#advance()
  }

  /** Show the next state only. */
  step(): void {
    this.#show(this.#taken(1))
  }

  /** What keeps a card, a square or a place from being used now, by verb. */
  whyNot(thing: Wondered): Promise<Reason[]> {
    const card = typeof thing === 'number' ? thing : null
    const square = typeof thing === 'string' ? thing : null
    const place = typeof thing === 'object' ? thing : null
    return new Promise((resolve) => {
      const key = wonderedIn(card, square, place)
      this.#asked.set(key, [...(this.#asked.get(key) ?? []), resolve])
      this.#send({ type: 'why_not', card, square, place })
    })
  }

  /** What an answer to the open question would do, as far as that is sure; null when no question is open. */
  outcome(option: number): Promise<Outcome> | null {
    const question = this.question
    if (question === null) return null
    return new Promise((resolve) => {
      this.#tried.set(`${question} ${option}`, resolve)
      this.#send({ type: 'outcome', question, option })
    })
  }

  /** What to answer to the open question; null when none is open. The wait ends without one if the server refuses. */
  hint(strength: Hint['strength']): Promise<Hint | null> | null {
    const question = this.question
    if (question === null) return null
    this.#hinted?.(null)
    return new Promise((resolve) => {
      this.#hinted = resolve
      this.#send({ type: 'hint', question, strength: strength as 1 | 2 | 3 })
    })
  }

  /** Which answers lead which figure where, for the open question. */
  moves(): Promise<Moves> | null {
    const question = this.question
    if (question === null) return null
    return new Promise((resolve) => {
      this.#listed = resolve
      this.#send({ type: 'moves', question })
    })
  }

  /** Show the newest state at once. */
  skip(): void {
    clearTimeout(this.#pause)
    this.#pause = undefined
    this.isPaused = false
    this.#show(this.#taken(this.#queue.length))
  }

  /** Look whether the line is alive, now: the tab woke up, or the network came back. */
  wake(): void {
    if (this.#isClosed) return
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask(ANSWER_TIME / 2)
    else this.#connect()
  }

  close(): void {
    this.#isClosed = true
    this.#drop()
    clearTimeout(this.#retry)
    clearTimeout(this.#pause)
  }

  // -- the line --------------------------------------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#retry)
    this.#drop()
    const socket = new WebSocket(this.#address)
    this.#socket = socket
    socket.onmessage = (message) => this.#hear(message.data as string)
    socket.onclose = ({ code }) => (FINAL_CODES.includes(code) ? this.#bar() : this.#lose())
    this.#guard(SILENCE)
  }

  /** Forget the present socket; what it still brings is not heard. */
  #drop(): void {
    clearTimeout(this.#watchdog)
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onmessage = socket.onclose = null
    socket.close()
  }

  #bar(): void {
    this.close()
    const { code, message } = this.#lastRefusal ?? { code: 'refused', message: say.fault.barred }
    this.#wishes.barred(new Refused(code, message))
  }

  #lose(): void {
    this.#drop()
    if (this.#isClosed) return
    this.link = this.match ? 'lost' : 'connecting'
    // Many browsers lose the same server in the same moment and shall not all come back in the same moment.
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures++, LONGEST_WAIT) * (0.75 + Math.random() / 2)
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  #guard(time: number): void {
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(() => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#ask(ANSWER_TIME)
      else this.#lose()
    }, time)
  }

  #ask(patience: number): void {
    this.#send({ type: 'ping' })
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(() => this.#lose(), patience)
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  // -- what the server says --------------------------------------------------------------------------------------------

  #hear(text: string): void {
    this.#guard(SILENCE)
    // Bots run ahead by hundreds of states a second: what is not shown yet is not read yet, so that cards move meanwhile.
    if (this.#pause !== undefined && !this.sent && !this.match?.clock && text.startsWith(STATE)) {
      this.#queue.push(text)
      this.isBehind = true
    } else this.#heed(JSON.parse(text) as ServerMessage)
  }

  #heed(message: ServerMessage): void {
    if (message.type === 'welcome') this.#begin(message.match, message.log)
    else if (message.type === 'state') this.#receive(message)
    else if (message.type === 'match') this.match = message.match
    else if (message.type === 'said') this.#wishes.said?.(message)
    else if (message.type === 'why_not') {
      const key = wonderedIn(message.card, message.square, message.place)
      for (const tell of this.#asked.get(key) ?? []) tell(message.reasons)
      this.#asked.delete(key)
    } else if (message.type === 'moves') this.#listed?.(message)
    else if (message.type === 'hint') this.#hinted?.(message)
    else if (message.type === 'outcome') this.#tried.get(`${message.question} ${message.option}`)?.(message)
    else if (message.type === 'error') this.#refuse(message)
  }

  #begin(match: MatchInfo, log: EventSeen[]): void {
    this.#failures = 0
    this.match = match
    this.log = log
    this.#queue = []
    clearTimeout(this.#pause)
    this.#pause = undefined
    this.isBehind = false
    this.link = 'open'
  }

  #receive(state: State): void {
    this.clock = state.clock && { ...state.clock, heardAt: performance.now() }
    if (this.sent && this.sent.question === state.question) this.#send({ type: 'choose', ...this.sent })
    else this.sent = null
    this.#queue.push(state)
    if (this.#pause === undefined && !(this.isPaused && state.by_bot)) this.#advance()
    else this.isBehind = true
  }

  #refuse(told: Refusal): void {
    const refusal = { ...told, message: sayRefusal(told) }
    this.#hinted?.(null)
    this.#lastRefusal = refusal
    const isOfAnswer = this.sent !== null && refusal.question === this.sent.question
    if (isOfAnswer) this.sent = null
    // What the page only wanted to know of a question that was answered meanwhile, as in another window, is no news.
    if (this.link === 'open' && (isOfAnswer || refusal.code !== 'late')) this.#wishes.refused(refusal)
  }

  // -- what is shown ---------------------------------------------------------------------------------------------------

  /** The next states in their order, out of the queue. */
  #taken(count: number): State[] {
    return this.#queue.splice(0, count).map((waiting) => {
      const state = typeof waiting === 'string' ? (JSON.parse(waiting) as State) : waiting
      this.#newest = sharing(this.#newest, state.view.table)
      return { ...state, view: { ...state.view, table: this.#newest } }
    })
  }

  /** Show the next state, and after a pause those behind it; states without a pause run on at once. */
  #advance(): void {
    this.#pause = undefined
    const run: State[] = []
    let pause = 0
    while (pause === 0 && this.#queue.length > 0)
      for (const state of this.#taken(1)) {
        run.push(state)
        pause = this.#pauseAfter(state)
      }
    this.#show(run)
    if (pause > 0) this.#pause = setTimeout(() => this.#advance(), pause)
  }

  #pauseAfter(state: State): number {
    if (!state.by_bot) return 0
    // Who only watches wants to see it; who plays wants to go on.
    const hurry = this.match?.seat === null ? 1 : Math.max(1, this.#queue.length / MANY_STATES)
    return this.#wishes.pause(state) / hurry
  }

  #show(states: State[]): void {
    const state = states.at(-1)
    this.isBehind = this.#queue.length > 0
    if (!state) return
    const events = states.flatMap((each) =>
      each.is_undone ? [...each.events, { ...TAKEN_BACK, sentence: say.table.takenBack }] : each.events,
    )
    this.log = [...this.log, ...events].slice(-LONGEST_LOG)
    this.shown = state
    this.#wishes.changed?.(state, events)
  }
}

/** What was asked about, as one word. */
function wonderedIn(...thing: (number | string | PlaceSeen | null | undefined)[]): string {
  return JSON.stringify(
    thing.map((part) => (typeof part === 'object' && part ? [part.zone, part.seat, part.slot] : (part ?? null))),
  )
}
