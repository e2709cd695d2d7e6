/** What this browser remembers between visits. Where it may not (private windows, blocked cookies) nothing is kept. */

const PREFIX = 'hexadeck.'

/** The first outlasts the browser, the second a reload of this tab. */
type Where = 'localStorage' | 'sessionStorage'

export function recall<T>(key: string, otherwise: T, where: Where = 'localStorage'): T {
  try {
    const text = globalThis[where].getItem(PREFIX + key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function remember(key: string, value: unknown, where: Where = 'localStorage'): void {
  try {
    globalThis[where].setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Full or forbidden: the setting then lasts as long as the page.
  }
}
