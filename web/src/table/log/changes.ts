/** What changed on a card, where an event only says that something did. */

import { badgesOf, keywordsOf } from '../../cards/reading'
import type { EventSeen, Face, Layout, View } from '../../lib/protocol'
import { shortName } from '../choosing/names'
import { spotsOf } from '../areas/places'

/** "Meerpriest: BP 300 → 500, Charge"; empty where nothing that is shown of the card is otherwise than before. */
export function changeOf(
  layout: Layout,
  faces: Map<string, Face>,
  before: View | null,
  after: View,
  event: EventSeen,
): string {
  const then = before && event.card !== null ? spotsOf(before).get(event.card) : undefined
  const now = event.card === null ? undefined : spotsOf(after).get(event.card)
  const face = now && faces.get(now.card.id)
  if (!then || !now || !face) return ''
  const numbers = badgesOf(face, now.card, layout, now.zone).flatMap(({ badge, value }) => {
    const old: unknown = then.card[badge.field] ?? value
    return old === value ? [] : [`${badge.label} ${String(old)} → ${value}`]
  })
  // That it was rested, say, is told by itself: it comes of something else.
  const [had, has] = [keywordsOf(face, then.card, layout), keywordsOf(face, now.card, layout)]
  const gained = has.filter((word) => !had.includes(word)).map((word) => `+ ${word}`)
  const lost = had.filter((word) => !has.includes(word)).map((word) => `− ${word}`)
  const changes = [...numbers, ...gained, ...lost]
  return changes.length ? `${shortName(now.card.id, now.card.name, faces)}: ${changes.join(', ')}.` : ''
}
