/** Short messages that come and go; `Toasts.svelte` shows them and reads them out. */

export interface Toast {
  id: number
  text: string
  kind: 'note' | 'problem'
}

const SHOWN = { note: 4_500, problem: 9_000 }
const MOST = 3

class Toasts {
  list = $state<Toast[]>([])
  #next = 0

  say(text: string, kind: Toast['kind'] = 'note'): void {
    const id = this.#next++
    const others = this.list.filter((toast) => toast.text !== text)
    this.list = [...others, { id, text, kind }].slice(-MOST)
    setTimeout(() => this.dismiss(id), SHOWN[kind])
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()
