/** The sky above one card: the same for the same card, another for every other. Nothing here is random. */

import type { Face } from '../lib/protocol'
import { between, chanceOf, hash, oneOf, type Chance } from './chance'
import { drawingFor, isDrawing, outlineOf, type Drawing, type Outline, type Point } from './figures'
import { paletteOf, type Palette } from './palette'
import { pieceOf } from './pieces'

/** What of a face the sky is drawn from. */
export type Subject = Pick<Face, 'id' | 'name' | 'type' | 'kind' | 'colours' | 'drawing' | 'facts'>

export interface Cloud {
  transform: string
  rx: number
  ry: number
  isHaze: boolean
}

/** Something near among the stars. */
export type Guest =
  | { what: 'moon'; x: number; y: number; r: number; lit: string }
  | { what: 'planet'; x: number; y: number; r: number; turn: number; hasRing: boolean }
  | { what: 'comet'; x: number; y: number; tail: string }

/** Path data in a square of 100; what matters lies in the middle two thirds, so that any window may cut it. */
export interface Sky {
  palette: Palette
  clouds: Cloud[]
  milkyWay: string
  /** Stars of the background, from many faint ones to few bright ones: points of lines with round ends. */
  dust: string
  faint: string
  bright: string
  /** The lines of an old star chart. */
  grid: string
  /** The figure: its body, the lines from star to star that leave the stars free, its stars from bright to faint. */
  body: string
  lines: string
  stars: [bright: string, middling: string, faint: string]
  /** The brightest stars of the figure. */
  sparks: string
  /** A closed drawing behind the lines, where the card shows something made. */
  shape: string
  /** Rays and rings around a power. */
  halo: string
  /** The first stars of the figure, for their Greek letters. */
  letters: Point[]
  guest: Guest | null
}

const MIDDLE = 50
const CREATURES: Drawing[] = ['wolf', 'bird', 'serpent', 'dragon', 'warrior', 'mage', 'bear', 'cat', 'horse', 'eagle']
/** How much of the square a chess piece fills; its outline and its stars must agree. */
export const PIECE_SIZE = 64
const STAR_GAP = 2.6
const GREEK = 'αβγδε'

export const greek = (index: number): string => GREEK[index] ?? ''

/** Tables draw the same cards again and again. */
const skies = new WeakMap<Subject, Sky>()

export function skyOf(face: Subject): Sky {
  const known = skies.get(face)
  if (known) return known
  const sky = draw(face)
  skies.set(face, sky)
  return sky
}

function draw(face: Subject): Sky {
  const chance = chanceOf(`${face.id} ${face.name}`)
  const motif = motifOf(face, chance)
  const figure = settle(motif.outline, chance, motif.size, motif.play)
  const magnitudes = figure.points.map((_, star) => weight(figure, star) + chance())
  const rank = [...magnitudes.keys()].sort((a, b) => (magnitudes[b] as number) - (magnitudes[a] as number))
  const sparks = rank.slice(0, 2 + Math.floor(chance() * 2))
  return {
    palette: paletteOf(face.colours, face.kind),
    clouds: clouds(chance),
    milkyWay: milkyWay(chance),
    dust: scatter(chance, 70),
    faint: scatter(chance, 26),
    bright: scatter(chance, 9),
    grid: grid(chance),
    body: figure.lines.map((line) => polyline(line.map((i) => figure.points[i] as Point))).join(''),
    lines: figure.lines.map((line) => segments(line.map((i) => figure.points[i] as Point))).join(''),
    stars: [dots(figure, rank.slice(0, 4)), dots(figure, rank.slice(4, 9)), dots(figure, rank.slice(9))],
    sparks: sparks.map((i, n) => spark(figure.points[i] as Point, 4.6 - n * 0.9)).join(''),
    shape: motif.shape,
    halo: motif.halo,
    letters: rank.slice(0, GREEK.length).map((i) => figure.points[i] as Point),
    guest: guest(chance, motif.size),
  }
}

// -- what is drawn ----------------------------------------------------------------------------------------------------

interface Motif {
  outline: Outline
  /** How much of the square it fills. */
  size: number
  /** How far it may be turned and shaken: 0 for what must look exact, 1 for what lives. */
  play: number
  shape: string
  halo: string
}

