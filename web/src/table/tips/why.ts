/** What keeps a thing from being used now, by verb, in the words of the page. */

import type { PlaceSeen, Reason } from '../../lib/protocol'
import { say } from '../../words/words.svelte'

/** "Attack:" where it is about one verb; where nothing at all can be done, "Not now:". */
export const headOf = ({ verb }: Reason): string => `${verb || say.why.notNow}:`

export function inWords(why: Reason[], tell: (sentence: string) => string): string {
  return why.map((reason) => `${tell(headOf(reason))} ${tell(reason.sentence)} ${reason.rule}`.trim()).join(' ')
}

/** A place as an element names it: seat, zone and slot. */
export function placeNamed(name: string): PlaceSeen {
  const [seat, zone, slot] = name.split('/')
  return { zone: zone ?? '', seat: seat ? Number(seat) : null, slot: Number(slot) }
}
