/** Which window lies over a match: one at a time, and a rule over any of them. */

type Name = 'log' | 'hint' | 'keys' | 'settings' | 'concede' | 'concedePart' | 'problem' | 'complaint'

export class TableWindows {
  /** The id of the rule that is read; empty for none. */
  rule = $state('')
  /** What the hint's window says when it closes is heard, so it stays. */
  hasHinted = $state(false)
  #open = $state<Name | null>(null)

  isOpen(name: Name): boolean {
    return this.#open === name
  }

  open(name: Name): void {
    this.#open = name
    if (name === 'hint') this.hasHinted = true
  }

  close(name: Name): void {
    if (this.#open === name) this.#open = null
  }

  set(name: Name, isOpen: boolean): void {
    if (isOpen) this.open(name)
    else this.close(name)
  }

  readonly readRule = (id: string): void => {
    this.rule = id
  }
}
