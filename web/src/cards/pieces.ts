/** Chess figures, drawn by us in a square of 100: the outline that is filled, and the lines drawn on it. */

export interface Piece {
  body: string
  lines: string
}

const FOOT = 'M22 84h56v8H22Z'
const GOWN = 'M31 66h38c0 6 2 10 6 13 2 1.5 3 3 3 5H22c0-2 1-3.5 3-5 4-3 6-7 6-13Z'
const bead = (x: number, y: number) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`

const PIECES: Record<string, Piece> = {
  pawn: {
    body: `M50 15a14 14 0 0 1 8.6 25H66v7h-9.5c.8 11 4 19 10.5 25.5 4.5 4 6 7 6 11.5H27c0-4.5 1.5-7.5 6-11.5C39.5 66 42.7 58 43.5 47H34v-7h7.4A14 14 0 0 1 50 15Z${FOOT}`,
    lines: 'M43.5 47h13M31 75h38',
  },
  rook: {
    body: `M26 16h12v9h8v-9h8v9h8v-9h12v20l-9 8v24l8 9v7H27v-7l8-9V44l-9-8Z${FOOT}`,
    lines: 'M35 44h30M35 68h30M46 68V56a4 4 0 0 1 8 0V68',
  },
  bishop: {
    body: `M50 8a5 5 0 0 1 3.6 8.5C63 24 68 33 68 42c0 6-2.5 10.5-6.5 14H68v7h-9c1 7 4 11 9 15 2.5 2 4 4 4 6H28c0-2 1.5-4 4-6 5-4 8-8 9-15h-9v-7h6.5C34.5 52.5 32 48 32 42c0-9 5-18 14.4-25.5A5 5 0 0 1 50 8Z${FOOT}`,
    lines: 'M59 25 48 42M38.5 56h23M41 63h18',
  },
  knight: {
    body: `M54 9 58 17C72 21 81 36 81 58c0 10-2 18-4 26H31c-1-12 4-19 11-25 4-3.5 6-6 6.5-10-4 4-9 5-13 6.5-3 1.2-4 5.5-8 5.5-6 0-10.5-5-9.5-10 .6-3 3-5.5 5-8 3.5-4.5 4-9 7-14 3-4.8 7-8 12-10 1-4 4-7.5 11-10Z${FOOT}`,
    lines: 'M36 33h.1M24 52h.1M60 26c9 7 12 18 11 33',
  },
  queen: {
    body: `M20 24 31 44 35 17 43.5 42 50 13 56.5 42 65 17 69 44 80 24 71 66H29Z${[20, 80].map((x) => bead(x, 22)).join('')}${[35, 65].map((x) => bead(x, 15)).join('')}${bead(50, 11)}${GOWN}${FOOT}`,
    lines: 'M30 56q20 6 40 0M30 66h40',
  },
  king: {
    body: `M47 6h6v6h6v6h-6v8h-6v-8h-6v-6h6ZM50 32c4-6 10-9 16-9 10 0 17 6 17 15 0 10-7 18-13 28H30C24 56 17 48 17 38c0-9 7-15 17-15 6 0 12 3 16 9Z${GOWN}${FOOT}`,
    lines: 'M50 32v24M32 58q18-5 36 0M30 66h40',
  },
}

export function pieceOf(drawing: string): Piece | undefined {
  return PIECES[drawing]
}
