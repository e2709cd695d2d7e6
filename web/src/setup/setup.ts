/** A match that is being set up: what a game allows, what was chosen last time, and the wish that comes of it. */

import { capitalised, plainWords } from '../lib/plainWords'
import type { ClockSetting, GameInfo, Layout, MatchInfo, NewMatch } from '../lib/protocol'
import { listed, say } from '../words/words.svelte'

export type Who = 'me' | 'bot' | 'open'

export interface SeatPlan {
  who: Who
  bot: string
  /** Null only on open seats: whoever comes brings a deck. */
  deck: string | null
}

export interface Setup {
  mode: string
  seats: SeatPlan[]
  options: Record<string, unknown>
  /** The name of a preset, or `own`. */
  clock: string
  minutes: number
  increment: number
  seed: string
  /** Whether strangers may take open seats. */
  isListed: boolean
  /** Whether all may ask for hints although there is a clock. */
  allowsHints: boolean
  /** The text of the home-made cards that are played with; empty for none. */
  cards: string
}

export const CLOCKS: { name: string; setting: ClockSetting | null }[] = [
  { name: 'none', setting: null },
  { name: 'quick', setting: { seconds: 300, increment: 0 } },
  { name: 'steady', setting: { seconds: 600, increment: 5 } },
  { name: 'long', setting: { seconds: 1500, increment: 10 } },
]
export const OWN_CLOCK = 'own'
export const MOST_MINUTES = 24 * 60
export const MOST_INCREMENT = 3600

/** The bots to choose among, the weakest first. */
export function opponentsOf({ bots }: GameInfo): { value: string; label: string }[] {
  const places: Record<number, string> = { 0: say.setup.weakest, [bots.length - 1]: say.setup.strongest }
  return bots.map(({ name }, rank) => {
    const place = bots.length > 1 && places[rank] ? ` · ${places[rank]}` : ''
    return { value: name, label: capitalised(name) + place }
  })
}

export function seatCounts(game: GameInfo, mode: string): number[] {
  return game.mode_seats[mode] ?? game.seat_counts
}

/** The one that a newcomer should meet on the second seat, and others on those that follow, the weakest first. */
function botFor(game: GameInfo, seat: number): string {
  const names = [game.default_bot, ...game.bots.map(({ name }) => name).filter((name) => name !== game.default_bot)]
  return names[Math.max(0, seat - 1) % names.length] as string
}

function plan(game: GameInfo, seat: number, who: Who): SeatPlan {
  const decks = game.default_decks
  return { who, bot: botFor(game, seat), deck: who === 'open' ? null : (decks[seat % decks.length] ?? null) }
}

/** The guest and as many bots as the first mode needs, those that a newcomer should meet. */
export function usualSetup(game: GameInfo): Setup {
  const mode = game.modes[0] ?? ''
  const count = seatCounts(game, mode)[0] ?? 2
  return {
    mode,
    seats: Array.from({ length: count }, (_, seat) => plan(game, seat, seat === 0 ? 'me' : 'bot')),
    options: Object.fromEntries(game.rule_options.map((option) => [option.name, option.values[0]])),
    clock: 'none',
    minutes: 15,
    increment: 5,
    seed: '',
    isListed: false,
    allowsHints: false,
    cards: '',
  }
}

/** The same people on another number of seats; new seats get bots, and the guest never falls off the table. */
export function withSeats(game: GameInfo, setup: Setup, count: number): Setup {
  const seats = Array.from({ length: count }, (_, seat) => setup.seats[seat] ?? plan(game, seat, 'bot'))
  const isLost = setup.seats.some((seat) => seat.who === 'me') && !seats.some((seat) => seat.who === 'me')
  if (isLost && seats[0]) seats[0] = { ...seats[0], who: 'me' }
  return { ...setup, seats }
}

export function withMode(game: GameInfo, setup: Setup, mode: string): Setup {
  const counts = seatCounts(game, mode)
  const count = counts.includes(setup.seats.length) ? setup.seats.length : (counts[0] ?? setup.seats.length)
  return { ...withSeats(game, setup, count), mode }
}

/** Somebody else on a seat. The guest has one seat: taking another gives the old one to who sat there. */
export function withWho(game: GameInfo, setup: Setup, seat: number, who: Who): Setup {
  const before = setup.seats[seat]?.who ?? 'bot'
  const seats = setup.seats.map((old, other) => {
    const now = other === seat ? who : who === 'me' && old.who === 'me' ? before : old.who
    if (now === old.who) return old
    const usual = plan(game, other, now)
    return { ...old, who: now, deck: now === 'open' ? null : (old.deck ?? usual.deck) }
  })
  return { ...setup, seats }
}

/** What was kept from last time, as far as the game still offers it. */
export function mended(game: GameInfo, kept: Partial<Setup> | null): Setup {
  const usual = usualSetup(game)
  if (!kept || !Array.isArray(kept.seats)) return usual
  const mode = game.modes.includes(kept.mode ?? '') ? (kept.mode as string) : usual.mode
  const counts = seatCounts(game, mode)
  const count = counts.includes(kept.seats.length) ? kept.seats.length : (counts[0] ?? usual.seats.length)
  let isSeated = false
  const seats = Array.from({ length: count }, (_, seat): SeatPlan => {
    const old: Partial<SeatPlan> = kept.seats?.[seat] ?? {}
    let who: Who = old.who === 'me' || old.who === 'open' ? old.who : 'bot'
    if (who === 'me' && isSeated) who = 'bot'
    isSeated ||= who === 'me'
    const fresh = plan(game, seat, who)
    return {
      who,
      bot: game.bots.some(({ name }) => name === old.bot) ? (old.bot as string) : fresh.bot,
      deck: game.decks.includes(old.deck ?? '') ? (old.deck as string) : fresh.deck,
    }
  })
  const options = Object.fromEntries(
    game.rule_options.map(({ name, values }) => {
      const value = kept.options?.[name]
      return [name, values.includes(value) ? value : values[0]]
    }),
  )
  const isClock = kept.clock === OWN_CLOCK || CLOCKS.some((clock) => clock.name === kept.clock)
  return {
    mode,
    seats,
    options,
    clock: isClock ? (kept.clock as string) : usual.clock,
    minutes: Number(kept.minutes) > 0 ? Number(kept.minutes) : usual.minutes,
    increment: Number(kept.increment) >= 0 ? Number(kept.increment) : usual.increment,
    // A seed is for one match; the same cards again would surprise whoever forgot it. So are a listing, hints and cards.
    seed: '',
    isListed: false,
    allowsHints: false,
    cards: '',
  }
}

