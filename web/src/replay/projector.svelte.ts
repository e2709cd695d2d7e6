/** Runs a reel by itself, a frame after the other, until somebody stops it or the match ends. */

import type { Frame } from '../lib/protocol'
import type { Reel } from './reel.svelte'

export const SPEEDS = [0.5, 1, 2, 4] as const

/** How long a frame is looked at. */
const PAUSE = 1200
/** A frame in which this viewer sees nothing happen is passed over. */
const NOTHING = 60

export class Projector {
  isRunning = $state(false)
  speed = $state(1)
  readonly #reel: Reel

  constructor(reel: Reel) {
    this.#reel = reel
  }

  /** Starts or stops; at the end of the match it begins anew. */
  toggle(): void {
    if (!this.isRunning && this.#reel.at >= this.#reel.length) this.#reel.goTo(0)
    this.isRunning = !this.isRunning
  }

  /** To be run whenever the reel moved: waits and goes on. Gives back what calls it off. */
  run(): (() => void) | undefined {
    const { at, length, frame } = this.#reel
    if (!this.isRunning) return undefined
    if (at >= length) {
      this.isRunning = false
      return undefined
    }
    // A frame that is not here yet is waited for.
    if (frame?.at !== at) return undefined
    const timer = setTimeout(() => this.#reel.goTo(at + 1), this.#pause(frame))
    return () => clearTimeout(timer)
  }

  #pause(frame: Frame): number {
    const isQuiet = frame.events.length === 0 && !frame.chosen && frame.at > 0
    return isQuiet ? NOTHING : PAUSE / this.speed
  }
}
