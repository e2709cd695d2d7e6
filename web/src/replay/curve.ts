/** The curve of an analysis: from moments to lines, and from places in the match to places on the curve. */

import type { MomentInfo, Replay } from '../lib/protocol'
import { say } from '../words/words.svelte'
import { turnAt } from './reel.svelte'

/** A chance of 1, as the protocol counts. */
export const CERTAIN = 10_000
const NEARLY = 100
const STEP = 5

/** The moment in which a place in the match lies: the last one that began before. */
export function momentAt(moments: readonly MomentInfo[], at: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.at <= at),
  )
}

/** Where a place in the match is between the moments, as a number of moments and parts of one. */
export function alongAt(moments: readonly MomentInfo[], at: number): number {
  const index = momentAt(moments, at)
  const [here, next] = [moments[index], moments[index + 1]]
  return here && next ? index + (at - here.at) / (next.at - here.at) : index
}

/** As the headline counts: some games count rounds, and the engine's turns would confuse their players. */
export function toldTime({ turns, rounds }: Pick<Replay, 'turns' | 'rounds'>, at: number, turn: number): string {
  const round = rounds[turnAt(turns, at) - 1]
  if (round) return say.common.round(round)
  return turn > 0 ? say.common.turn(turn) : ''
}

/** The lines of a seat, for a picture that is as many units wide as there are moments and 1 high; a gap divides them. */
export function linesOf(moments: readonly MomentInfo[], seat: number): string[] {
  const lines: string[][] = [[]]
  for (const [index, { chances }] of moments.entries()) {
    const chance = chances?.[seat]
    if (chance === undefined) lines.push([])
    else lines.at(-1)?.push(`${index},${1 - chance / CERTAIN}`)
  }
  return lines.filter((line) => line.length > 0).map((line) => line.join(' '))
}

/** In words, and never more exact than steps of five: the judgement knows no better. */
export function toldChance(chance: number | undefined): string {
  if (chance === undefined) return say.analysis.unknown
  if (chance >= CERTAIN - NEARLY) return say.analysis.sure
  if (chance <= NEARLY) return say.analysis.hopeless
  const percent = Math.round(chance / 100 / STEP) * STEP
  return say.analysis.chance(Math.min(100 - STEP, Math.max(STEP, percent)))
}

/** Whole points of a percent; an error is told twice as large, so that it holds nearly always, and never as nothing. */
export const pointsOf = (less: number) => Math.round(less / 100)
export const errorOf = (error: number) => Math.max(1, Math.round((2 * error) / 100))
