/** Where cards lie: the zones of a view, whichever game it is of. */

import type { Area, CardSeen, Layout, View } from '../../lib/protocol'

/** The id of a card that the viewer can point at and does not know. */
export const FACE_DOWN = 'face-down'

/** The cards of a zone in their order; null is a card that the viewer does not know. */
export type Cards = (CardSeen | null)[]

export interface Spot {
  /** Null for what belongs to the whole table. */
  seat: number | null
  zone: string
  index: number
  card: CardSeen
}

export interface Zone {
  seat: number | null
  zone: string
  cards: Cards
}

/** Every zone of the table; `seats` is the one list that is no zone. */
export function zonesOf(view: View): Zone[] {
  const zones: Zone[] = []
  const { seats, ...shared } = view.table
  for (const [zone, cards] of Object.entries(shared)) if (Array.isArray(cards)) zones.push({ seat: null, zone, cards })
  seats.forEach((fields, seat) => {
    for (const [zone, cards] of Object.entries(fields)) if (Array.isArray(cards)) zones.push({ seat, zone, cards })
  })
  return zones
}

export function cardsIn(view: View, seat: number | null, zone: string): Cards {
  const cards: unknown = seat === null ? view.table[zone] : view.table.seats[seat]?.[zone]
  return Array.isArray(cards) ? cards : []
}

/** Whether a zone is drawn: one that is only shown with cards in it has some. */
export function isShown(view: View, seat: number | null, area: Area): boolean {
  return area.shown_empty || cardsIn(view, seat, area.zone).length > 0
}

/** Whether the viewer knows every card that lies in a zone of any seat, as in a replay with open hands. */
export function canSeeAll(view: View, zone: string): boolean {
  const cards = view.table.seats.flatMap((_, seat) => cardsIn(view, seat, zone))
  return cards.length > 0 && cards.every((card) => card !== null)
}

/** A view does not change, and many ask for its cards. */
const spotsKnown = new WeakMap<View, Map<number, Spot>>()

/** Every card that the viewer knows, by its handle. */
export function spotsOf(view: View): ReadonlyMap<number, Spot> {
  const known = spotsKnown.get(view)
  if (known) return known
  const spots = new Map<number, Spot>()
  spotsKnown.set(view, spots)
  for (const { seat, zone, cards } of zonesOf(view))
    cards.forEach((card, index) => {
      if (card) spots.set(card.handle, { seat, zone, index, card })
    })
  return spots
}

/** The cards that lie at a card: under it, on it or in front of it, as the game has it. */
export function cardsAt(view: View, handle: number): Spot[] {
  return [...spotsOf(view).values()].filter((spot) => spot.card.host === handle)
}

/** The cards of a zone but for those that lie at another card and are drawn there. */
export function looseIn(view: View, seat: number | null, zone: string): Cards {
  const cards = cardsIn(view, seat, zone)
  return cards.some((card) => typeof card?.host === 'number') ? cards.filter((card) => !card?.host) : cards
}

/** The area in which a zone is drawn; undefined where the layout draws it nowhere. */
export function areaOf(layout: Layout, seat: number | null, zone: string): Area | undefined {
  const area = (seat === null ? layout.shared : layout.areas).flat().find((area) => area.zone === zone)
  return area ?? laneArea(layout, zone)
}

/** What lies in a lane is drawn there, in full sight. */
function laneArea({ lanes }: Layout, zone: string): Area | undefined {
  if (!lanes || ![lanes.centre, lanes.front].includes(zone)) return undefined
  const label = zone === lanes.front ? lanes.front_label : lanes.label
  return {
    zone,
    label,
    short: '',
    form: 'row',
    slots: lanes.count,
    slots_option: '',
    shown_empty: true,
    is_open: false,
    is_stacked: false,
    ready_unless: '',
    slot_title: '',
    slot_part: '',
  }
}

/** Whether the card itself can be seen on the table: not under the top of a pile and not in a zone that is not drawn. */
export function isInSight(layout: Layout, view: View, spot: Spot): boolean {
  const area = areaOf(layout, spot.seat, spot.zone)
  if (!area) return false
  return area.form !== 'pile' || spot.index === cardsIn(view, spot.seat, spot.zone).length - 1
}

/** Whether all cards may be looked through: of an open pile, and of a hand of which some are known. */
export function canBrowse(area: Area, cards: Cards): boolean {
  return cards.some((card) => card !== null) && (area.is_open || area.form === 'hand')
}

/** The cards of a zone slot by slot, the empty ones too; null where the zone has no slots. */
export function slotsOf(cards: Cards, count: number): Cards[] | null {
  if (count === 0 || !cards.every((card) => card?.slot !== undefined)) return null
  const slots: Cards[] = Array.from({ length: count }, () => [])
  for (const card of cards) slots[card?.slot ?? 0]?.push(card)
  return slots
}

/** All that is shown of a card but for its handle; two cards with the same text are alike to everybody. */
export function likeness(card: CardSeen | null): string {
  return card === null ? '' : JSON.stringify({ ...card, handle: 0 })
}

/** Cards that are alike in everything shown lie on one stack, where the first of them lay. */
export function stacked(cards: Cards): Cards[] {
  const stacks = new Map<string, Cards>()
  for (const card of cards) {
    const stack = stacks.get(likeness(card))
    if (stack) stack.push(card)
    else stacks.set(likeness(card), [card])
  }
  return [...stacks.values()]
}
