/** Keys of the table. A key that is typed into a field, or while a window is open, is none of them. */

import { moveFocus, type Direction } from './focus'

export interface KeyWishes {
  /** How many answers there are; digits go up to it. */
  count: () => number
  pick: (index: number) => void
  typed: (digits: string) => void
  quiet: () => void
  back: () => void
  undo: () => void
  hint: () => void
  log: () => void
  skip: () => void
  help: () => void
  zoom: (card: HTMLElement) => void
}

/** Digits wait so long for another one, where a larger number is possible. */
const PATIENCE = 900
const CHOOSABLE = '[data-lit], [data-option]'
const CARDS = '[data-handle]'

export class TableKeys {
  #wishes: KeyWishes
  #digits = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(wishes: KeyWishes) {
    this.#wishes = wishes
  }

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isElsewhere(event)) return
    if (this.#act(event)) event.preventDefault()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Whether the key meant something. */
  #act(event: KeyboardEvent): boolean {
    const { key } = event
    if (key.startsWith('Arrow')) return this.#move(key as Direction, event.shiftKey)
    if (/^\d$/.test(key)) return this.#digit(key)
    if (key === 'Enter' && this.#digits) return this.#finish()
    if (key === 'Escape') return this.#escape()
    if (key === ' ') return isOnButton() ? false : run(this.#wishes.quiet)
    if (key === '?') return run(this.#wishes.help)
    const act = { z: this.#wishes.undo, h: this.#wishes.hint, l: this.#wishes.log, s: this.#wishes.skip }[
      key.toLowerCase()
    ]
    if (act) return run(act)
    return key.toLowerCase() === 'c' && this.#zoom()
  }

  #move(direction: Direction, isOverAll: boolean): boolean {
    const lit = [...document.querySelectorAll<HTMLElement>(CHOOSABLE)]
    const all = [...document.querySelectorAll<HTMLElement>(CARDS)]
    moveFocus(isOverAll || lit.length === 0 ? all : lit, direction)
    return true
  }

  #digit(digit: string): boolean {
    const digits = this.#digits + digit
    const number = Number(digits)
    const count = this.#wishes.count()
    if (digits === '0') return run(this.#wishes.quiet)
    if (number > count) return this.#type('')
    this.#type(digits)
    if (number * 10 > count) return this.#finish()
    this.#timer = setTimeout(() => this.#finish(), PATIENCE)
    return true
  }

  #type(digits: string): boolean {
    clearTimeout(this.#timer)
    this.#digits = digits
    this.#wishes.typed(digits)
    return true
  }

  #finish(): boolean {
    const index = Number(this.#digits) - 1
    this.#type('')
    this.#wishes.pick(index)
    return true
  }

  #escape(): boolean {
    if (this.#digits) return this.#type('')
    return run(this.#wishes.back)
  }

  #zoom(): boolean {
    const card = document.activeElement?.closest<HTMLElement>('[data-card]')
    const under = card ?? [...document.querySelectorAll<HTMLElement>('[data-card]:hover')].at(-1)
    if (!under || under.dataset.card === 'back') return false
    this.#wishes.zoom(under)
    return true
  }
}

function run(act: () => void): true {
  act()
  return true
}

function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element | null
  if (target?.closest('input, textarea, select, [contenteditable]')) return true
  return document.querySelector('dialog[open], [popover]:popover-open:not([role="status"])') !== null
}

/** A space on a button presses the button; a card that cannot be chosen is only looked at with other keys. */
function isOnButton(): boolean {
  return document.activeElement?.closest('button:not([data-handle]:not([data-lit])), a, summary') !== null
}
