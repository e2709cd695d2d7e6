/** What this browser remembers between visits. Where it may not (private windows, blocked cookies) nothing is kept. */

const PREFIX = 'hexadeck.'

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Full or forbidden: the setting then lasts as long as the page.
  }
}
