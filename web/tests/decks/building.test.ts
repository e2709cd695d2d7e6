import { expect, test } from 'vitest'
import { textOf } from '../../src/cards/decks'
import { changed, copiesOf, emptyDeck, facesOf } from '../../src/decks/building'
import { codeOf, textOfCode } from '../../src/lib/desk'
import type { Face, GameDetail } from '../../src/lib/protocol'

test('a click adds a copy, in the cards or in a section, and takes it out again', () => {
  const one = changed(changed(emptyDeck('Mine'), 'Owl', 1, ''), 'Force', 1, 'Forces')
  expect(one.cards).toEqual({ Owl: 1 })
  expect(copiesOf(one, 'Force')).toBe(1)
  expect(changed(changed(one, 'Owl', -1, ''), 'Force', -1, 'Forces')).toEqual({
    ...emptyDeck('Mine'),
    sections: { Forces: [] },
  })
  expect(changed(one, 'Fox', -1, '').cards).toEqual({ Owl: 1 })
})

test('home-made cards lie beside the game’s own, and a changed one in its place', () => {
  const face = (id: string, name: string, text: string) => ({ id, name, text: [text], is_card: true, facts: {} })
  const detail = { faces: [face('1', 'Owl', 'old'), face('2', 'Fox', '')] } as unknown as GameDetail
  const faces = facesOf(detail, [face('1', 'Owl', 'new'), face('H', 'Wolf', '')] as unknown as Face[])
  expect([...faces.keys()]).toEqual(['Owl', 'Fox', 'Wolf'])
  expect(faces.get('Owl')?.text).toEqual(['new'])
})

test('a deck is written as the server writes it', () => {
  const sections = { Forces: ['A', 'B'], Defense: ['K', 'K', 'L', 'M', 'N'] }
  expect(textOf({ name: 'Mine', note: 'A note.', cards: { Owl: 2 }, sections })).toBe(
    'Mine\nA note.\nForces: A, B\n\n2 Owl\n\nDefense\n2 K\n1 L\n1 M\n1 N\n',
  )
})

test('a code of a link reads back, and what is no code is none', async () => {
  const text = 'Mine\n\n2 Überläufer\n'
  expect(await textOfCode(await codeOf(text))).toBe(text)
  expect(await codeOf(text)).toMatch(/^[\w-]+$/)
  expect(await textOfCode('***')).toBeNull()
  expect(await textOfCode('abcd')).toBeNull()
  expect(await textOfCode(await codeOf('x'.repeat(1_000_000)))).toBeNull() // a thousand letters that unpack to a million
})