/** The guest plays this deck, as a link on the page of decks asks, on the first seat if on none, and no bot the same
    one; a deck that the game does not have changes nothing. */
export function withOwnDeck(game: GameInfo, setup: Setup, deck: string): Setup {
  if (!game.decks.includes(deck)) return setup
  const isSeated = setup.seats.some((seat) => seat.who === 'me')
  const seated = isSeated ? setup : withWho(game, setup, 0, 'me')
  const other = game.default_decks.find((each) => each !== deck) ?? null
  const seats = seated.seats.map((seat) => {
    if (seat.who === 'me') return { ...seat, deck }
    return seat.who === 'bot' && seat.deck === deck ? { ...seat, deck: other ?? deck } : seat
  })
  return { ...seated, seats }
}

/** What is wrong with it before the server is asked; empty when nothing is. */
export function mistakeIn(setup: Setup): string {
  const has = (who: Who) => setup.seats.some((seat) => seat.who === who)
  if (has('open') && !has('me')) return say.setup.takeSeat
  if (setup.clock !== OWN_CLOCK) return ''
  if (!(setup.minutes > 0 && setup.minutes <= MOST_MINUTES)) return say.setup.tooManyMinutes(MOST_MINUTES)
  if (!(setup.increment >= 0 && setup.increment <= MOST_INCREMENT)) return say.setup.wrongIncrement(MOST_INCREMENT)
  return ''
}

/** Whoever knows the seed knows every shuffle, so nobody chooses it who plays against people. */
export function canChooseSeed(setup: Setup): boolean {
  return !setup.seats.some((seat) => seat.who === 'open')
}

/** Among people with a clock nobody has hints unless all agree; else there is nothing to agree on. */
export function canAgreeOnHints(setup: Setup): boolean {
  return setup.clock !== 'none' && setup.seats.some(({ who }) => who === 'open')
}

export function wishOf(game: GameInfo, setup: Setup): NewMatch {
  const own = { seconds: Math.round(setup.minutes * 60), increment: Math.round(setup.increment) }
  const preset = CLOCKS.find((clock) => clock.name === setup.clock)
  return {
    game: game.name,
    mode: setup.mode,
    seats: setup.seats.map(({ who, bot, deck }) => (who === 'bot' ? { who, bot, deck } : { who, deck })),
    options: setup.options,
    clock: preset ? preset.setting : own,
    seed: (canChooseSeed(setup) && setup.seed.trim()) || null,
    is_listed: setup.isListed && setup.seats.some(({ who }) => who === 'open'),
    allows_hints: setup.allowsHints && canAgreeOnHints(setup),
    cards: setup.cards,
  }
}

/** In one line: "You and Wren, 10 minutes + 5 s each." */
export function inWords(setup: Setup): string {
  const count = (fits: (seat: SeatPlan) => boolean) => setup.seats.filter(fits).length
  const isBot = (bot: string) => (seat: SeatPlan) => seat.who === 'bot' && seat.bot === bot
  const bots = [...new Set(setup.seats.filter((seat) => seat.who === 'bot').map((seat) => seat.bot))]
  const friends = count((seat) => seat.who === 'open')
  const people = [
    ...(count((seat) => seat.who === 'me') ? [say.common.you] : []),
    ...bots.map((bot) => say.setup.aBot(capitalised(bot), count(isBot(bot)))),
    ...(friends ? [say.setup.aFriend(friends)] : []),
  ]
  const preset = CLOCKS.find((clock) => clock.name === setup.clock)
  const setting = preset ? preset.setting : { seconds: setup.minutes * 60, increment: setup.increment }
  return `${capitalised(listed(people))} · ${clockForEach(setting)}`
}

/** The rules of a match that are played otherwise than usual, each with its value, in words. */
export function unusualRules(game: GameInfo, { options }: MatchInfo): [rule: string, value: string][] {
  return game.rule_options
    .filter(({ name, values }) => name in options && options[name] !== values[0])
    .map(({ name, sentence }) => [capitalised(sentence), capitalised(plainWords(options[name]))])
}

/** The side of a seat; sides that exist only in some matches are named where they do. */
export function sideOf({ sides, sides_field, sides_mode }: Layout, mode: string, seat: number): string {
  return sides_field && mode !== sides_mode ? '' : (sides[seat % sides.length] ?? '')
}

/** "10 minutes + 5 s each": the time is not shared. */
export function clockForEach(setting: ClockSetting | null): string {
  return setting ? say.setup.each(clockInWords(setting)) : clockInWords(null)
}

export function clockInWords(setting: ClockSetting | null): string {
  if (!setting) return say.setup.noClock
  const { seconds, increment } = setting
  const bank = seconds < 60 ? say.setup.seconds(seconds) : say.setup.minutes(Math.round(seconds / 6) / 10)
  return increment ? `${bank} + ${increment} s` : bank
}
