/**
 * Pictures of cards, drawn once for all cards that look the same. A card on the page is then a single shape that is
 * painted with its picture, so that the browser has little to lay out, to paint and to copy when cards move.
 */

import { mount, unmount, untrack, type Component } from 'svelte'
import type { Face } from '../lib/protocol'
import BackPicture from './BackPicture.svelte'
import CardPicture from './CardPicture.svelte'

/** Where the sky of a card is seen, from where on it fades into the ground of the words, how close one looks, and what
 *  states of the card are seen in its picture. */
export interface Look {
  y: number
  height: number
  fade: number
  detail: 2 | 3
  isCovered: boolean
  isFresh: boolean
}

/** So many are kept, whether a card shows them or not. */
const MOST = 400

interface Picture {
  id: string
  drop: () => void
}

const ofFaces = new WeakMap<Face, Map<string, Picture>>()
const ofBacks = new Map<string, Picture>()
let kept: Picture[] = []
let count = 0
let sheet: SVGSVGElement | undefined

/** The name of the pattern that paints a card; the same face is the same object. */
export function pictureOf(face: Face, game: string, look: Look): string {
  const pictures = ofFaces.get(face) ?? new Map<string, Picture>()
  ofFaces.set(face, pictures)
  return found(pictures, `${game} ${JSON.stringify(look)}`, (id) => drawn(CardPicture, { id, face, game, look }))
}

export function backPictureOf(game: string): string {
  return found(ofBacks, game, (id) => drawn(BackPicture, { id, game }))
}

function found(pictures: Map<string, Picture>, key: string, draw: (id: string) => () => void): string {
  const known = pictures.get(key)
  if (known) return known.id
  const id = `picture-${count++}`
  const erase = untrack(() => draw(id))
  const picture = { id, drop: () => (pictures.delete(key), erase()) }
  pictures.set(key, picture)
  kept.push(picture)
  if (kept.length > MOST) tidy()
  return id
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

/** Of the older half all are dropped that no card shows. */
function tidy(): void {
  const isShown = ({ id }: Picture) => document.querySelector(`[fill="url(#${id})"]`) !== null
  const old = kept.slice(0, MOST / 2)
  const unused = new Set(old.filter((picture) => !isShown(picture)))
  for (const { drop } of unused) drop()
  kept = kept.filter((picture) => !unused.has(picture))
}
