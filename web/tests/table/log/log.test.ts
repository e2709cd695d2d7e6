import { expect, it } from 'vitest'
import { announcement, latest, paragraphsOf, type Line } from '../../../src/table/log/log'
import { event, NO_LAYOUT } from '../examples'

const LAYOUT = { ...NO_LAYOUT, minor_events: ['shuffled'] }
const EVENTS = [
  event('drew', 'Player 1 draws.'),
  event('turn_began', 'Turn 1.'),
  event('shuffled', 'Player 2 shuffles.'),
  event('summoned', 'Player 2 summons.'),
]

it('a turn begins a paragraph', () => {
  const paragraphs = paragraphsOf(LAYOUT, EVENTS, false)

  expect(paragraphs.map((each) => [each.heading?.sentence, each.lines.map((line) => line.event.sentence)])).toEqual([
    [undefined, ['Player 1 draws.']],
    ['Turn 1.', ['Player 2 summons.']],
  ])
})

it('a turn in which nothing happened is left out, unless it is the latest', () => {
  const turns = [1, 2, 3].map((turn) => event('turn_began', `Turn ${turn}.`))
  const layout = { ...LAYOUT, heading_events: ['contest_began', 'turn_began'] }

  const paragraphs = paragraphsOf(layout, [event('contest_began', 'Contest 1.'), ...turns], false)

  expect(paragraphs.map((each) => each.heading?.sentence)).toEqual(['Contest 1.', 'Turn 3.'])
})

it('the latest turns have as many lines as are wanted, their headings and what is under others counted', () => {
  const layout = { ...LAYOUT, cause_events: ['played'] }
  const turn = (n: number) => [event('turn_began', `Turn ${n}.`), event('played', 'A card.'), event('drew', 'Another.')]
  const turns = paragraphsOf(layout, [1, 2, 3, 4].flatMap(turn), false)

  expect([0, 1, 3, 4, 6, 7, 99].map((lines) => latest(turns, lines).length)).toEqual([0, 1, 1, 2, 2, 3, 4])
  expect(latest(turns, 4)[0]?.heading?.sentence).toBe('Turn 3.')
})

it('minor events are in the full log', () => {
  expect(paragraphsOf(LAYOUT, EVENTS, true)[1]?.lines.map((line) => line.event.event)).toEqual(['shuffled', 'summoned'])
})

it('what is said several times in a row is one line', () => {
  const draws = [1, 2, 3].map(() => event('drew', 'Player 2 draws a card.'))

  expect(paragraphsOf(LAYOUT, draws, false)[0]?.lines).toEqual([{ event: draws[0], times: 3, under: [] }])
})

it('what is read out is what is not minor', () => {
  expect(announcement(LAYOUT, EVENTS.slice(2))).toBe('Player 2 summons.')
})

it('what is said several times in a row is read out once', () => {
  const draws = [1, 2, 3].map(() => event('drew', 'Player 2 draws a card.'))

  expect(announcement(LAYOUT, [...draws, ...EVENTS])).toBe(
    'Player 2 draws a card. (3 times) Player 1 draws. Turn 1. Player 2 summons.',
  )
})

it('a flood is cut to its end', () => {
  const many = [1, 2, 3, 4, 5, 6].map((n) => event('drew', `Card ${n}.`))

  expect(announcement(LAYOUT, many)).toBe('2 more, then: Card 3. Card 4. Card 5. Card 6.')
})

const EFFECTS = {
  ...LAYOUT,
  cause_events: ['attacked', 'effect'],
  effect_events: ['effect'],
  empty_events: ['returned'],
}

it('consequences stand under their cause', () => {
  const events = [
    event('attacked', 'Fox attacks.'),
    event('destroyed', 'Hen is destroyed.'),
    event('attacked', 'Cat attacks.'),
  ]

  const [paragraph] = paragraphsOf(EFFECTS, events, false)

  expect(paragraph?.lines.map((line) => [line.event, line.under.map((each) => each.event)])).toEqual([
    [events[0], [events[1]]],
    [events[2], []],
  ])
})

it('an effect is told with all that came of it, and not at all when nothing did', () => {
  const events = [event('effect', 'Fox.'), event('effect', 'Hen.'), event('shuffled', 'Player 1 shuffles.')]

  const [paragraph] = paragraphsOf(EFFECTS, events, false)

  expect(paragraph?.lines.map((line) => [line.event, line.under.map((each) => each.event)])).toEqual([
    [events[1], [events[2]]],
  ])
})

