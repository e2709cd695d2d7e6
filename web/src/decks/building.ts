/** A deck in the making: where cards go, and what a click does to it. */

import type { DeckInfo, Face, GameDetail } from '../lib/protocol'

export const emptyDeck = (name: string): DeckInfo => ({ name, note: '', cards: {}, sections: {} })

/** A deck's name for a card: versions of one name are told apart. */
export const nameOf = (face: Face): string => (typeof face.facts.name === 'string' ? face.facts.name : face.name)

/** The cards that decks of this game can name, by what decks call them, home-made ones among them. */
export function facesOf(detail: GameDetail, homeMade: readonly Face[] = []): Map<string, Face> {
  return new Map([...detail.faces, ...homeMade].filter((face) => face.is_card).map((face) => [nameOf(face), face]))
}

/** The sections that ready-made decks have, each with the types of its cards, and those of the cards beside them. */
export function placesOf(detail: GameDetail): { main: Set<string>; sections: Map<string, Set<string>> } {
  const faces = facesOf(detail)
  const typeOf = (name: string) => faces.get(name)?.type ?? ''
  const main = new Set(detail.decks.flatMap((deck) => Object.keys(deck.cards).map(typeOf)))
  const sections = new Map<string, Set<string>>()
  for (const [title, names] of detail.decks.flatMap((deck) => Object.entries(deck.sections)))
    sections.set(title, new Set([...(sections.get(title) ?? []), ...names.map(typeOf)]))
  return { main, sections }
}

/** The section that a card goes to: the one where alone its type is found, or else the one that is being filled. */
export function placeFor(face: Face, detail: GameDetail, filling: string): string {
  const { main, sections } = placesOf(detail)
  if (!main.has(face.type)) for (const [title, types] of sections) if (types.has(face.type)) return title
  return filling
}

/** The deck with one copy more or less of a card, in a section or, where its name is empty, among the cards. */
export function changed(deck: DeckInfo, card: string, by: 1 | -1, section: string): DeckInfo {
  if (section) {
    const names = [...(deck.sections[section] ?? [])]
    const at = names.lastIndexOf(card)
    if (by > 0) names.push(card)
    else if (at >= 0) names.splice(at, 1)
    return { ...deck, sections: { ...deck.sections, [section]: names } }
  }
  const count = Math.max(0, (deck.cards[card] ?? 0) + by)
  const cards = { ...deck.cards, [card]: count }
  if (!count) delete cards[card]
  return { ...deck, cards }
}

export function copiesOf(deck: DeckInfo, card: string): number {
  const inSections = Object.values(deck.sections)
    .flat()
    .filter((name) => name === card).length
  return (deck.cards[card] ?? 0) + inSections
}
