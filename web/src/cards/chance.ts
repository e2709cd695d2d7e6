/** Chance that always falls the same way for the same word. */

export type Chance = () => number

/** FNV-1a: a number for a word. */
export function hash(word: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < word.length; i++) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** Numbers from 0 up to 1, drawn from a word (mulberry32). */
export function chanceOf(word: string): Chance {
  let state = hash(word)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

export function between(chance: Chance, low: number, high: number): number {
  return low + chance() * (high - low)
}

export function oneOf<Thing>(things: readonly Thing[], number: number): Thing {
  return things[Math.floor(number) % things.length] as Thing
}
