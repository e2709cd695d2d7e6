/** The same queries find the same cards in the terminal: both are tested with one file. */
import { expect, it } from 'vitest'
import golden from '../../../tests/cli/commands/card_queries.json'
import { searchCards } from '../../src/cards/search'
import { face } from './examples'

const FACES = golden.faces.map((given) => {
  const facts = Object.fromEntries(Object.entries(given.facts).filter(([, fact]) => fact !== undefined))
  return face(given.name, { ...given, facts })
})

it.each(golden.queries)('$query', ({ query, found, is_mistake }) => {
  const answer = searchCards(FACES, query)

  expect(answer.mistake !== '').toBe(is_mistake ?? false)
  if (found) expect(answer.faces.map((one) => one.name)).toEqual(found)
})
