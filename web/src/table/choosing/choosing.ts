/**
 * What can be chosen, thing by thing.
 *
 * An option names things: cards, a seat, a square. People click one thing after the other; each click keeps the
 * options that name what was clicked so far, lights what those name next, and the last one left is chosen.
 */

import { flagsOf } from '../../cards/reading'
import type { Board, Layout, OptionSeen, View } from '../../lib/protocol'
import { areaOf, isInSight, likeness, spotsOf, zonesOf, type Spot } from '../areas/places'
import { sideOf } from '../seats/seating'

/** Something on the table that an option can name, as a text that is equal for equal things, such as `card:12`. */
export type Thing = string

export const cardThing = (handle: number): Thing => `card:${handle}`
export const seatThing = (seat: number): Thing => `seat:${seat}`
export const counterThing = (seat: number, field: string): Thing => `counter:${seat}/${field}`
export const zoneThing = (seat: number | null, zone: string): Thing => `zone:${seat ?? ''}/${zone}`
export const slotThing = (seat: number | null, zone: string, slot: number): Thing =>
  `slot:${seat ?? ''}/${zone}/${slot}`
export const squareThing = (square: number): Thing => `square:${square}`
export const printThing = (id: string): Thing => `print:${id}`
export const figureThing = (figure: number): Thing => `figure:${figure}`

/** The verb that every set is chosen with, a card at a time. */
const ADD = 'add'

export interface Choice {
  /** What `choose` sends: the place of the option in the view's list. */
  index: number
  option: OptionSeen
  /** In the order in which they are clicked; the last step may name several things of which any does. */
  steps: Thing[][]
  /** Two cards may be clicked in either order. */
  isPair: boolean
  /** What is to be known of the card that it leads to: what fades it. */
  warning: string
}

export function choicesOf(layout: Layout, view: View): Choice[] {
  return view.options.map((option, index) => ({
    index,
    option,
    steps: stepsOf(layout, view, option),
    isPair: isCard(option.card) && isCard(option.other),
    warning: warningOf(layout, view, option.other),
  }))
}

function warningOf(layout: Layout, view: View, target: number | null | undefined): string {
  const spot = isCard(target) ? spotsOf(view).get(target) : undefined
  return (spot && flagsOf(spot.card, layout, spot.zone).find(({ look }) => look === 'faded')?.label) ?? ''
}

function isCard(handle: number | null | undefined): handle is number {
  return typeof handle === 'number' && handle > 0
}

function stepsOf(layout: Layout, view: View, option: OptionSeen): Thing[][] {
  const steps: Thing[][] = []
  if (isCard(option.card)) steps.push([cardThing(option.card)])
  if (isCard(option.other)) steps.push([cardThing(option.other)])
  if (option.print !== undefined) steps.push([printThing(option.print)])
  if (option.seat !== undefined && view.table.seats[option.seat]) steps.push([seatThing(option.seat)])
  const square = placeOnBoard(layout, view, option)
  if (square) steps.push([square])
  if (option.place) {
    const { seat, zone, slot } = option.place
    const area = areaOf(layout, seat, zone)
    if (area) steps.push([area.slots > 0 ? slotThing(seat, zone, slot) : zoneThing(seat, zone)])
  }
  if (!isCard(option.other) && option.seat === undefined) {
    const aims = aimsOf(layout, view, option.verb)
    if (aims.length > 0) steps.push(aims)
  }
  return steps
}

function placeOnBoard(layout: Layout, view: View, { verb, word, square }: OptionSeen): Thing | null {
  const board = layout.board
  if (!board) return null
  if (square !== undefined) return squareThing(squareNumber(board, square))
  if (word === undefined) return null
  const side = view.seat === null ? 0 : sideOf(layout, view, view.seat)
  const rank = board.file_verbs[verb]?.[side]
  if (rank !== undefined) return squareThing((rank - 1) * board.files.length + word)
  const shift = board.figure_verbs[verb]?.[side]
  return shift === undefined ? null : figureThing(word + shift)
}

