import { createHash } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { sha256 } from '../../src/lib/sha256'
import { addWord, commitmentTo, sharedSeed, verdictOn, type Shuffled } from '../../src/lib/shuffle'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

it('hashes as everybody does, whatever the length', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = 'è€x'.repeat(length).slice(0, length)
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

/** As `hexadeck.kernel.shuffle` says it. */
const RECORD: Shuffled = {
  setup: { seed: sharedSeed('secret', ['ann', '']) },
  shuffle: { commitment: commitmentTo('secret'), secret: 'secret', words: ['ann', ''] },
}

it('does the same sums as the engine', () => {
  expect(commitmentTo('secret')).toBe('1cd88a995e4015f6130a0c0b7cf805ebab6abafdea6915105d7134b9dc8abcf7')
  expect(sharedSeed('secret', ['ann', ''])).toBe('ccfe423e17085d432c7cea4cda6a5917')
})

it('finds what was promised kept, and compares it with what this browser was shown', () => {
  expect(verdictOn('m', RECORD, null)).toMatchObject({ isSecretKept: true, isSeedRight: true, isAsShown: null })
  const word = addWord('m', commitmentTo('secret'))
  expect(verdictOn('m', RECORD, null)).toMatchObject({ isAsShown: true, isWordThere: false })
  const words = [word, '']
  const own = { setup: { seed: sharedSeed('secret', words) }, shuffle: { ...RECORD.shuffle!, words } }
  expect(verdictOn('m', own, null)).toMatchObject({ isSecretKept: true, isSeedRight: true, isWordThere: true })
})

it('finds every lie', () => {
  addWord('m', commitmentTo('another secret'))
  const shuffle = RECORD.shuffle!
  expect(verdictOn('m', RECORD, null)).toMatchObject({ isAsShown: false })
  expect(verdictOn('m', { ...RECORD, shuffle: { ...shuffle, secret: 'other' } }, null)).toMatchObject({
    isSecretKept: false,
    isSeedRight: false,
  })
  expect(verdictOn('m', { ...RECORD, shuffle: { ...shuffle, words: ['bob', ''] } }, null)).toMatchObject({
    isSeedRight: false,
  })
  expect(verdictOn('m', { setup: { seed: '7' } }, null)).toBeNull()
})

it('says when nothing of the own seat is in a shuffle', () => {
  expect([0, 1, null].map((seat) => verdictOn('m', RECORD, seat)?.isSeatHeard)).toEqual([true, false, null])
})
