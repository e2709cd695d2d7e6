/** Where the line of an answer begins and where it leads. */

import type { OptionSeen } from '../../lib/protocol'

/** Both ends of an answer that leads from one thing on the table to another; none where it is about one thing. */
export function endsOf({ card, other, place }: OptionSeen): [string, string] | null {
  if (!card || (!other && !place)) return null
  const target = other
    ? `[data-handles~="${other}"]`
    : `[data-place="${place?.seat ?? ''}/${place?.zone}/${place?.slot}"]`
  return [`[data-handles~="${card}"]`, target]
}
