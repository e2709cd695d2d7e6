import { describe, expect, it } from 'vitest'
import { plainWords } from '../../src/lib/plainWords'
import type { GameInfo } from '../../src/lib/protocol'
import {
  clockInWords,
  inWords,
  mended,
  mistakeIn,
  usualSetup,
  wishOf,
  opponentsOf,
  withMode,
  withOwnDeck,
  withSeats,
  withWho,
} from '../../src/setup/setup'

const GAME: GameInfo = {
  name: 'gods',
  title: 'Gods',
  tile: { blurb: '', minutes: [10, 20], tags: [], first_options: {}, faces: [] },
  players: '2 to 6',
  seat_counts: [2, 3, 4, 5, 6],
  modes: ['individual', 'team'],
  mode_seats: { team: [4, 6] },
  part: '',
  whole: 'match',
  rule_options: [{ name: 'limit', values: [100, 20], rule: 'G-1', sentence: 'rounds' }],
  decks: ['Sun', 'Moon', 'Star'],
  has_supply: false,
  default_decks: ['Sun', 'Moon'],
  lessons: [],
  puzzles: 0,
  bots: [
    { name: 'wild', character: 'Plays anything.' },
    { name: 'wise', character: 'Thinks twice.' },
  ],
  default_bot: 'wise',
}

const who = (setup: { seats: { who: string }[] }) => setup.seats.map((seat) => seat.who)

it('a value of a rule is told in words, also the one that is none', () => {
  expect([null, true, 'end_of_own_turn', 3].map(plainWords)).toEqual(['no limit', 'Yes', 'end of own turn', '3'])
})

describe('the usual setup', () => {
  it('is the guest against bots for newcomers, with the decks of the game', () => {
    expect(wishOf(GAME, usualSetup(GAME))).toEqual({
      game: 'gods',
      mode: 'individual',
      seats: [
        { who: 'me', deck: 'Sun' },
        { who: 'bot', bot: 'wise', deck: 'Moon' },
      ],
      options: { limit: 100 },
      clock: null,
      is_listed: false,
      allows_hints: false,
      seed: null,
      cards: '',
    })
  })

  it('has hints to agree on only among people with a clock', () => {
    const wanted = { ...usualSetup(GAME), allowsHints: true }
    const open = withWho(GAME, wanted, 1, 'open')
    const wishes = [wanted, { ...wanted, clock: 'quick' }, open, { ...open, clock: 'quick' }]

    expect(wishes.map((setup) => wishOf(GAME, setup).allows_hints)).toEqual([false, false, false, true])
  })

  it('has no home-made cards, and forgets those of the last match', () => {
    const kept = { ...usualSetup(GAME), cards: 'Fox [F1]' }
    expect(wishOf(GAME, kept).cards).toBe('Fox [F1]')
    expect(mended(GAME, kept).cards).toBe('')
  })
})

describe('seats', () => {
  it('that are added get bots', () => {
    expect(who(withSeats(GAME, usualSetup(GAME), 4))).toEqual(['me', 'bot', 'bot', 'bot'])
  })

  it('are as many as a mode is for', () => {
    const team = withMode(GAME, usualSetup(GAME), 'team')

    expect(team.mode).toBe('team')
    expect(team.seats).toHaveLength(4)
    expect(withMode(GAME, team, 'individual').seats).toHaveLength(4)
  })

  it('are swapped when the guest takes another', () => {
    const invited = withWho(GAME, usualSetup(GAME), 1, 'open')

    expect(who(withWho(GAME, invited, 1, 'me'))).toEqual(['open', 'me'])
  })

  it('never lose the guest when there are fewer', () => {
    const three = withSeats(GAME, usualSetup(GAME), 3)
    const last = withWho(GAME, three, 2, 'me')

    expect(who(withSeats(GAME, last, 2))).toEqual(['me', 'bot'])
  })

  it('that are open leave the deck to whoever comes, and get one again with a bot', () => {
    const open = withWho(GAME, usualSetup(GAME), 1, 'open')

    expect(open.seats[1]?.deck).toBeNull()
    expect(withWho(GAME, open, 1, 'bot').seats[1]?.deck).toBe('Moon')
  })
})

describe('a setup kept from last time', () => {
  it('comes back, but for the seed', () => {
    const setup = withWho(GAME, withMode(GAME, usualSetup(GAME), 'team'), 2, 'open')
    const chosen = { ...setup, options: { limit: 20 }, clock: 'own', minutes: 7, increment: 0, seed: 'again' }

    expect(mended(GAME, JSON.parse(JSON.stringify(chosen)))).toEqual({ ...chosen, seed: '' })
  })

  it('loses what the game does not offer any more', () => {
    const old = {
      mode: 'solo',
      seats: [
        { who: 'me', bot: 'gone', deck: 'Comet' },
        { who: 'me', bot: 'wild', deck: 'Star' },
        { who: 'alien', bot: 'wild', deck: 'Star' },
      ],
      options: { limit: 7, gone: true },
      clock: 'hourglass',
      minutes: 'x',
      increment: -3,
    }

    expect(mended(GAME, old as never)).toEqual({
      ...usualSetup(GAME),
      seats: [
        { who: 'me', bot: 'wise', deck: 'Sun' },
        { who: 'bot', bot: 'wild', deck: 'Star' },
        { who: 'bot', bot: 'wild', deck: 'Star' },
      ],
    })
  })

  it.each([null, {}, { seats: 'none' }])('is the usual one when %o was kept', (kept) => {
    expect(mended(GAME, kept as never)).toEqual(usualSetup(GAME))
  })
})

