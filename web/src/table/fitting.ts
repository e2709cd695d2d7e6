/** A game's layout as the rule options and the mode of a match have it. */

import type { Layout, MatchInfo } from '../lib/protocol'

type Options = MatchInfo['options']

export function fitted(layout: Layout, { options, mode }: Pick<MatchInfo, 'options' | 'mode'>): Layout {
  const found = fit(layout, options) as Layout
  if (!layout.sides_goal || mode !== layout.sides_mode) return found
  const counters = found.counters.map((counter) => ({ ...counter, goal: 0 }))
  return { ...found, counters, goal: layout.sides_goal, goal_rule: layout.sides_goal_rule }
}

function fit(part: unknown, options: Options): unknown {
  if (Array.isArray(part)) return part.map((each) => fit(each, options))
  if (typeof part !== 'object' || part === null) return part
  const found = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fit(value, options)]))
  const slots = options[String(found.slots_option ?? '')]
  return typeof slots === 'number' ? { ...found, slots } : found
}
