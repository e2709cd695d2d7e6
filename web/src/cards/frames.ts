/** The outlines of cards in a box of 250 to 350, by what a card is. A game has few types; each has its own outline. */

import { hash, oneOf } from './chance'

const OUTLINES = {
  arch: 'M4 120C4 44 62 4 125 4S246 44 246 120V332Q246 346 232 346H18Q4 346 4 332Z',
  banner: 'M18 4H232Q246 4 246 18V346L125 326 4 346V18Q4 4 18 4Z',
  board: 'M18 4H232Q246 4 246 18V332Q246 346 232 346H18Q4 346 4 332V18Q4 4 18 4Z',
  chapel:
    'M4 62Q4 42 24 42H48Q64 42 66 28 70 4 96 4H154Q180 4 184 28 186 42 202 42H226Q246 42 246 62V332Q246 346 232 346H18Q4 346 4 332Z',
  fort: 'M4 4H62V20H94V4H156V20H188V4H246V332L232 346H18L4 332Z',
  orb: 'M125 4 246 74V276L125 346 4 276V74Z',
  pediment: 'M125 4 246 52V332Q246 346 232 346H18Q4 346 4 332V52Z',
  round: 'M64 4H186Q246 4 246 64V286Q246 346 186 346H64Q4 346 4 286V64Q4 4 64 4Z',
  shield: 'M24 4H226L246 24V300Q246 316 231 321L125 346 19 321Q4 316 4 300V24Z',
  ticket: 'M34 4H216A30 30 0 0 0 246 34V316A30 30 0 0 0 216 346H34A30 30 0 0 0 4 316V34A30 30 0 0 0 34 4Z',
} as const

type Outline = keyof typeof OUTLINES

/** The first line with a word of the type counts. */
const BY_WORD: [Outline, RegExp][] = [
  ['orb', /mana|energy|resource/i],
  ['round', /token/i],
  ['fort', /base|building|fortress|rook/i],
  ['shield', /minion|creature|unit/i],
  ['arch', /magic|spell|event|single-turn/i],
  ['ticket', /force|item|treasure|multi-turn/i],
  ['pediment', /god|leader|hero|king|queen/i],
  ['banner', /warrior|soldier|knight/i],
  ['chapel', /disciple|priest|follower|bishop/i],
  ['board', /^card$|^$/i],
]
const OTHERS: Outline[] = ['board', 'banner', 'arch', 'shield', 'ticket', 'round']

export function outlineFor(type: string): string {
  const found = BY_WORD.find(([, words]) => words.test(type))?.[0]
  return OUTLINES[found ?? oneOf(OTHERS, hash(type))]
}

/** Outlines without room for words at their foot. */
export const hasNarrowFoot = (outline: string): boolean => outline === OUTLINES.orb

export const BACK_OUTLINE = OUTLINES.board

/** The fine line inside the frame: each game has its own stitch. */
const STITCHES = ['', '1 6', '16 5', '2 4 10 4', '1 4 1 9', '6 3'] as const

export function stitchOf(game: string): string {
  return oneOf(STITCHES, hash(`stitch of ${game}`))
}
