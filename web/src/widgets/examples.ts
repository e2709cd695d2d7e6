/** A table with something everywhere, made from the layout and the faces of any game. */

import type { Area, CardSeen, EventSeen, GameDetail, Layout, Player, ResultSeen, View } from '../lib/protocol'
import { cardThing, counterThing, seatThing, type Thing } from '../table/choosing/choosing'
import { squareField } from '../table/motion/movement'

/** So many cards lie where the layout names no number. */
const SOME = 3

/** Makes cards of all faces in turn, each with the next state that the layout knows. */
class Deal {
  #detail: GameDetail
  #count = 0

  constructor(detail: GameDetail) {
    this.#detail = detail
  }

  card(more: object = {}): CardSeen {
    const { faces, layout } = this.#detail
    const cards = faces.filter((face) => face.is_card)
    const handle = ++this.#count
    const face = cards[(handle * 7) % cards.length]
    const flag = layout.flags[handle % (layout.flags.length + SOME)]
    return {
      handle,
      id: face?.id ?? '',
      name: face?.name ?? '',
      ...(flag && { [flag.field]: flag.value ?? 1 }),
      ...more,
    }
  }

  cards(count: number, more: (place: number) => object = () => ({})): CardSeen[] {
    return Array.from({ length: count }, (_, place) => this.card(more(place)))
  }
}

export interface Example {
  view: View
  players: Player[]
  lit: Set<Thing>
  taken: Set<Thing>
  events: EventSeen[]
  result: ResultSeen
}

export function exampleOf(detail: GameDetail, seats: number): Example {
  const { layout } = detail
  const deal = new Deal(detail)
  const table = {
    turn: 1,
    ...zonesOf(layout.shared, deal),
    ...lanesOf(layout, deal),
    ...boardOf(layout),
    ...(layout.dial && { [layout.dial.field]: layout.dial.most - 2 }),
    seats: Array.from({ length: seats }, (_, seat) => seatOf(layout, deal, seat)),
  }
  const [first, second, third] = shownIn(table.seats[0] ?? {})
  const marks = layout.marks.map((mark, place) => [mark.field, mark.of_seat ? place % seats : (first?.handle ?? 0)])
  const view: View = {
    game: detail.game.name,
    seat: 0,
    decider: 1 % seats,
    prompt: { kind: 'example', rule: '', sentence: layout.goal },
    options: [],
    result: null,
    table: { ...table, ...Object.fromEntries(marks) },
  }
  return {
    view,
    players: Array.from({ length: seats }, (_, seat) => playerOf(seat)),
    lit: new Set([
      seatThing(1),
      ...[first, second].flatMap((card) => (card ? [cardThing(card.handle)] : [])),
      ...aimsOf(layout),
    ]),
    taken: new Set(third ? [cardThing(third.handle)] : []),
    events: eventsOf(layout, first),
    result: {
      places: Array.from({ length: seats }, (_, seat) => seat + 1),
      reason: layout.goal,
      rule: layout.goal_rule,
      scores: Array.from({ length: seats }, (_, seat) => 10 - seat),
      sheet: layout.counters.map(({ label }) => [label, Array.from({ length: seats }, (_, seat) => 10 - seat)]),
      winners: [0],
    },
  }
}

/** Every way in which a zone can look: known cards, and a hand of others of which nothing is known. */
function zonesOf(rows: Area[][], deal: Deal, isOwn = true): Record<string, unknown> {
  return Object.fromEntries(
    rows.flat().map((area) => {
      if (area.form === 'hand' && !isOwn) return [area.zone, Array(SOME).fill(null)]
      return [area.zone, deal.cards(area.slots || SOME, (place) => partsOf(area, place))]
    }),
  )
}

function partsOf(area: Area, place: number): object {
  return {
    ...(area.slots && { slot: place }),
    ...(area.slot_title && { [area.slot_title]: area.label }),
    ...(area.slot_part && { [area.slot_part]: area.label }),
  }
}

function seatOf(layout: Layout, deal: Deal, seat: number): Record<string, unknown> {
  const flag = layout.seat_flags[seat]
  const counters = layout.counters.map(({ field, most, start }) => [field, start || Math.ceil(most / 2) || SOME])
  const lanes = layout.lanes && {
    [layout.lanes.front]: deal.cards(layout.lanes.count, (slot) => ({ slot, ...termsOf(layout) })),
    [layout.lanes.centre]: seat === 0 ? deal.cards(layout.lanes.count, (slot) => ({ slot })) : [],
  }
  return {
    ...zonesOf(layout.areas, deal, seat === 0),
    ...lanes,
    ...Object.fromEntries(counters),
    ...(flag && { [flag.field]: 1 }),
  }
}

function termsOf({ lanes }: Layout): object {
  return lanes?.terms
    ? {
        [lanes.terms]: [
          [lanes.front_label, SOME],
          [lanes.under_label, -1],
        ],
      }
    : {}
}

function lanesOf({ lanes }: Layout, deal: Deal): Record<string, unknown> {
  if (!lanes) return {}
  return {
    [lanes.under]: deal.cards(lanes.count, (slot) => ({ slot })),
    [lanes.active]: 0,
    [lanes.first]: 0,
    [lanes.totals[0]]: SOME,
    [lanes.totals[1]]: SOME - 1,
  }
}

/** Every figure once, and one of each beside the board. */
function boardOf({ board }: Layout): Record<string, unknown> {
  if (!board) return {}
  const figures = Object.keys(board.figures).map((figure, place) => [squareField(board, place * 2), Number(figure)])
  const counted = board.tallies.flatMap(({ fields }) => fields.map(([field]) => [field, 1]))
  return Object.fromEntries([...figures, ...counted])
}

function aimsOf({ counters }: Layout): Thing[] {
  return counters[0] ? [counterThing(1, counters[0].field)] : []
}

function shownIn(fields: Record<string, unknown>): CardSeen[] {
  return Object.values(fields).flatMap((cards) => (Array.isArray(cards) ? (cards as CardSeen[]) : []))
}

const ROLES: EventSeen['roles'] = ['heading', 'cause', 'cost', 'effect', 'answer', 'attack', 'minor']

/** One line of every kind that the log knows. */
function eventsOf(layout: Layout, card: CardSeen | undefined): EventSeen[] {
  return ROLES.map((role) => ({
    event: role,
    roles: [role],
    sentence: role,
    rule: layout.goal_rule,
    seat: 0,
    card: card?.handle ?? null,
    other: null,
    number: 1,
  }))
}

function playerOf(seat: number): Player {
  return { seat, kind: seat === 0 ? 'person' : 'bot', name: `${seat + 1}`, is_you: seat === 0, is_here: seat !== 2 }
}
