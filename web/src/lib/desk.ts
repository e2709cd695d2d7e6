/** The calls of the designer's desk, and codes by which a link carries a text. */

import { asRefused, call } from './api'
import type {
  CardsCursor,
  CardsFollow,
  CardsRead,
  CompletedDeck,
  Created,
  DeckCheck,
  DeckText,
  Face,
  LabAnswer,
  LabQuestion,
  NewPaper,
  Papers,
} from './protocol'

const name = encodeURIComponent

export const checkDeck = (game: string, deck: DeckText) => call<DeckCheck>('POST', `/games/${name(game)}/deck`, deck)
export const completeDeck = (game: string, deck: DeckText) =>
  call<CompletedDeck>('POST', `/games/${name(game)}/complete`, deck)
export const readCards = (game: string, text: string) => call<CardsRead>('POST', `/games/${name(game)}/read`, { text })
export const wordsAt = (game: string, cursor: CardsCursor) =>
  call<CardsFollow>('POST', `/games/${name(game)}/follow`, cursor)
export const tryCard = (game: string, cards: string, card: string) =>
  call<Created>('POST', `/games/${name(game)}/try`, { cards, card })
export const askLab = (question: LabQuestion) => call<LabAnswer>('POST', '/lab', question)

/** Home-made cards that are understood: their text, how they look, and the ids of those that replace the game's own. */
export type HomeMade = { text: string; faces: Face[]; changed: string[] }
export const NO_CARDS: HomeMade = { text: '', faces: [], changed: [] }

/** What goes on from call to call, each of about a second, until it is done or nobody wants it any more. The work of a
 *  server that takes long is not lost: it is asked again. */
export async function untilDone<T extends { is_done: boolean }>(
  ask: () => Promise<T>,
  isWanted: () => boolean,
  told: (answer: T) => void,
): Promise<void> {
  while (isWanted()) {
    const answer = await ask().catch((error: unknown) => {
      if (asRefused(error).code === 'slow') return null
      throw error
    })
    if (!answer || !isWanted()) continue
    told(answer)
    if (answer.is_done) return
  }
}

export type PaperKind = 'deck' | 'cards'
const papersAt = (kind: PaperKind, game: string) => `/papers/${kind}/${name(game)}`
export const listPapers = (kind: PaperKind, game: string) => call<Papers>('GET', papersAt(kind, game))
export const keepPaper = (kind: PaperKind, game: string, paper: NewPaper) =>
  call<Papers>('PUT', papersAt(kind, game), paper)
export const dropPaper = (kind: PaperKind, game: string, called: string) =>
  call<Papers>('DELETE', `${papersAt(kind, game)}?called=${name(called)}`)

/** The same as `deck_code` of the server: deflated, then base64 for addresses. */
export async function codeOf(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** A short code can unpack to a text without an end. */
const MOST_BYTES = 48_000

/** The text behind a code; null for one that is none. */
export async function textOfCode(code: string): Promise<string | null> {
  try {
    const packed = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')))
  } catch {
    return null
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(change).getReader()
  const parts: number[] = []
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const bytes = part.value as Uint8Array
    if (parts.length + bytes.length > MOST_BYTES) {
      await reader.cancel()
      throw new RangeError('a deck is never this long')
    }
    parts.push(...bytes)
  }
  return new Uint8Array(parts)
}

/** A text as a file of the visitor's. */
export function saveFile(file: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = file
  link.click()
  URL.revokeObjectURL(link.href)
}
