import { describe, expect, it } from 'vitest'

import type { OptionSeen } from '../../../src/lib/protocol'
import { endsOf } from '../../../src/table/choosing/ends'

const option = (fields: Partial<OptionSeen>): OptionSeen => ({
  verb: 'attack',
  roles: [],
  sentence: 'Attack',
  ...fields,
})

describe('the line of an answer', () => {
  it('leads from one card to another', () => {
    expect(endsOf(option({ card: 7, other: 4 }))).toEqual(['[data-handles~="7"]', '[data-handles~="4"]'])
  })

  it('leads from a card to a place, of a seat or of all', () => {
    expect(endsOf(option({ card: 7, place: { seat: 1, zone: 'field', slot: 4 } }))?.[1]).toBe(
      '[data-place="1/field/4"]',
    )
    expect(endsOf(option({ card: 7, place: { seat: null, zone: 'field', slot: 4 } }))?.[1]).toBe(
      '[data-place="/field/4"]',
    )
  })

  it('is not there where an answer is about one thing', () => {
    expect(endsOf(option({ card: 7 }))).toBeNull()
    expect(endsOf(option({ place: { seat: 1, zone: 'field', slot: 4 } }))).toBeNull()
    expect(endsOf(option({}))).toBeNull()
  })
})
