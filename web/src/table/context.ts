/** What every part of a table knows: the game's layout and faces, the view, and what can be chosen. */

import { getContext, setContext } from 'svelte'
import type { SignShown } from '../cards/reading'
import type { Face, Layout, Player, View } from '../lib/protocol'
import type { ClockHeard } from '../lib/live.svelte'
import type { Thing } from './choosing'
import type { Place } from './movement'

export interface TableContext {
  readonly layout: Layout
  readonly faces: Map<string, Face>
  readonly view: View
  readonly players: Player[]
  readonly clock: ClockHeard | null
  /** Whose turn it is, as the headline says. */
  readonly turnSeat: number | null
  /** Signs on cards, by their handles. */
  readonly signs: Map<number, SignShown[]>
  /** The thing that a click on this card means; null when it cannot be chosen. */
  litCard(handle: number): Thing | null
  isLit(thing: Thing): boolean
  /** Whether the thing is on the path of the choice under way. */
  isTaken(thing: Thing): boolean
  /** What choosing the thing would do, in words. */
  meaning(thing: Thing): string
  /** Whether a line of the log points at this card. */
  isFlashed(handle: number): boolean
  choose(thing: Thing, element: HTMLElement): void
  zoom(id: string, handle: number | null): void
  browse(place: Place): void
}

const KEY = Symbol('table')

export function setTable(table: TableContext): void {
  setContext(KEY, table)
}

export function getTable(): TableContext {
  return getContext<TableContext>(KEY)
}
