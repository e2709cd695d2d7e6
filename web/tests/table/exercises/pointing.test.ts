import { describe, expect, it } from 'vitest'

import { selectorsOfAnswer } from '../../../src/table/exercises/pointing'

describe('what a lesson points at', () => {
  it('is the button of an answer and what of it can be chosen next', () => {
    expect(selectorsOfAnswer(2, ['counter:1/life'])).toEqual([
      '[data-option="2"]',
      '[data-options~="2"]',
      '[data-lit="counter:1/life"]',
    ])
  })
})
