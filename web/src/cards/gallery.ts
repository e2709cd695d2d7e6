/** What a gallery shows: the cards that fit the words and filters, in an order. It is all in the address, to be shared. */

import type { Face, Layout } from '../lib/protocol'
import { searchCards, type Found } from './search'
import { say } from '../words/words.svelte'

export interface Wanted {
  words: string
  type: string
  colours: string[]
  cost: string
  keyword: string
  /** Empty is the order of the set; `name`; or the name of a fact that is a number. */
  order: string
}

export function readWanted(search: string): Wanted {
  const query = new URLSearchParams(search)
  const text = (name: string) => query.get(name) ?? ''
  const colours = text('colour').split(',').filter(Boolean)
  return {
    words: text('q'),
    type: text('type'),
    colours,
    cost: text('cost'),
    keyword: text('keyword'),
    order: text('sort'),
  }
}

/** The search part of the address, with its question mark; empty when everything is wanted. */
export function writeWanted(wanted: Wanted): string {
  const { words, type, colours, cost, keyword, order } = wanted
  const parts = { q: words, type, colour: colours.join(','), cost, keyword, sort: order }
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value))
  return query.size ? `?${query}` : ''
}

export function chooseCards(faces: readonly Face[], wanted: Wanted): Found {
  const { words, type, colours, cost, keyword } = wanted
  const fitting = faces.filter(
    (face) =>
      (!type || face.type === type) &&
      (!colours.length || colours.some((colour) => face.colours.includes(colour))) &&
      (!cost || String(face.facts.cost) === cost) &&
      (!keyword || face.keywords.includes(keyword)),
  )
  const found = searchCards(fitting, words, faces)
  return wanted.order ? { ...found, faces: inOrder(found.faces, wanted.order) } : found
}

/** Names from A, costs from the lowest, other numbers from the highest; cards without the number come last. */
function inOrder(faces: readonly Face[], order: string): Face[] {
  if (order === 'name') return faces.toSorted((a, b) => a.name.localeCompare(b.name))
  const direction = order === 'cost' ? 1 : -1
  const last = direction * Infinity
  const number = (face: Face) => (typeof face.facts[order] === 'number' ? face.facts[order] : last)
  return faces.toSorted((a, b) => (number(a) === number(b) ? 0 : direction * (number(a) - number(b))))
}

export interface Choice {
  value: string
  label: string
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].filter(Boolean)

/** What can be chosen, in the order of the set. */
export function filtersOf(faces: readonly Face[], layout: Layout) {
  const costs = faces.map((face) => face.facts.cost).filter((cost) => typeof cost === 'number')
  const present = new Set(faces.flatMap((face) => face.colours))
  const numbers = layout.badges.filter(({ field }) => faces.some((face) => typeof face.facts[field] === 'number'))
  return {
    types: distinct(faces.map((face) => face.type)),
    colours: layout.colours.filter((colour) => present.has(colour.name)),
    costs: [...new Set(costs)].sort((a, b) => a - b).map(String),
    keywords: distinct(faces.flatMap((face) => face.keywords)).sort(),
    orders: [
      { value: '', label: say.cards.orderOfSet },
      { value: 'name', label: say.cards.name },
      ...numbers.map(({ field, label }) => ({ value: field, label })),
    ] satisfies Choice[],
  }
}

/** How to ask for a number and for a word, with facts that these cards have. */
export function exampleQueries(faces: readonly Face[]): string[] {
  const facts = faces.flatMap((face) => Object.entries(face.facts)).filter(([, value]) => value !== '')
  const found = (wanted: string, type: string) =>
    facts.find(([name]) => name === wanted) ??
    facts.find(([name, value]) => typeof value === type && name !== 'id' && name !== 'name')
  const [number, word] = [found('cost', 'number'), found('colour', 'string')]
  return [number && `${number[0]}<=3`, word && `${word[0]}:${String(word[1]).split(' ')[0]}`].filter(
    (one) => one !== undefined,
  )
}
