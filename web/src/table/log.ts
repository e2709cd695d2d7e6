/** What happened, as a log of paragraphs and as a few sentences to be read out. */

import type { EventSeen, Layout } from '../lib/protocol'

export interface Line {
  event: EventSeen
  /** How often it is said in a row, as of several cards that are drawn unseen. */
  times: number
}

export interface Paragraph {
  /** The event that began it, such as a turn; null for what came before the first. */
  heading: EventSeen | null
  lines: Line[]
}

/** A paragraph a turn; minor events only where everything is wanted. */
export function paragraphsOf(layout: Layout, events: EventSeen[], isFull: boolean): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (const event of events) {
    if (layout.heading_events.includes(event.event)) paragraphs.push({ heading: event, lines: [] })
    else if (isFull || !isMinor(layout, event)) {
      if (paragraphs.length === 0) paragraphs.push({ heading: null, lines: [] })
      write(event, paragraphs.at(-1)?.lines ?? [])
    }
  }
  return paragraphs
}

function write(event: EventSeen, lines: Line[]): void {
  const last = lines.at(-1)
  const isAgain = last && last.event.sentence === event.sentence && event.card === null
  if (isAgain) last.times++
  else lines.push({ event, times: 1 })
}

export function isMinor(layout: Layout, event: EventSeen): boolean {
  return layout.minor_events.includes(event.event)
}

/** The events that people want to see happen, one after the other. */
export function notable(layout: Layout, events: EventSeen[]): EventSeen[] {
  return events.filter((event) => !isMinor(layout, event))
}

const MOST_READ_OUT = 4

/** For a screen reader: the latest of what is worth saying, and how much there was before it. */
export function announcement(layout: Layout, events: EventSeen[]): string {
  const sentences = notable(layout, events).map((event) => event.sentence)
  const left = sentences.length - MOST_READ_OUT
  if (left <= 0) return sentences.join(' ')
  return `${left} more, then: ${sentences.slice(left).join(' ')}`
}
