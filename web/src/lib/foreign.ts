/** Matches with home-made cards: the game as it is there, and who has seen the cards already. */

import { call, gameDetail } from './api'
import type { Face, GameDetail, MatchInfo } from './protocol'
import { recall, remember } from './storage'

/** The game of a match, with the cards that it is played with. */
export function detailOf(match: MatchInfo, keys: Record<string, string | null> = {}): Promise<GameDetail> {
  if (!match.cards) return gameDetail(match.game)
  const given = Object.entries(keys).filter((entry): entry is [string, string] => entry[1] !== null)
  return call<GameDetail>('GET', `/matches/${encodeURIComponent(match.id)}/detail?${new URLSearchParams(given)}`)
}

/** The cards that were written for the match: their ids stand in square brackets in its text. */
export function foreignFaces(match: MatchInfo, detail: GameDetail): Face[] {
  const ids = new Set([...match.cards.matchAll(/\[([A-Za-z0-9-]+)\]\s*$/gm)].map(([, id]) => id))
  return detail.faces.filter((face) => ids.has(face.id))
}

export const hasSeen = (match: MatchInfo): boolean => !match.cards || recall<string>('foreign', '') === match.cards
export const noteSeen = (cards: string): void => remember('foreign', cards)