it('what is paid for something to come belongs to no effect before it', () => {
  const events = [event('effect', 'Fox.'), event('paid', 'Player 1 rests 1 mana.'), event('attacked', 'Cat attacks.')]
  const layout = { ...EFFECTS, minor_events: ['paid'], cost_events: ['paid'] }
  const told = (isFull: boolean) => paragraphsOf(layout, events, isFull)[0]?.lines.map((line) => line.event)

  expect(told(false)).toEqual([events[2]])
  expect(told(true)).toEqual([events[1], events[2]])
})

it('what says nothing is left out', () => {
  expect(paragraphsOf(EFFECTS, [event('returned', 'Player 1 returns 0 cards.')], true)[0]?.lines ?? []).toEqual([])
})

const ATTACKS = {
  ...EFFECTS,
  cause_events: ['attacked', 'summoned', 'effect'],
  minor_events: ['passed', 'rested', 'changed'],
  attack_events: ['attacked'],
  attack_steps: ['passed', 'blocked', 'won'],
  attack_ends: ['won', 'lost'],
}

const told = (lines: Line[]): unknown[] => lines.map(({ event, under }) => [event.sentence, ...told(under)])

it('what is played and works during an attack stands under it, and what comes of the attack does not stand under that', () => {
  const events = [
    event('attacked', 'Fox attacks.'),
    event('effect', 'Fox:'),
    event('changed', 'Fox is stronger.'),
    event('passed', 'Player 2 passes.'),
    event('summoned', 'Player 1 summons Cat.'),
    event('effect', 'Cat:'),
    event('lost', 'Player 2 loses 1 Life.'),
    event('passed', 'Player 2 passes.'),
    event('passed', 'Player 1 passes.'),
    event('blocked', 'Hen blocks.'),
    event('effect', 'Hen:'),
    event('won', 'Fox wins.'),
    event('destroyed', 'Hen is destroyed.'),
    event('rested', 'Cat is rested.'),
    event('summoned', 'Player 1 summons Dog.'),
    event('effect', 'Dog:'),
    event('rested', 'Fox is rested.'),
    { ...event('rested', 'Dog is rested.'), card: 7 },
    { ...event('attacked', 'Dog attacks.'), card: 7 },
  ]

  expect(told(paragraphsOf(ATTACKS, events, false)[0]?.lines ?? [])).toEqual([
    [
      'Fox attacks.',
      ['Fox:', ['Fox is stronger.']],
      ['Player 1 summons Cat.'],
      ['Cat:', ['Player 2 loses 1 Life.']],
      ['Hen blocks.'],
      ['Fox wins.'],
      ['Hen is destroyed.'],
    ],
    ['Player 1 summons Dog.'],
    ['Dog:', ['Fox is rested.']],
    ['Dog attacks.'],
  ])
})

it('what an attack costs stands under it, not under an effect that came between, and nothing later does', () => {
  const layout = {
    ...NO_LAYOUT,
    cause_events: ['played', 'effect'],
    effect_events: ['effect'],
    minor_events: ['changed', 'over'],
    attack_events: ['attacked'],
    attack_steps: ['over'],
    attack_ends: ['over'],
  }
  const events = [
    event('played', 'You play Aries.'),
    event('gained', 'You gain 1 Faith.'),
    event('attacked', 'Player 2 is attacked by Aries.'),
    event('effect', 'Athena:'),
    event('changed', 'The Attack now has 2.'),
    event('over', 'The Attack on Player 2 costs 2 Energy.'),
    event('lost', 'Player 2 loses 2 Energy.'),
    event('played', 'You play Leo.'),
  ]

  expect(told(paragraphsOf(layout, events, false)[0]?.lines ?? [])).toEqual([
    ['You play Aries.', ['You gain 1 Faith.']],
    ['Player 2 is attacked by Aries.', ['Athena:', ['The Attack now has 2.']], ['Player 2 loses 2 Energy.']],
    ['You play Leo.'],
  ])
})

it('what belongs to the turn does not stand under what was played before', () => {
  const layout = { ...ATTACKS, attack_events: [] }
  const events = [
    event('summoned', 'Player 1 summons Cat.'),
    event('lost', 'Player 2 loses 1 Life.'),
    event('blocked', 'Hen blocks.'),
    event('lost', 'Player 1 loses 1 Life.'),
  ]

  expect(told(paragraphsOf(layout, events, false)[0]?.lines ?? [])).toEqual([
    ['Player 1 summons Cat.', ['Player 2 loses 1 Life.']],
    ['Hen blocks.'],
    ['Player 1 loses 1 Life.'],
  ])
})
