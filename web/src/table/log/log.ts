/** What happened, as a log of paragraphs and as a few sentences to be read out. */

import type { EventSeen, Layout } from '../../lib/protocol'
import { say } from '../../words/words.svelte'

export interface Line {
  event: EventSeen
  /** How often it is said in a row, as of several cards that are drawn unseen. */
  times: number
  /** What came of it. */
  under: Line[]
}

export interface Paragraph {
  /** The event that began it, such as a turn; null for what came before the first. */
  heading: EventSeen | null
  lines: Line[]
}

/** A paragraph a turn, consequences under their cause; minor events only where everything is wanted. */
export function paragraphsOf(
  layout: Layout,
  events: EventSeen[],
  isFull: boolean,
  isSilent: (event: EventSeen) => boolean = () => false,
): Paragraph[] {
  const story = new Story(layout, isFull)
  for (const [place, event] of events.entries()) {
    if (layout.attack_steps.includes(event.event)) story.returnToAttack()
    if (layout.heading_events.includes(event.event)) story.begin(event)
    else if (!isEmpty(layout, event) && !isSilent(event)) story.tell(event, events[place + 1])
  }
  for (const paragraph of story.paragraphs) paragraph.lines = telling(layout, paragraph.lines)
  // A turn in which nothing happened is left out, unless it is the latest.
  const isNext = (one: Paragraph, next: Paragraph | undefined) => one.heading?.event === next?.heading?.event
  return story.paragraphs.filter((one, place, all) => one.lines.length > 0 || !isNext(one, all[place + 1]))
}

/** What is told so far, and under which line it goes on. */
class Story {
  paragraphs: Paragraph[] = []
  #cause: Line | null = null
  #attack: Line | null = null
  #isSettled = true
  #layout: Layout
  #isFull: boolean

  constructor(layout: Layout, isFull: boolean) {
    this.#layout = layout
    this.#isFull = isFull
  }

  begin(heading: EventSeen): void {
    this.paragraphs.push({ heading, lines: [] })
    this.#cause = this.#attack = null
  }

  /** What follows came of the attack, not of what was done meanwhile. */
  returnToAttack(): void {
    this.#cause = this.#attack
  }

  tell(event: EventSeen, next: EventSeen | undefined): void {
    if (this.#isCost(event, next)) this.#tellCost(event)
    else if (this.#isCause(event)) this.#tellCause(event)
    else this.#tellConsequence(event)
  }

  #tellCost(event: EventSeen): void {
    this.#cause = null
    if (this.#isFull) write(event, this.#open())
  }

  #tellCause(event: EventSeen): void {
    const isAttack = this.#layout.attack_events.includes(event.event)
    if (isAttack) this.#attack = null
    this.#cause = { event, times: 1, under: [] }
    this.#open().push(this.#cause)
    if (isAttack) [this.#attack, this.#isSettled] = [this.#cause, false]
  }

  #tellConsequence(event: EventSeen): void {
    const isTold = this.#isFull || !isMinor(this.#layout, event) || this.#isOfEffect()
    if (isTold) write(event, this.#cause?.under ?? this.#open())
    if (this.#cause === this.#attack && this.#layout.attack_ends.includes(event.event)) this.#isSettled = true
  }

  /** Where something of its own is told: within the attack that goes on, or else as a line of the turn. */
  #open(): Line[] {
    if (this.#attack && !this.#isSettled) return this.#attack.under
    if (!this.paragraphs.length) this.paragraphs.push({ heading: null, lines: [] })
    return this.paragraphs.at(-1)?.lines ?? []
  }

  /** What is paid for something to come, or done by the attacker for the attack that comes at once. */
  #isCost(event: EventSeen, next: EventSeen | undefined): boolean {
    return this.#layout.cost_events.includes(event.event) || isOfAttack(this.#layout, event, next)
  }

  #isCause(event: EventSeen): boolean {
    const { cause_events, attack_events } = this.#layout
    const isCause = cause_events.includes(event.event) || attack_events.includes(event.event)
    return isCause && !(this.#isOfEffect() && isMinor(this.#layout, event))
  }

  #isOfEffect(): boolean {
    return isEffect(this.#layout, this.#cause?.event)
  }
}

/** The latest paragraphs, with at least so many lines where there are as many. */
export function latest(paragraphs: Paragraph[], lines: number): Paragraph[] {
  let first = paragraphs.length
  for (let left = lines; first > 0 && left > 0; left -= linesIn(paragraphs[first]?.lines ?? []) + 1) first--
  return paragraphs.slice(first)
}

function linesIn(lines: Line[]): number {
  return lines.reduce((count, { under }) => count + 1 + linesIn(under), 0)
}

/** Without effects of which nothing came. */
function telling(layout: Layout, lines: Line[]): Line[] {
  for (const line of lines) line.under = telling(layout, line.under)
  return lines.filter((line) => line.under.length > 0 || !isEffect(layout, line.event))
}

/** What is said again at once is one line with its number. */
function write(event: EventSeen, lines: Line[]): void {
  const last = lines.at(-1)
  const isAgain = last && last.event.sentence === event.sentence && last.under.length === 0
  if (isAgain) last.times++
  else lines.push({ event, times: 1, under: [] })
}

/** An event that only says that the text of a card does something: what it does follows. */
export function isEffect(layout: Layout, event: EventSeen | undefined): boolean {
  return event !== undefined && layout.effect_events.includes(event.event)
}

/** An event that says nothing, such as that 0 cards were returned. */
function isEmpty(layout: Layout, event: EventSeen): boolean {
  return event.number === 0 && layout.empty_events.includes(event.event)
}

export function isMinor(layout: Layout, event: EventSeen): boolean {
  return layout.minor_events.includes(event.event)
}

/** What an attacker does for the attack that comes at once. */
export function isOfAttack(layout: Layout, event: EventSeen, next: EventSeen | undefined): boolean {
  const isNext = next?.card === event.card && layout.attack_events.includes(next.event)
  return isNext && isMinor(layout, event)
}

/** The events that people want to see happen, one after the other. */
export function notable(layout: Layout, events: EventSeen[]): EventSeen[] {
  return events.filter((event) => !isMinor(layout, event) && !isEffect(layout, event) && !isEmpty(layout, event))
}

const MOST_READ_OUT = 4

/** For a screen reader: the latest of what is worth saying, and how much there was before it. */
export function announcement(
  layout: Layout,
  events: EventSeen[],
  tell: (sentence: string) => string = (sentence) => sentence,
): string {
  const lines: Line[] = []
  for (const event of notable(layout, events)) write(event, lines)
  const sentences = lines.map(({ event, times }) => {
    const sentence = tell(event.sentence)
    return times > 1 ? say.table.repeated(sentence, times) : sentence
  })
  const left = sentences.length - MOST_READ_OUT
  if (left <= 0) return sentences.join(' ')
  return say.table.moreThen(left, sentences.slice(left).join(' '))
}
