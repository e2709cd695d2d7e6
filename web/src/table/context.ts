/** What every part of a table knows: the game's layout and faces, the view, and what can be chosen. */

import { getContext, setContext } from 'svelte'
import type { SignShown } from '../cards/reading'
import type { Face, Layout, Player, View } from '../lib/protocol'
import type { ClockHeard } from '../lib/live.svelte'
import type { Thing } from './choosing/choosing'
import type { Voices } from './seats/voices'
import type { Place } from './motion/movement'

export interface TableContext {
  readonly layout: Layout
  readonly game: string
  readonly faces: Map<string, Face>
  readonly view: View
  readonly players: Player[]
  readonly voices: Voices
  readonly clock: ClockHeard | null
  /** Whose turn it is, as the headline says. */
  readonly turnSeat: number | null
  /** Signs on cards, by their handles. */
  readonly signs: ReadonlyMap<number, SignShown[]>
  /** The thing that a click on this card means; null when it cannot be chosen. */
  litCard(handle: number): Thing | null
  isLit(thing: Thing): boolean
  /** Whether the thing is on the path of the choice under way. */
  isTaken(thing: Thing): boolean
  /** What choosing the thing would do, in words. */
  meaning(thing: Thing): string
  /** Whether a line of the log points at this card. */
  isFlashed(handle: number): boolean
  /** Whether this card lay in the same zone before, or shall not come into sight but be there. */
  hasSlid(handle: number): boolean
  /** Takes a card back that was picked for a set; false where it was not, or cannot be. */
  unpick(handle: number): boolean
  /** A lit thing was clicked; by touch a card may be read first. */
  choose(thing: Thing, element: HTMLElement, isTouch?: boolean): void
  zoom(id: string, handle: number | null): void
  browse(place: Place): void
}

const KEY = Symbol('table')
const VOICES = Symbol('voices')

export function setTable(table: TableContext): void {
  setContext(KEY, table)
}

/** How this reader would say a sentence of the engine; as it is where there is no table around. */
export function getTell(): (sentence: string) => string {
  const told = getContext<(() => Voices) | undefined>(VOICES)
  return (sentence) => told?.().tell(sentence) ?? sentence
}

export function setVoices(voices: () => Voices): void {
  setContext(VOICES, voices)
}

export function getTable(): TableContext {
  return getContext<TableContext>(KEY)
}