/** A made thing stands for itself; a power shines; magic whirls unless a word tells its sign; the rest are creatures. */
function motifOf(face: Subject, chance: Chance): Motif {
  const drawing = drawingFor(face.name, `${face.facts.class ?? ''} ${face.type}`)
  if (isDrawing(face.drawing)) {
    const shape = pieceOf(face.drawing)?.body ?? ''
    return { outline: outlineOf(face.drawing), size: PIECE_SIZE, play: 0, shape, halo: rings(chance, 43) }
  }
  if (/god|force|hero|leader|champion card/i.test(face.type)) {
    const centre = drawing ? outlineOf(drawing) : whirl(chance)
    return { outline: centre, size: 46, play: 0.25, shape: '', halo: mandala(chance) }
  }
  if (/mana|energy|resource/i.test(face.type))
    return { outline: wheel(chance), size: 40, play: 1, shape: '', halo: rings(chance, 34) }
  if (/magic|spell|event|action|trick/i.test(face.type)) {
    if (!drawing) return { outline: whirl(chance), size: 70, play: 1, shape: '', halo: '' }
    return { outline: outlineOf(drawing), size: 56, play: 0.25, shape: '', halo: rings(chance, 38) }
  }
  if (drawing === 'star') return { outline: star(chance), size: 70, play: 1, shape: '', halo: '' }
  const creature = drawing ?? oneOf(CREATURES, hash(face.name))
  return { outline: outlineOf(creature), size: 72, play: 1, shape: '', halo: '' }
}

/** Puts a figure in the middle of the sky: a little turned, stretched, mirrored and shaken, each card its own way. */
function settle(outline: Outline, chance: Chance, size: number, play: number): Outline {
  const turn = between(chance, -0.22, 0.22) * play
  const flip = chance() < 0.5 && play === 1 ? -1 : 1
  const wide = (size / 100) * (1 + between(chance, -0.08, 0.06) * play) * flip
  const high = (size / 100) * (1 + between(chance, -0.08, 0.06) * play)
  const shake = 3.4 * play
  const points = outline.points.map(([x, y]): Point => {
    const across = (x - MIDDLE + between(chance, -shake, shake)) * wide
    const down = (y - MIDDLE + between(chance, -shake, shake)) * high
    return [
      MIDDLE + across * Math.cos(turn) - down * Math.sin(turn),
      MIDDLE + across * Math.sin(turn) + down * Math.cos(turn),
    ]
  })
  return { points, lines: outline.lines }
}

/** How many lines meet in a star: there it is brightest. */
function weight(figure: Outline, star: number): number {
  return figure.lines.reduce((sum, line) => sum + line.filter((other) => other === star).length, 0)
}

/** A spiral of stars with one to three arms. */
function whirl(chance: Chance): Outline {
  const arms = 1 + Math.floor(chance() * 3)
  const steps = arms === 1 ? 13 : 7
  const twist = between(chance, 0.55, 0.85) * (chance() < 0.5 ? -1 : 1)
  const start = between(chance, 0, Math.PI * 2)
  const points: Point[] = [[MIDDLE, MIDDLE]]
  const lines: number[][] = []
  for (let arm = 0; arm < arms; arm++) {
    const line = [0]
    for (let step = 1; step <= steps; step++) {
      line.push(points.length)
      const far = 6 + (42 * step) / steps
      points.push(around(start + (arm * Math.PI * 2) / arms + step * twist, far))
    }
    lines.push(line)
  }
  return { points, lines }
}

/** A star with five to eight points. */
function star(chance: Chance): Outline {
  const count = 5 + Math.floor(chance() * 4)
  const inner = between(chance, 16, 24)
  const points = [...Array(2 * count).keys()].map((i) =>
    around((i * Math.PI) / count - Math.PI / 2, i % 2 ? inner : 48),
  )
  return { points, lines: [[...points.keys(), 0]] }
}

/** A star polygon with spokes. */
function wheel(chance: Chance): Outline {
  const count = 5 + Math.floor(chance() * 4)
  const start = between(chance, 0, Math.PI)
  const points: Point[] = [[MIDDLE, MIDDLE]]
  for (let i = 0; i < count; i++) points.push(around(start + (i * Math.PI * 2) / count, 48))
  const rim = [...Array(count).keys()].map((i) => 1 + ((i * 2) % count))
  const lines = count % 2 ? [[...rim, 1]] : [[...Array(count).keys()].map((i) => i + 1).concat(1)]
  return { points, lines: [...lines, ...[...Array(count).keys()].map((i) => [0, i + 1])] }
}

/** Rays, petals and rings around the middle. */
function mandala(chance: Chance): string {
  const count = 8 + 2 * Math.floor(chance() * 5)
  const start = between(chance, 0, Math.PI)
  const inner = between(chance, 26, 28)
  const outer = between(chance, 36, 42)
  let path = rings(chance, inner) + ring(outer)
  const step = (Math.PI * 2) / count
  for (let i = 0; i < count; i++) {
    const angle = start + i * step
    const isLong = i % 2 === 0
    const tip = around(angle, isLong ? outer + 8 : outer)
    path += polyline([around(angle - step * 0.3, inner + 1), tip, around(angle + step * 0.3, inner + 1)])
    if (isLong) path += polyline([around(angle, inner + 4), around(angle, outer - 2)])
  }
  return path
}

function rings(chance: Chance, radius: number): string {
  return ring(radius) + ring(radius - between(chance, 1.2, 3))
}

// -- the sky behind ---------------------------------------------------------------------------------------------------

