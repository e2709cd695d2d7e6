/** What the things of a choice are called, for the path of a choice under way. */

import type { Face, Layout, View } from '../../lib/protocol'
import { split, type Thing } from './choosing'
import { squareField } from '../motion/movement'
import { areaOf, spotsOf } from '../areas/places'
import type { Voices } from '../seats/voices'
import { say } from '../../words/words.svelte'

export function nameOf(thing: Thing, layout: Layout, view: View, faces: Map<string, Face>, voices: Voices): string {
  const [kind, name] = split(thing)
  if (kind === 'seat') return voices.name(Number(name))
  if (kind === 'print') return faces.get(name)?.name ?? name
  if (kind === 'square') return layout.board ? squareField(layout.board, Number(name)) : name
  if (kind === 'figure') return layout.board?.figures[name]?.label ?? name
  if (kind === 'card') {
    const card = spotsOf(view).get(Number(name))?.card
    return card ? shortName(card.id, card.name, faces) : say.table.unknownCard
  }
  const slash = name.indexOf('/')
  const owner = name.slice(0, slash)
  const rest = name.slice(slash + 1)
  if (kind === 'counter') return layout.counters.find((counter) => counter.field === rest)?.label ?? rest
  return areaOf(layout, owner === '' ? null : Number(owner), rest)?.label ?? rest
}

/** A card's name where there is little room. */
export function shortName(id: string, name: string, faces: Map<string, Face>): string {
  return faces.get(id)?.short || name
}
