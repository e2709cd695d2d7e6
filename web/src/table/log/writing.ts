/** The log is written a few lines a frame, and what stands there is not written again. */

import type { EventSeen } from '../../lib/protocol'
import { isOfAttack, type Line, type Paragraph } from './log'

/** The same paragraphs, as they were where they still say the same: only what is new is drawn. */
export function keeping(before: Paragraph[], after: Paragraph[]): Paragraph[] {
  const known = new Map(before.map((paragraph) => [paragraph.heading, paragraph]))
  return after.map((paragraph) => {
    const old = known.get(paragraph.heading)
    if (!old) return paragraph
    const lines = keepingLines(old.lines, paragraph.lines)
    return lines === old.lines ? old : { ...paragraph, lines }
  })
}

function keepingLines(before: Line[], after: Line[]): Line[] {
  const lines = after.map((line, place) => {
    const old = before[place]
    if (old?.event !== line.event) return line
    const under = keepingLines(old.under, line.under)
    return old.times === line.times && under === old.under ? old : { ...line, under }
  })
  const isSame = before.length === lines.length && lines.every((line, place) => line === before[place])
  return isSame ? before : lines
}

/** So many events are written at once. */
const MOST_WRITTEN = 4

/** The log as far as it is written next, when it was written so far; what was never written is written at once. */
export function written(before: EventSeen[], log: EventSeen[]): EventSeen[] {
  const last = before.at(-1)
  const next = (last ? log.lastIndexOf(last) : -1) + 1
  if (next === 0) return log
  const end = wholeUntil(log, next + MOST_WRITTEN)
  return end >= log.length ? log : log.slice(0, end)
}

/** What an attacker does for its attack is told with it: alone it would be a line that is gone in the next frame. */
function wholeUntil(log: EventSeen[], end: number): number {
  const [last, next] = [log[end - 1], log[end]]
  return last && isOfAttack(last, next) ? wholeUntil(log, end + 1) : end
}