function clouds(chance: Chance): Cloud[] {
  return [false, true, chance() < 0.5].map((isHaze, i) => {
    const x = between(chance, 18, 82)
    const y = between(chance, 12, 88)
    return {
      transform: `translate(${short(x)} ${short(y)}) rotate(${Math.round(between(chance, -60, 60))})`,
      rx: short(between(chance, 34, 58) - i * 6),
      ry: short(between(chance, 16, 30)),
      isHaze,
    }
  })
}

/** A band across the sky. */
function milkyWay(chance: Chance): string {
  const left = between(chance, 10, 90)
  const right = 100 - left + between(chance, -12, 12)
  const bend = between(chance, 30, 70)
  const width = between(chance, 8, 14)
  return (
    `M-5 ${short(left - width)}Q50 ${short(bend - width * 1.6)} 105 ${short(right - width)}` +
    `L105 ${short(right + width)}Q50 ${short(bend + width * 0.6)} -5 ${short(left + width)}Z`
  )
}

function scatter(chance: Chance, count: number): string {
  let path = ''
  for (let i = 0; i < count; i++) path += dot([between(chance, 1, 99), between(chance, 1, 99)])
  return path
}

/** Circles of declination and hours of right ascension around a pole outside the picture. */
function grid(chance: Chance): string {
  const pole: Point = [between(chance, 10, 90), chance() < 0.5 ? -18 : 118]
  let path = ''
  for (let r = 34; r < 150; r += 22) path += ring(r, pole)
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6 + 0.13
    path += polyline([around(angle, 34, pole), around(angle, 150, pole)])
  }
  return path
}

/** Sometimes there is one, in a corner that the window does not cut off. */
function guest(chance: Chance, size: number): Guest | null {
  const kind = chance()
  const x = chance() < 0.5 ? between(chance, 22, 29) : between(chance, 71, 78)
  const y = chance() < 0.5 ? between(chance, 19, 25) : between(chance, 73, 80)
  const turn = Math.round(between(chance, -35, 35))
  const r = short(between(chance, 3.2, 5.4))
  const place = { x: short(x), y: short(y) }
  if (size < 60 || kind > 0.62) return null
  if (kind < 0.2) return { what: 'planet', ...place, r, turn, hasRing: chance() < 0.6 }
  if (kind < 0.42) return { what: 'moon', ...place, r, lit: crescent(x, y, r, between(chance, -0.75, 0.75)) }
  return { what: 'comet', ...place, tail: cometTail(x, y, chance) }
}

/** The lit part of a disc; `phase` from -1 (new) to 1 (full). */
function crescent(x: number, y: number, r: number, phase: number): string {
  const sweep = phase > 0 ? 1 : 0
  return `M${short(x)} ${short(y - r)}a${r} ${r} 0 0 1 0 ${short(2 * r)}a${short(Math.abs(phase) * r)} ${r} 0 0 ${sweep} 0 ${short(-2 * r)}Z`
}

function cometTail(x: number, y: number, chance: Chance): string {
  const away = Math.atan2(y - MIDDLE, x - MIDDLE) + between(chance, 0.5, 1.1)
  const end = around(away, between(chance, 16, 24), [x, y])
  const side = (by: number) => around(away + by, 1.5, [x, y])
  return polyline([side(Math.PI / 2), end, side(-Math.PI / 2)]) + 'Z'
}

// -- path data --------------------------------------------------------------------------------------------------------

const short = (number: number): number => Math.round(number * 10) / 10

function around(angle: number, far: number, [x, y]: Point = [MIDDLE, MIDDLE]): Point {
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
}

function dot([x, y]: Point): string {
  return `M${short(x)} ${short(y)}h0`
}

function polyline(points: Point[]): string {
  return 'M' + points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')
}

function dots(figure: Outline, stars: number[]): string {
  return stars.map((i) => dot(figure.points[i] as Point)).join('')
}

/** Lines that end a little before the stars, as in an atlas. */
function segments(points: Point[]): string {
  let path = ''
  for (let i = 1; i < points.length; i++) {
    const [[a, b], [c, d]] = [points[i - 1] as Point, points[i] as Point]
    const gap = Math.min(0.3, STAR_GAP / Math.hypot(c - a, d - b))
    path += polyline([
      [a + (c - a) * gap, b + (d - b) * gap],
      [c - (c - a) * gap, d - (d - b) * gap],
    ])
  }
  return path
}

function ring(radius: number, [x, y]: Point = [MIDDLE, MIDDLE]): string {
  const r = short(radius)
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

/** A star with four points. */
function spark([x, y]: Point, r: number): string {
  const [a, b, s] = [short(x), short(y), short(r)]
  return `M${a} ${short(y - r)}Q${a} ${b} ${short(x + s)} ${b}Q${a} ${b} ${a} ${short(y + r)}Q${a} ${b} ${short(x - s)} ${b}Q${a} ${b} ${a} ${short(y - r)}Z`
}
