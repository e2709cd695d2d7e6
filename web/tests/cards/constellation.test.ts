import { describe, expect, it } from 'vitest'
import { skyOf, type Subject } from '../../src/cards/constellation'
import { drawingFor, drawings, outlineOf } from '../../src/cards/figures'

const TYPES = ['Field Minion', 'Base Minion', 'Magic', 'Force', 'God', 'Warrior', 'Neutral Mana', '']

function card(id: string, more: Partial<Subject> = {}): Subject {
  return { id, name: 'Fire Beetle', type: 'Field Minion', kind: '', colours: ['red'], drawing: '', facts: {}, ...more }
}

describe('the sky above a card', () => {
  it('is the same for the same card', () => {
    expect(skyOf(card('RF04'))).toEqual(skyOf(card('RF04')))
  })

  it('is another for every other card, in every part of it', () => {
    for (const part of ['dust', 'stars', 'lines'] as const) {
      const cards = [...Array(500).keys()].map((i) => card(`ID${i}`))
      expect(new Set(cards.map((one) => String(skyOf(one)[part]))).size, part).toBe(500)
    }
  })

  it('can be drawn for every type of card and for chess pieces', () => {
    for (const type of TYPES)
      for (const drawing of ['', 'pawn', 'knight', 'bishop', 'rook', 'queen', 'king', 'unheard of'])
        for (const part of Object.values(skyOf(card('X', { type, drawing, name: 'Nobody' }))))
          expect(JSON.stringify(part), `${type} ${drawing}`).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('takes its colours from the card, both where it has two', () => {
    const red = skyOf(card('A', { colours: ['red'] })).palette
    const blue = skyOf(card('A', { colours: ['blue'] })).palette
    const both = skyOf(card('A', { colours: ['red', 'blue'] })).palette
    expect(red.glow).not.toBe(blue.glow)
    expect([both.glow, both.haze]).toEqual([red.glow, blue.glow])
  })

  it('has lights for colours that nobody has thought of', () => {
    expect(skyOf(card('A', { colours: ['mauve'] })).palette.glow).toMatch(/^#/)
  })
})

describe('figures', () => {
  it('join only stars that they have', () => {
    for (const drawing of drawings) {
      const { points, lines } = outlineOf(drawing)
      for (const star of lines.flat()) expect(points[star], `${drawing}, star ${star}`).toBeDefined()
    }
  })

  it('stay inside the square', () => {
    for (const drawing of drawings)
      for (const [x, y] of outlineOf(drawing).points) expect(x >= 0 && x < 100 && y >= 0 && y < 100, drawing).toBe(true)
  })

  it('follow what a card is called, its last word first', () => {
    expect(drawingFor('Fire Beetle', 'Monster')).toBe('beetle')
    expect(drawingFor('Force of Sin - Cyclops', '')).toBe('eye')
    expect(drawingFor('Marchalluka', 'Dragon')).toBe('dragon')
    expect(drawingFor('Marchalluka', '')).toBeUndefined()
  })
})
