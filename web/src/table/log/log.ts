/** What happened, as a log of paragraphs and as a few sentences to be read out. */

import type { EventSeen } from '../../lib/protocol'
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
  events: EventSeen[],
  isFull: boolean,
  isSilent: (event: EventSeen) => boolean = () => false,
): Paragraph[] {
  const story = new Story(isFull)
  for (const [place, event] of events.entries()) {
    if (event.roles.includes('attack_step')) story.returnToAttack()
    if (event.roles.includes('heading')) story.begin(event)
    else if (!isEmpty(event) && !isSilent(event)) story.tell(event, events[place + 1])
  }
  for (const paragraph of story.paragraphs) paragraph.lines = telling(paragraph.lines)
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
  #isFull: boolean

  constructor(isFull: boolean) {
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
    const isAttack = event.roles.includes('attack')
    if (isAttack) this.#attack = null
    this.#cause = { event, times: 1, under: [] }
    this.#open().push(this.#cause)
    if (isAttack) [this.#attack, this.#isSettled] = [this.#cause, false]
  }

  #tellConsequence(event: EventSeen): void {
    const isTold = this.#isFull || !isMinor(event) || this.#isOfEffect()
    if (isTold) write(event, this.#cause?.under ?? this.#open())
    if (this.#cause === this.#attack && event.roles.includes('attack_end')) this.#isSettled = true
  }

  /** Where something of its own is told: within the attack that goes on, or else as a line of the turn. */
  #open(): Line[] {
    if (this.#attack && !this.#isSettled) return this.#attack.under
    if (!this.paragraphs.length) this.paragraphs.push({ heading: null, lines: [] })
    return this.paragraphs.at(-1)?.lines ?? []
  }

  /** What is paid for something to come, or done by the attacker for the attack that comes at once. */
  #isCost(event: EventSeen, next: EventSeen | undefined): boolean {
    return event.roles.includes('cost') || isOfAttack(event, next)
  }

  #isCause(event: EventSeen): boolean {
    const isCause = event.roles.includes('cause') || event.roles.includes('attack')
    return isCause && !(this.#isOfEffect() && isMinor(event))
  }

  #isOfEffect(): boolean {
    return isEffect(this.#cause?.event)
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
function telling(lines: Line[]): Line[] {
  for (const line of lines) line.under = telling(line.under)
  return lines.filter((line) => line.under.length > 0 || !isEffect(line.event))
}

/** What is said again at once is one line with its number. */
function write(event: EventSeen, lines: Line[]): void {
  const last = lines.at(-1)
  const isAgain = last && last.event.sentence === event.sentence && last.under.length === 0
  if (isAgain) last.times++
  else lines.push({ event, times: 1, under: [] })
}

/** An event that only says that the text of a card does something: what it does follows. */
export function isEffect(event: EventSeen | undefined): boolean {
  return event?.roles.includes('effect') ?? false
}

/** An event that says nothing, such as that 0 cards were returned. */
function isEmpty(event: EventSeen): boolean {
  return event.number === 0 && event.roles.includes('counted')
}

export function isMinor(event: EventSeen): boolean {
  return event.roles.includes('minor')
}

/** What an attacker does for the attack that comes at once. */
export function isOfAttack(event: EventSeen, next: EventSeen | undefined): boolean {
  const isNext = next?.card === event.card && next.roles.includes('attack')
  return isNext && isMinor(event)
}

/** The events that people want to see happen, one after the other. */
export function notable(events: EventSeen[]): EventSeen[] {
  return events.filter((event) => !isMinor(event) && !isEffect(event) && !isEmpty(event))
}

const MOST_READ_OUT = 4

/** For a screen reader: the latest of what is worth saying, and how much there was before it. */
export function announcement(events: EventSeen[], tell: (sentence: string) => string = (sentence) => sentence): string {
  const lines: Line[] = []
  for (const event of notable(events)) write(event, lines)
  const sentences = lines.map(({ event, times }) => {
    const sentence = tell(event.sentence)
    return times > 1 ? say.table.repeated(sentence, times) : sentence
  })
  const left = sentences.length - MOST_READ_OUT
  if (left <= 0) return sentences.join(' ')
  return say.table.moreThen(left, sentences.slice(left).join(' '))
}
