/** The frames of a replay: fetched in batches as they are needed, the next ones ahead of time. */

import { asRefused, getFrames, type Refused, type Viewpoint } from '../lib/api'
import type { Frame } from '../lib/protocol'

/** Frames a request: enough for some seconds of playing, little enough to come at once. */
export const BATCH = 25

type Fetch = (as: Viewpoint, from: number, count: number) => Promise<Frame[]>

export class Reel {
  /** The frame that is wanted; `frame` follows as soon as it is here. */
  at = $state(0)
  frame = $state.raw<Frame>()
  /** Whether the frame is no neighbour of the one that was shown before. */
  isJump = $state(false)
  error = $state.raw<Refused>()
  #viewpoint = $state<Viewpoint>('watch')
  /** By number; replaced as a whole when frames come, so that whoever reads them sees it. */
  #frames = $state.raw(new Map<number, Frame>())
  #asked = new Set<number>()
  readonly length: number
  readonly #fetch: Fetch

  constructor(match: string, length: number, viewpoint: Viewpoint, at = 0, fetch?: Fetch) {
    this.length = length
    this.#viewpoint = viewpoint
    this.#fetch = fetch ?? (async (as, from, count) => (await getFrames(match, as, from, count)).frames)
    this.goTo(at)
  }

  get viewpoint(): Viewpoint {
    return this.#viewpoint
  }
  set viewpoint(viewpoint: Viewpoint) {
    this.#viewpoint = viewpoint
    this.#frames = new Map()
    this.#asked.clear()
    this.goTo(this.at)
  }

  /** The frame of a number, where it is here already. */
  known(at: number): Frame | undefined {
    return this.#frames.get(at)
  }

  goTo(at: number): void {
    this.at = Math.max(0, Math.min(this.length, Math.trunc(at) || 0))
    this.#show()
    this.want(this.at, this.at)
    this.want(this.at + BATCH, this.at + BATCH)
    this.want(this.at - BATCH, this.at - BATCH)
  }

  again(): void {
    this.error = undefined
    this.goTo(this.at)
  }

  /** See to it that the frames from one to another come; those outside the match are left out. */
  want(first: number, last: number): void {
    const from = Math.floor(Math.max(0, first) / BATCH)
    const to = Math.floor(Math.min(this.length, last) / BATCH)
    for (let batch = from; batch <= to; batch++) void this.#load(batch)
  }

  async #load(batch: number): Promise<void> {
    if (this.#asked.has(batch)) return
    this.#asked.add(batch)
    const viewpoint = this.#viewpoint
    try {
      const came = await this.#fetch(viewpoint, batch * BATCH, BATCH)
      // Meanwhile somebody may look through other eyes.
      if (viewpoint !== this.#viewpoint) return
      this.#frames = new Map([...this.#frames, ...came.map((frame): [number, Frame] => [frame.at, frame])])
      this.error = undefined
      this.#show()
    } catch (error) {
      if (viewpoint !== this.#viewpoint) return
      this.#asked.delete(batch)
      this.error = asRefused(error)
    }
  }

  #show(): void {
    const next = this.#frames.get(this.at)
    if (!next || next === this.frame) return
    this.isJump = Math.abs(next.at - (this.frame?.at ?? next.at)) > 1
    this.frame = next
  }
}

/** The turn in which a frame lies, counted from 1; 0 is what came before the first. */
export function turnAt(turns: number[], at: number): number {
  return turns.filter((first) => first <= at).length
}

/** Where a turn begins; turn 0 is the opening. */
export function startOfTurn(turns: number[], turn: number): number {
  return turn <= 0 ? 0 : (turns[turn - 1] ?? turns.at(-1) ?? 0)
}
