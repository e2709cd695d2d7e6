/** What people may set for this browser. Settings apply at once, are kept, and follow other open tabs. */

import { prefersReducedMotion } from 'svelte/motion'
import { recall, remember } from './storage'

export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['normal', 'fast', 'none'] as const
export const BOT_PACES = ['calm', 'brisk', 'instant'] as const
export const VOLUMES = ['off', 'soft', 'loud'] as const
export const TAPS = ['reads', 'plays'] as const

export type Theme = (typeof THEMES)[number]
export type Motion = (typeof MOTIONS)[number]
export type BotPace = (typeof BOT_PACES)[number]
export type Volume = (typeof VOLUMES)[number]
export type Tap = (typeof TAPS)[number]

const KEY = 'settings'
const MOTION_FACTOR: Record<Motion, number> = { normal: 1, fast: 0.45, none: 0 }
const BOT_PAUSE: Record<BotPace, number> = { calm: 1100, brisk: 450, instant: 0 }

/** A stored value that an older version wrote, or somebody by hand, may be none of ours. */
function oneOf<T extends string>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.includes(value as T) ? (value as T) : otherwise
}

class Settings {
  #theme = $state<Theme>('system')
  #motion = $state<Motion>('normal')
  #botPace = $state<BotPace>('calm')
  #autoPass = $state(true)
  #tap = $state<Tap>('reads')
  #settles = $state(true)
  #volume = $state<Volume>('off')
  #language = $state('auto')

  constructor() {
    this.#load()
    addEventListener('storage', () => this.#load())
  }

  get theme(): Theme {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    this.#keep()
  }

  get motion(): Motion {
    return this.#motion
  }
  set motion(motion: Motion) {
    this.#motion = motion
    this.#keep()
  }

  get botPace(): BotPace {
    return this.#botPace
  }
  set botPace(pace: BotPace) {
    this.#botPace = pace
    this.#keep()
  }

  /** Whether, against bots alone, an answer is given by itself where there is no other. */
  get autoPass(): boolean {
    return this.#autoPass
  }
  set autoPass(isOn: boolean) {
    this.#autoPass = isOn
    this.#keep()
  }

  /** What the first tap of a finger on a card does that can be chosen. */
  get tap(): Tap {
    return this.#tap
  }
  set tap(tap: Tap) {
    this.#tap = tap
    this.#keep()
  }

  /** Whether there is a moment before a new kind of question takes a click, which may have been meant for the one before,
   * and before a turn ends by itself, so that the last choice can be taken back. */
  get settles(): boolean {
    return this.#settles
  }
  set settles(isOn: boolean) {
    this.#settles = isOn
    this.#keep()
  }

  get volume(): Volume {
    return this.#volume
  }
  set volume(volume: Volume) {
    this.#volume = volume
    this.#keep()
  }

  /** The code of a language; `auto` is the browser's. */
  get language(): string {
    return this.#language
  }
  set language(code: string) {
    this.#language = code
    this.#keep()
  }

  /** How long a movement that normally takes `milliseconds` shall take; 0 where the system asks for reduced motion. */
  duration(milliseconds: number): number {
    return prefersReducedMotion.current ? 0 : milliseconds * MOTION_FACTOR[this.#motion]
  }

  /** Milliseconds between two choices of bots, so that people can follow them. */
  get botPause(): number {
    return BOT_PAUSE[this.#botPace]
  }

  #load(): void {
    const stored = recall<Record<string, unknown>>(KEY, {}) ?? {}
    this.#theme = oneOf(THEMES, stored.theme, 'system')
    this.#motion = oneOf(MOTIONS, stored.motion, 'normal')
    this.#botPace = oneOf(BOT_PACES, stored.botPace, 'calm')
    this.#autoPass = stored.autoPass !== false
    this.#tap = oneOf(TAPS, stored.tap, 'reads')
    this.#settles = stored.settles !== false
    this.#volume = oneOf(VOLUMES, stored.volume, this.#isQuietPlace() ? 'off' : 'soft')
    this.#language = typeof stored.language === 'string' ? stored.language : 'auto'
    this.#apply()
  }

  /** Phones are silent unless they are told otherwise, and so is who wants less of everything. */
  #isQuietPlace(): boolean {
    return prefersReducedMotion.current || (globalThis.matchMedia?.('(hover: none)').matches ?? true)
  }

  #keep(): void {
    remember(KEY, {
      theme: this.#theme,
      motion: this.#motion,
      botPace: this.#botPace,
      autoPass: this.#autoPass,
      tap: this.#tap,
      settles: this.#settles,
      volume: this.#volume,
      language: this.#language,
    })
    this.#apply()
  }

  #apply(): void {
    const { dataset } = document.documentElement
    dataset.theme = this.#theme
    dataset.motion = this.#motion
  }
}

export const settings = new Settings()
