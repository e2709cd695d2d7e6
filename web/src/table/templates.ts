/** The templates of a layout, filled in from a view. */

import type { Face, Layout, View } from '../lib/protocol'
import { spotsOf } from './places'
import type { Voices } from './voices'
import { say } from '../words/words.svelte'

const FIELD = /\{(\w+)(?::(\w+))?\}/g
const CONDITION = /^\?(\w+)(>=|<=|!=|=|<|>)(-?\d+):/

export function headline(layout: Layout, view: View, faces: Map<string, Face>, voices: Voices): string {
  const isOpening = layout.opening !== '' && !view.table.turn
  return fill(isOpening ? layout.opening : layout.headline, layout, view, faces, voices)
}

/** The lines of which all conditions hold; none when the match is over. */
export function statusLines(layout: Layout, view: View, faces: Map<string, Face>, voices: Voices): string[] {
  if (view.result) return []
  const lines: string[] = []
  for (const template of layout.status) {
    let rest = template
    let holds = true
    for (let found = CONDITION.exec(rest); found; found = CONDITION.exec(rest)) {
      const [whole, field = '', sign = '', number = ''] = found
      holds &&= fits(view.table[field], sign, Number(number))
      rest = rest.slice(whole.length)
    }
    if (holds) lines.push(fill(rest, layout, view, faces, voices))
  }
  return lines
}

function fits(value: number | boolean | null, sign: string, number: number): boolean {
  if (value === null) return sign === '!='
  const have = Number(value)
  if (sign === '=') return have === number
  if (sign === '!=') return have !== number
  if (sign === '<') return have < number
  if (sign === '<=') return have <= number
  return sign === '>' ? have > number : have >= number
}

/** A seat is named as in the middle of a sentence, unless nothing or a dot stands before it. */
const STARTS = /(^|· |: )$/

export function fill(template: string, layout: Layout, view: View, faces: Map<string, Face>, voices: Voices): string {
  return template.replace(FIELD, (_, field: string, kind: string | undefined, place: number) => {
    const value = view.table[field]
    if (kind === 'seat') return STARTS.test(template.slice(0, place)) ? voices.name(value) : voices.within(value)
    if (kind === 'side') return layout.sides[value % layout.sides.length] ?? ''
    if (kind === 'word') return layout.words[field]?.[value] ?? String(value)
    if (kind === 'card') return cardName(view, value, faces)
    if (kind === 'colours') return colourNames(layout, value)
    return String(value)
  })
}

function cardName(view: View, handle: number | null, faces: Map<string, Face>): string {
  const card = handle === null ? undefined : spotsOf(view).get(handle)?.card
  return card ? shortName(card.id, card.name, faces) : say.table.unknownCard
}

function colourNames(layout: Layout, bits: number): string {
  const names = layout.colours.filter((_, i) => (bits >> i) & 1).map((colour) => colour.name)
  return names.join(', ')
}

/** A card's name where there is little room. */
export function shortName(id: string, name: string, faces: Map<string, Face>): string {
  return faces.get(id)?.short || name
}