describe('a mistake', () => {
  it('is a friend without anybody to send the link', () => {
    const open = withWho(GAME, usualSetup(GAME), 1, 'open')

    expect(mistakeIn(open)).toBe('')
    expect(mistakeIn(withWho(GAME, open, 0, 'bot'))).toContain('take a seat')
  })

  it.each([
    [{ minutes: 0 }, 'minutes'],
    [{ minutes: 3000 }, 'minutes'],
    [{ minutes: null as never }, 'minutes'],
    [{ increment: -1 }, 'seconds'],
  ])('is a clock with %o', (part, word) => {
    expect(mistakeIn({ ...usualSetup(GAME), clock: 'own', ...part })).toContain(word)
    expect(mistakeIn({ ...usualSetup(GAME), ...part })).toBe('')
  })
})

describe('a deck that a link names', () => {
  it('is what the guest plays, and nobody else', () => {
    const setup = withOwnDeck(GAME, usualSetup(GAME), 'Star')

    expect(setup.seats.map((seat) => seat.deck)).toEqual(['Star', 'Moon'])
  })

  it('is not played by a bot as well', () => {
    const setup = withOwnDeck(GAME, usualSetup(GAME), 'Moon')

    expect(setup.seats.map((seat) => seat.deck)).toEqual(['Moon', 'Sun'])
  })

  it('seats the guest who was only watching', () => {
    const watched = {
      ...usualSetup(GAME),
      seats: usualSetup(GAME).seats.map((seat) => ({ ...seat, who: 'bot' as const })),
    }

    const setup = withOwnDeck(GAME, watched, 'Star')

    expect(setup.seats.map((seat) => [seat.who, seat.deck])).toEqual([
      ['me', 'Star'],
      ['bot', 'Moon'],
    ])
  })

  it('changes nothing when the game does not have it', () => {
    expect(withOwnDeck(GAME, usualSetup(GAME), 'Comet')).toEqual(usualSetup(GAME))
  })
})

describe('the time of a clock', () => {
  it.each([
    [{ seconds: 600, increment: 5 }, '10 minutes + 5 s'],
    [{ seconds: 60, increment: 0 }, '1 minute'],
    [{ seconds: 90, increment: 0 }, '1.5 minutes'],
    [{ seconds: 25, increment: 2 }, '25 seconds + 2 s'],
    [{ seconds: 100, increment: 0 }, '1.7 minutes'],
  ])('of %o is said in few digits', (setting, words) => {
    expect(clockInWords(setting)).toBe(words)
  })
})

describe('a wish', () => {
  it('has the time of a clock of one’s own in seconds', () => {
    const setup = { ...usualSetup(GAME), clock: 'own', minutes: 1.5, increment: 2 }

    expect(wishOf(GAME, setup).clock).toEqual({ seconds: 90, increment: 2 })
  })

  it('has a seed only against bots', () => {
    const setup = { ...usualSetup(GAME), seed: ' lucky ' }

    expect(wishOf(GAME, setup).seed).toBe('lucky')
    expect(wishOf(GAME, withWho(GAME, setup, 1, 'open')).seed).toBeNull()
  })

  it('reads like a sentence', () => {
    const four = withSeats(GAME, usualSetup(GAME), 4)
    const alike = { ...four, seats: four.seats.map((seat) => ({ ...seat, bot: 'wise' })) }

    expect(inWords(withWho(GAME, alike, 1, 'open'))).toBe('You, 2 × Wise, and a friend · No clock')
  })

  it('seats bots of different characters, first the one that a newcomer should meet', () => {
    const { seats } = withSeats(GAME, usualSetup(GAME), 4)

    expect(seats.slice(1).map(({ bot }) => bot)).toEqual(['wise', 'wild', 'wise'])
  })
})

it('names the bots with their place between the weakest and the strongest', () => {
  const three = { ...GAME, bots: [...GAME.bots, { name: 'last', character: '' }] }
  expect(opponentsOf(three).map(({ label }) => label)).toEqual(['Wild · weakest', 'Wise', 'Last · strongest'])
  expect(opponentsOf({ ...GAME, bots: GAME.bots.slice(0, 1) })).toEqual([{ value: 'wild', label: 'Wild' }])
})
