import { expect, it } from 'vitest'
import type { EventSeen } from '../../../src/lib/protocol'
import { announcement, latest, paragraphsOf, type Line } from '../../../src/table/log/log'
import { event, withRoles } from '../examples'

const turnBegan = (sentence: string) => event('turn_began', sentence, { roles: ['heading'] })
const SHUFFLED = event('shuffled', 'Player 2 shuffles.', { roles: ['minor'] })
const EVENTS = [
  event('drew', 'Player 1 draws.'),
  turnBegan('Turn 1.'),
  SHUFFLED,
  event('summoned', 'Player 2 summons.'),
]

it('a turn begins a paragraph', () => {
  const paragraphs = paragraphsOf(EVENTS, false)

  expect(paragraphs.map((each) => [each.heading?.sentence, each.lines.map((line) => line.event.sentence)])).toEqual([
    [undefined, ['Player 1 draws.']],
    ['Turn 1.', ['Player 2 summons.']],
  ])
})

it('a turn in which nothing happened is left out, unless it is the latest', () => {
  const turns = [1, 2, 3].map((turn) => turnBegan(`Turn ${turn}.`))
  const contest = event('contest_began', 'Contest 1.', { roles: ['heading'] })

  const paragraphs = paragraphsOf([contest, ...turns], false)

  expect(paragraphs.map((each) => each.heading?.sentence)).toEqual(['Contest 1.', 'Turn 3.'])
})

it('the latest turns have as many lines as are wanted, their headings and what is under others counted', () => {
  const played = event('played', 'A card.', { roles: ['cause'] })
  const turn = (n: number) => [turnBegan(`Turn ${n}.`), played, event('drew', 'Another.')]
  const turns = paragraphsOf([1, 2, 3, 4].flatMap(turn), false)

  expect([0, 1, 3, 4, 6, 7, 99].map((lines) => latest(turns, lines).length)).toEqual([0, 1, 1, 2, 2, 3, 4])
  expect(latest(turns, 4)[0]?.heading?.sentence).toBe('Turn 3.')
})

it('minor events are in the full log', () => {
  expect(paragraphsOf(EVENTS, true)[1]?.lines.map((line) => line.event.event)).toEqual(['shuffled', 'summoned'])
})

it('what is said several times in a row is one line', () => {
  const draws = [1, 2, 3].map(() => event('drew', 'Player 2 draws a card.'))

  expect(paragraphsOf(draws, false)[0]?.lines).toEqual([{ event: draws[0], times: 3, under: [] }])
})

it('what is read out is what is not minor', () => {
  expect(announcement(EVENTS.slice(2))).toBe('Player 2 summons.')
})

it('what is said several times in a row is read out once', () => {
  const draws = [1, 2, 3].map(() => event('drew', 'Player 2 draws a card.'))

  expect(announcement([...draws, ...EVENTS])).toBe(
    'Player 2 draws a card. (3 times) Player 1 draws. Turn 1. Player 2 summons.',
  )
})

it('a flood is cut to its end', () => {
  const many = [1, 2, 3, 4, 5, 6].map((n) => event('drew', `Card ${n}.`))

  expect(announcement(many)).toBe('2 more, then: Card 3. Card 4. Card 5. Card 6.')
})

const attacked = (sentence: string) => event('attacked', sentence, { roles: ['cause'] })
const effect = (sentence: string) => event('effect', sentence, { roles: ['cause', 'effect'] })

it('consequences stand under their cause', () => {
  const events = [attacked('Fox attacks.'), event('destroyed', 'Hen is destroyed.'), attacked('Cat attacks.')]

  const [paragraph] = paragraphsOf(events, false)

  expect(paragraph?.lines.map((line) => [line.event, line.under.map((each) => each.event)])).toEqual([
    [events[0], [events[1]]],
    [events[2], []],
  ])
})

it('an effect is told with all that came of it, and not at all when nothing did', () => {
  const events = [effect('Fox.'), effect('Hen.'), SHUFFLED]

  const [paragraph] = paragraphsOf(events, false)

  expect(paragraph?.lines.map((line) => [line.event, line.under.map((each) => each.event)])).toEqual([
    [events[1], [events[2]]],
  ])
})

it('what is paid for something to come belongs to no effect before it', () => {
  const paid = event('paid', 'Player 1 rests 1 mana.', { roles: ['cost', 'minor'] })
  const events = [effect('Fox.'), paid, attacked('Cat attacks.')]
  const told = (isFull: boolean) => paragraphsOf(events, isFull)[0]?.lines.map((line) => line.event)

  expect(told(false)).toEqual([events[2]])
  expect(told(true)).toEqual([events[1], events[2]])
})

it('what says nothing is left out', () => {
  const returned = event('returned', 'Player 1 returns 0 cards.', { roles: ['counted'] })

  expect(paragraphsOf([returned], true)[0]?.lines ?? []).toEqual([])
})

const ATTACKS: Record<string, EventSeen['roles']> = {
  attacked: ['cause', 'attack'],
  summoned: ['cause'],
  effect: ['cause', 'effect'],
  passed: ['attack_step', 'minor'],
  blocked: ['attack_step'],
  won: ['attack_step', 'attack_end'],
  lost: ['attack_end'],
  rested: ['minor'],
  changed: ['minor'],
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

  expect(told(paragraphsOf(withRoles(ATTACKS, events), false)[0]?.lines ?? [])).toEqual([
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
  const roles: Record<string, EventSeen['roles']> = {
    played: ['cause'],
    effect: ['cause', 'effect'],
    attacked: ['attack'],
    changed: ['minor'],
    over: ['attack_step', 'attack_end', 'minor'],
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

  expect(told(paragraphsOf(withRoles(roles, events), false)[0]?.lines ?? [])).toEqual([
    ['You play Aries.', ['You gain 1 Faith.']],
    ['Player 2 is attacked by Aries.', ['Athena:', ['The Attack now has 2.']], ['Player 2 loses 2 Energy.']],
    ['You play Leo.'],
  ])
})

it('what belongs to the turn does not stand under what was played before', () => {
  const events = [
    event('summoned', 'Player 1 summons Cat.'),
    event('lost', 'Player 2 loses 1 Life.'),
    event('blocked', 'Hen blocks.'),
    event('lost', 'Player 1 loses 1 Life.'),
  ]

  expect(told(paragraphsOf(withRoles(ATTACKS, events), false)[0]?.lines ?? [])).toEqual([
    ['Player 1 summons Cat.', ['Player 2 loses 1 Life.']],
    ['Hen blocks.'],
    ['Player 1 loses 1 Life.'],
  ])
})
