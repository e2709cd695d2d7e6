/** What the things of a choice are called, for the path of a choice under way. */

import type { Face, Layout, View } from '../lib/protocol'
import { split, type Thing } from './choosing'
import { squareField } from './movement'
import { areaOf, spotsOf } from './places'
import { seatName } from './seating'

export function nameOf(thing: Thing, layout: Layout, view: View, faces: Map<string, Face>): string {
  const [kind, name] = split(thing)
  if (kind === 'seat') return seatName(Number(name))
  if (kind === 'print') return faces.get(name)?.name ?? name
  if (kind === 'square') return layout.board ? squareField(layout.board, Number(name)) : name
  if (kind === 'figure') return layout.board?.figures[name]?.label ?? name
  if (kind === 'card') {
    const card = spotsOf(view).get(Number(name))?.card
    return card ? shortName(card.id, card.name, faces) : 'a card'
  }
  const slash = name.indexOf('/')
  const owner = name.slice(0, slash)
  const rest = name.slice(slash + 1)
  if (kind === 'counter') return layout.counters.find((counter) => counter.field === rest)?.label ?? rest
  return areaOf(layout, owner === '' ? null : Number(owner), rest)?.label ?? rest
}

/** A card's name where there is little room. */
function shortName(id: string, name: string, faces: Map<string, Face>): string {
  return faces.get(id)?.short || name
}