/** A square by its name, counted along the ranks from the first one. */
function squareNumber(board: Board, name: string): number {
  return (Number(name.slice(1)) - 1) * board.files.length + board.files.indexOf(name[0]!)
}

/** Where an option goes that names no second card: to a counter, a zone or a seat of the own or of the other side. */
function aimsOf(layout: Layout, view: View, verb: string): Thing[] {
  const viewer = view.seat
  if (viewer === null) return []
  const aims: Thing[] = []
  for (const target of layout.targets.filter((target) => target.verb === verb)) {
    const seats = view.table.seats.map((_, seat) => seat)
    const isFoe = (seat: number) => sideOf(layout, view, seat) !== sideOf(layout, view, viewer)
    const aimed = target.whose === 'own' ? [viewer] : seats.filter(isFoe)
    for (const seat of aimed)
      if (target.counter) aims.push(counterThing(seat, target.counter))
      else aims.push(target.zone ? zoneThing(seat, target.zone) : seatThing(seat))
  }
  return aims
}

/** The steps of a choice in the order in which the path takes them; null when the path leads elsewhere. */
function stepsAlong(choice: Choice, path: Thing[]): Thing[][] | null {
  const [first, second, ...rest] = choice.steps
  const orders = [choice.steps]
  if (choice.isPair && first && second) orders.push([second, first, ...rest])
  return orders.find((steps) => path.every((thing, i) => steps[i]?.includes(thing))) ?? null
}

/** The choices that name everything on the path. */
export function narrowed(choices: Choice[], path: Thing[]): Choice[] {
  return choices.filter((choice) => stepsAlong(choice, path) !== null)
}

/** What can be clicked next. */
export function litThings(choices: Choice[], path: Thing[]): Set<Thing> {
  const lit = new Set<Thing>()
  for (const choice of choices) for (const thing of stepsAlong(choice, path)?.[path.length] ?? []) lit.add(thing)
  return lit
}

/** Whether something can be clicked, but only after something else. */
export function comesAfter(choices: Choice[], thing: Thing): boolean {
  return choices.some(({ steps }) => steps.slice(1).some((step) => step.includes(thing)))
}

/** The choices that name nothing beyond the path: only a button can tell them apart. */
export function endingAt(choices: Choice[], path: Thing[]): Choice[] {
  return choices.filter((choice) => stepsAlong(choice, path)?.length === path.length)
}

/** What a click on a lit thing does: it chooses, or it makes the path longer. */
export type Click = { chosen: Choice } | { path: Thing[] }

export function clicked(choices: Choice[], path: Thing[], thing: Thing): Click {
  const longer = [...path, thing]
  const left = narrowed(choices, longer)
  const [only] = left
  return only && left.length === 1 ? { chosen: only } : { path: longer }
}

/**
 * Cards in a hand that stand for others: the engine offers one of several equal cards, and people may click any.
 * Elsewhere two cards that look alike may differ in what an effect did to them, so there every card is itself.
 */
export function equalsInHand(layout: Layout, view: View, lit: Set<Thing>, chosen: Set<number>): Map<number, number> {
  const equals = new Map<number, number>()
  for (const { seat, zone, cards } of zonesOf(view)) {
    if (areaOf(layout, seat, zone)?.form !== 'hand') continue
    const offered = new Map<string, number>()
    for (const card of cards) if (card && lit.has(cardThing(card.handle))) offered.set(likeness(card), card.handle)
    for (const card of cards) {
      const other = card ? offered.get(likeness(card)) : undefined
      if (card && other !== undefined && !lit.has(cardThing(card.handle)) && !chosen.has(card.handle))
        equals.set(card.handle, other)
    }
  }
  return equals
}

/** Lit things that are not to be seen on the table and are laid out beside it to be chosen from. */
export interface Tray {
  cards: Spot[]
  prints: string[]
  figures: number[]
}

