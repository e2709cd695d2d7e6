/**
 * Pictures of cards, drawn once for all cards that look the same. A card on the page is then a single shape that is
 * painted with its picture, so that the browser has little to lay out, to paint and to copy when cards move.
 */

import { mount, unmount, untrack, type Component } from 'svelte'
import type { CardSeen, Face, Layout } from '../lib/protocol'
import BackPicture from './BackPicture.svelte'
import CardPicture from './CardPicture.svelte'
import { hasNarrowFoot, outlineFor } from './frames'
import { badgesOf, flagsOf } from './reading'

/** What the picture of a card depends on besides its face. */
export interface Look {
  size: 'small' | 'normal' | 'large'
  /** Whether the words may lie lower. */
  isLow: boolean
  isCovered: boolean
  isFresh: boolean
}

/** How a card looks where it lies; empty corners at its foot let its words lie lower. */
export function lookOf(face: Face, seen: CardSeen | null, layout: Layout, zone: string, size: Look['size']): Look {
  const looks = flagsOf(seen, layout, zone).map(({ look }) => look)
  const hasFoot = badgesOf(face, seen, layout, zone).some(({ badge }) => badge.corner.startsWith('bottom'))
  return {
    size,
    isLow: size !== 'large' && !hasFoot && !hasNarrowFoot(outlineFor(face.type)),
    isCovered: looks.includes('covered'),
    isFresh: looks.includes('fresh'),
  }
}

/** So many are drawn before those are dropped that no card shows. */
const MANY = 400

interface Picture {
  id: string
  drop: () => void
}

const ofFaces = new WeakMap<Face, Map<string, Picture>>()
const ofBacks = new Map<string, Picture>()
/** Those asked for last are at the end. */
const kept = new Set<Picture>()
let most = MANY
let count = 0
let sheet: SVGSVGElement | undefined

const keyOf = (game: string, look: Look) => `${game} ${Object.values(look).join(' ')}`

/** The name of the pattern that paints a card; the same face is the same object. */
export function facePicture(face: Face, game: string, look: Look): string {
  const pictures = ofFaces.get(face) ?? new Map<string, Picture>()
  ofFaces.set(face, pictures)
  return found(pictures, keyOf(game, look), (id) => drawn(CardPicture, { id, face, game, look }))
}

export function hasPicture(face: Face, game: string, look: Look): boolean {
  return ofFaces.get(face)?.has(keyOf(game, look)) ?? false
}

export function backPicture(game: string): string {
  return found(ofBacks, game, (id) => drawn(BackPicture, { id, game }))
}

function found(pictures: Map<string, Picture>, key: string, draw: (id: string) => () => void): string {
  const picture = pictures.get(key) ?? added(pictures, key, draw)
  kept.delete(picture)
  kept.add(picture)
  if (kept.size > most) tidy()
  return picture.id
}

function added(pictures: Map<string, Picture>, key: string, draw: (id: string) => () => void): Picture {
  const id = `picture-${count++}`
  const erase = untrack(() => draw(id))
  const picture = { id, drop: () => (pictures.delete(key), erase()) }
  pictures.set(key, picture)
  return picture
}

function drawn<Props extends Record<string, unknown>>(picture: Component<Props>, props: Props): () => void {
  sheet ??= newSheet()
  const mounted = mount(picture, { target: sheet, props })
  return () => void unmount(mounted)
}

/** Without a size, but not hidden: what is hidden paints nothing. */
function newSheet(): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const name of ['width', 'height']) svg.setAttribute(name, '0')
  svg.setAttribute('aria-hidden', 'true')
  svg.style.position = 'absolute'
  document.body.append(svg)
  return svg
}

/** Those asked for last stay, as the cards they were asked for may not be on the page yet. */
function tidy(): void {
  for (const picture of [...kept].slice(0, -MANY / 2)) {
    if (document.querySelector(`[fill="url(#${picture.id})"]`)) continue
    kept.delete(picture)
    picture.drop()
  }
  most = kept.size + MANY / 2
}
