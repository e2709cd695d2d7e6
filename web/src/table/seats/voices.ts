/**
 * What people are called. The engine's sentences speak of "Player 1"; whoever reads them is "you", and the others have
 * names. The engine speaks English, so the grammar here is that of English.
 */

import { capitalised } from '../../lib/plainWords'
import type { Player } from '../../lib/protocol'
import { listed, say } from '../../words/words.svelte'

/** A name for every seat; who has the same name as somebody else has the number of the seat behind it. */
export function namesOf(players: readonly Player[]): string[] {
  const plain = players.map((player) => (player.kind === 'person' ? player.name : capitalised(player.name)))
  return plain.map((name, seat) => {
    const isTaken = plain.some((other, place) => other === name && place !== seat && !players[place]?.is_you)
    return isTaken && !players[seat]?.is_you ? `${name} ${seat + 1}` : name
  })
}

export class Voices {
  readonly names: string[]
  readonly you: number | null

  constructor(players: readonly Player[]) {
    this.names = namesOf(players)
    this.you = players.find((player) => player.is_you)?.seat ?? null
  }

  /** A seat where it stands alone or begins a sentence: "You", "Bea". */
  name(seat: number): string {
    return seat === this.you ? say.common.You : this.nameOfOther(seat)
  }

  /** A seat within a sentence: "you", "Bea". */
  within(seat: number): string {
    return seat === this.you ? say.common.you : this.nameOfOther(seat)
  }

  /** Several seats: "You, Bea, and Cy". */
  list(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.name(seat)))
  }

  nameOfOther(seat: number): string {
    return this.names[seat] ?? say.common.player(seat + 1)
  }

  /** A sentence of the engine as this reader would say it. */
  tell(sentence: string): string {
    const you = this.you
    const mine = you === null ? sentence : inSecondPerson(sentence, `Player ${you + 1}`)
    return mine.replace(/\bPlayer (\d+)\b/g, (_, number: string) => this.nameOfOther(Number(number) - 1))
  }
}

const IRREGULAR: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' }
const MODAL = /^(can|may|must|will|cannot)$/

function inSecondPerson(sentence: string, me: string): string {
  // A number must end there: "Player 1" is not in "Player 12".
  const name = `${me}(?!\\d)`
  return sentence
    .replace(new RegExp(`(^|[.!?] )The ([^.]+?) of ${name}`, 'g'), '$1Your $2')
    .replace(new RegExp(`\\bthe (\\w+(?: \\w+){0,2}) of ${name}`, 'g'), 'your $1')
    .replace(new RegExp(`\\b(an?) ([^.]+?) of ${name}`, 'gi'), '$1 $2 of yours')
    .replace(new RegExp(`(^|[.!?] )${name}'s`, 'g'), '$1Your')
    .replace(new RegExp(`${name}'s`, 'g'), 'your')
    .replace(
      new RegExp(`(^|[.!?] )${name} (\\w+)([^.]*)`, 'g'),
      (_, start: string, verb: string, rest: string) =>
        `${start}You ${plural(verb)}${rest.replace(/ and ([a-z]+s)\b/g, (_, second: string) => ` and ${plural(second)}`)}`,
    )
    .replace(new RegExp(`: ${name} (\\w+)`, 'g'), (_, verb: string) => `: you ${plural(verb)}`)
    .replace(new RegExp(`(^|· )${name}`, 'g'), '$1You')
    .replace(new RegExp(name, 'g'), 'you')
}

/** "draws" is "draw" where it is you who does it. */
function plural(verb: string): string {
  if (verb in IRREGULAR) return IRREGULAR[verb] ?? verb
  if (MODAL.test(verb) || !verb.endsWith('s')) return verb
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`
  return /(ss|sh|ch|x|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)
}