export function trayOf(layout: Layout, view: View, lit: Set<Thing>): Tray {
  const spots = spotsOf(view)
  const tray: Tray = { cards: [], prints: [], figures: [] }
  const litSpots = [...lit].flatMap((thing) => spots.get(handleOf(thing) ?? -1) ?? [])
  /** Of several cards in a pile the top one lies with the others: nobody looks for it elsewhere. */
  const isOneOfSeveral = ({ seat, zone }: Spot) =>
    areaOf(layout, seat, zone)?.form === 'pile' &&
    litSpots.filter((other) => other.seat === seat && other.zone === zone).length > 1
  for (const thing of lit) {
    const [kind, name = ''] = split(thing)
    if (kind === 'print') tray.prints.push(name)
    else if (kind === 'figure') tray.figures.push(Number(name))
    else if (kind === 'card') {
      const spot = spots.get(Number(name))
      if (spot && (isOneOfSeveral(spot) || !isInSight(layout, view, spot))) tray.cards.push(spot)
    }
  }
  return tray
}

export function split(thing: Thing): [kind: string, name: string] {
  const colon = thing.indexOf(':')
  return [thing.slice(0, colon), thing.slice(colon + 1)]
}

/** The handle of a thing that is a card. */
export function handleOf(thing: Thing | undefined): number | null {
  return thing?.startsWith('card:') ? Number(thing.slice('card:'.length)) : null
}

export interface Group {
  /** What the sentences of the group begin with; empty where they have nothing in common. */
  heading: string
  items: { choice: Choice; label: string }[]
}

/** All choices as a list: those of one verb together, under the words with which they all begin. What has no heading
    comes first, so that it is under none. */
export function groupsOf(choices: Choice[], tell: (sentence: string) => string = (sentence) => sentence): Group[] {
  const byVerb = new Map<string, Choice[]>()
  for (const choice of choices) {
    const others = byVerb.get(choice.option.verb)
    if (others) others.push(choice)
    else byVerb.set(choice.option.verb, [choice])
  }
  const groups = [...byVerb.values()].map((group) => {
    const sentences = group.map((choice) => tell(choice.option.sentence))
    const heading = group.length > 1 ? commonStart(sentences) : ''
    const items = group.map((choice, place) => ({
      choice,
      label: sentences[place]?.slice(heading.length).trim() ?? '',
    }))
    return { heading, items }
  })
  return groups.sort((one, other) => Number(one.heading !== '') - Number(other.heading !== ''))
}

/** The whole words with which all sentences begin; names stay whole, and something readable follows in each. */
function commonStart(sentences: string[]): string {
  const words = sentences.map((sentence) => sentence.split(' '))
  const [first = []] = words
  const isName = (word = '') => /^[^a-z]/.test(word)
  let count = 0
  while (words.every((others) => others.length > count + 1 && others[count] === first[count])) {
    if (count > 0 && isName(first[count])) break
    count++
  }
  const isReadable = words.every((others) => /[a-z]/i.test(others.slice(count).join('')))
  const start = first.slice(0, count).join(' ')
  // What goes on a sentence that the question began, such as "to" before squares, heads nothing.
  return isReadable && /^\p{Lu}/u.test(start) ? start : ''
}

/** The order in which answers stand in a list, which is the order of their numbers. */
export function inListOrder(choices: Choice[]): Choice[] {
  return groupsOf(choices).flatMap((group) => group.items.map((item) => item.choice))
}

export function isQuiet({ option }: Choice): boolean {
  return option.roles.includes('quiet')
}

/** The answer that does nothing more, when exactly one is on offer. */
export function quietChoice(choices: Choice[]): Choice | null {
  const quiet = choices.filter(isQuiet)
  return quiet.length === 1 ? (quiet[0] ?? null) : null
}

/** The answer that may be given without a question: the only one there is, or a set that takes all there is, of a verb
    that allows it. */
export function automaticChoice(choices: Choice[], set?: View['set']): Choice | null {
  const all = choices.find(({ option }) => set && option.cards?.length === set.most)
  const addable = choices.filter(({ option }) => option.verb === ADD)
  const only = all && set?.most === addable.length ? all : choices.length === 1 ? choices[0] : null
  return only?.option.roles.includes('automatic') ? only : null
}
