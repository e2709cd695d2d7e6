import { describe, expect, it } from 'vitest'
import {
  automaticChoice,
  cardThing,
  choicesOf,
  clicked,
  comesAfter,
  counterThing,
  endingAt,
  equalsInHand,
  figureThing,
  groupsOf,
  inListOrder,
  litThings,
  narrowed,
  printThing,
  quietChoice,
  seatThing,
  slotThing,
  squareThing,
  trayOf,
  zoneThing,
} from '../../../src/table/choosing/choosing'
import type { OptionSeen } from '../../../src/lib/protocol'
import { area, card, CHESS, NO_LAYOUT, option, view } from '../examples'

const DUEL = {
  ...NO_LAYOUT,
  areas: [[area('field')], [area('trash', 'pile'), area('hand', 'hand')]],
  targets: [
    { verb: 'attack_life', whose: 'foe' as const, counter: 'life', zone: '' },
    { verb: 'summon', whose: 'own' as const, counter: '', zone: 'field' },
    { verb: 'place_neutral', whose: 'own' as const, counter: '', zone: 'base' },
    { verb: 'place', whose: 'own' as const, counter: '', zone: 'base' },
  ],
}
const BEETLE = 11
const RAPTOR = 12
const MAIN_PHASE = view({
  options: [
    option('end_main', 'End the Main Phase'),
    option('summon', 'Summon Eoraptor', { card: RAPTOR }),
    option('attack_life', 'Attack Life with Fire Beetle', { card: BEETLE }),
    option('attack_force', 'Attack Phoenix with Fire Beetle', { card: BEETLE, other: 3 }),
    option('attack_force', 'Attack Sphynx with Fire Beetle', { card: BEETLE, other: 4 }),
  ],
})
const MAIN = choicesOf(DUEL, MAIN_PHASE)

describe('lit things', () => {
  it('are at first what an option names first', () => {
    expect([...litThings(MAIN, [])]).toEqual([cardThing(RAPTOR), cardThing(BEETLE)])
  })

  it('are after a click what the options left name next', () => {
    const lit = litThings(MAIN, [cardThing(BEETLE)])

    expect([...lit]).toEqual([counterThing(1, 'life'), cardThing(3), cardThing(4)])
  })

  it('are slots, or whole zones, where an option names a place', () => {
    const layout = { ...NO_LAYOUT, areas: [[{ ...area('stalls'), slots: 2 }, area('field')]] }
    const into = (zone: string, slot: number) => option('lay', 'Lay', { card: RAPTOR, place: { zone, seat: 0, slot } })
    const choices = choicesOf(layout, view({ options: [into('stalls', 1), into('field', 0)] }))

    expect([...litThings(choices, [cardThing(RAPTOR)])]).toEqual([slotThing(0, 'stalls', 1), zoneThing(0, 'field')])
  })

  it('are seats where an option names one', () => {
    const choices = choicesOf(NO_LAYOUT, view({ options: [option('target', 'Player 2', { seat: 1 })] }))

    expect([...litThings(choices, [])]).toEqual([seatThing(1)])
  })

  it('are squares by their names, and files by the rank of the own side', () => {
    const options = [
      option('take', 'takes the knight on c2', { square: 'c2', word: 2 }),
      option('king_file', 'b', { word: 1 }),
    ]
    const white = choicesOf({ ...NO_LAYOUT, board: CHESS, sides: ['White', 'Black'] }, view({ options }))
    const black = choicesOf({ ...NO_LAYOUT, board: CHESS, sides: ['White', 'Black'] }, view({ options, seat: 1 }))

    expect([...litThings(white, [])]).toEqual([squareThing(10), squareThing(1)])
    expect([...litThings(black, [])]).toEqual([squareThing(10), squareThing(57)])
  })

  it('are the counters of all foes and of no partner', () => {
    const layout = { ...DUEL, sides: ['First', 'Second'] }
    const four = view({ seats: [{}, {}, {}, {}], options: [option('attack_life', 'Attack', { card: 1 })] })

    expect([...litThings(choicesOf(layout, four), [cardThing(1)])]).toEqual([
      counterThing(1, 'life'),
      counterThing(3, 'life'),
    ])
  })

  it('are nothing for an option whose card the viewer cannot name', () => {
    const choices = choicesOf(NO_LAYOUT, view({ options: [option('choose', 'Choose a card', { card: null })] }))

    expect([...litThings(choices, [])]).toEqual([])
    expect(endingAt(choices, [])).toEqual(choices)
  })
})

describe('a choice', () => {
  it('warns of what fades the card that it leads to', () => {
    const flags = [{ field: 'banned', value: null, label: 'Cannot be acquired now', look: 'faded' as const, zones: [] }]
    const field = [card(3, 'Ptolemy', { banned: 1 }), card(4, 'Kuraggu', { banned: 0 })]
    const under = (other: number) => option('play', `Play Seiya under ${other}`, { card: 1, other })
    const seen = view({ seats: [{ hand: [card(1)], field }], options: [under(3), under(4)] })

    expect(choicesOf({ ...DUEL, flags }, seen).map(({ warning }) => warning)).toEqual(['Cannot be acquired now', ''])
  })
})

describe('things that come after others', () => {
  it('are what a choice names after its first', () => {
    const choices = choicesOf(DUEL, MAIN_PHASE)

    expect(comesAfter(choices, cardThing(3))).toBe(true)
    expect(comesAfter(choices, cardThing(RAPTOR))).toBe(false)
  })
})

describe('a click', () => {
  it('chooses when one option is left', () => {
    expect(clicked(MAIN, [], cardThing(RAPTOR))).toEqual({ chosen: MAIN[1] })
  })

  it('makes the path longer when several are left', () => {
    expect(clicked(MAIN, [], cardThing(BEETLE))).toEqual({ path: [cardThing(BEETLE)] })
  })

  it('on the second thing chooses the option that names both', () => {
    expect(clicked(MAIN, [cardThing(BEETLE)], cardThing(4))).toEqual({ chosen: MAIN[4] })
    expect(clicked(MAIN, [cardThing(BEETLE)], counterThing(1, 'life'))).toEqual({ chosen: MAIN[2] })
  })

  it('on a place takes the option that names it first, not those that go there from a card', () => {
    const options = [
      option('place', 'Place Rat in the base', { card: 5 }),
      option('place', 'Place Cat in the base', { card: 6 }),
      option('place_neutral', 'Place one Neutral Mana in the base'),
    ]
    const choices = choicesOf(DUEL, view({ options }))

    expect(clicked(choices, [], zoneThing(0, 'base'))).toEqual({ chosen: choices[2] })
  })
})

describe('two cards of one option', () => {
  const options = [
    option('combo', 'Knight + King', { card: 1, other: 2 }),
    option('combo', 'Knight + Rook', { card: 1, other: 3 }),
    option('step', 'King card: step', { card: 2 }),
  ]
  const choices = choicesOf(NO_LAYOUT, view({ options }))

  it('can be clicked in either order', () => {
    expect(clicked(choices, [cardThing(1)], cardThing(2))).toEqual({ chosen: choices[0] })
    expect(clicked(choices, [cardThing(2)], cardThing(1))).toEqual({ chosen: choices[0] })
  })

  it('leave what names nothing more to a button', () => {
    expect(endingAt(choices, [cardThing(2)])).toEqual([choices[2]])
    expect(narrowed(choices, [cardThing(2)])).toEqual([choices[0], choices[2]])
  })
})

describe('options that differ in a number only', () => {
  it('all end at their card', () => {
    const options = [
      option('play', 'Play Leo: Attack 3', { card: 7, word: 1 }),
      option('play', 'Play Leo: Draw', { card: 7, word: 2 }),
    ]
    const choices = choicesOf(NO_LAYOUT, view({ options }))

    expect(clicked(choices, [], cardThing(7))).toEqual({ path: [cardThing(7)] })
    expect(endingAt(choices, [cardThing(7)])).toEqual(choices)
    expect(litThings(choices, [cardThing(7)]).size).toBe(0)
  })
})

describe('equal cards in a hand', () => {
  const hand = [card(1, 'Pawn'), card(2, 'Pawn'), card(3, 'King'), card(4, 'Pawn')]
  const options = [option('move', 'Pawn card', { card: 1 })]
  const lit = new Set([cardThing(1)])

  it('stand for the one that is offered', () => {
    const equals = equalsInHand(DUEL, view({ seats: [{ hand }, {}], options }), lit, new Set())

    expect([...equals]).toEqual([
      [2, 1],
      [4, 1],
    ])
  })

  it('do not when they were chosen before', () => {
    const equals = equalsInHand(DUEL, view({ seats: [{ hand }, {}], options }), lit, new Set([4]))

    expect([...equals.keys()]).toEqual([2])
  })

  it('do not on the field, where effects may tell them apart', () => {
    const equals = equalsInHand(DUEL, view({ seats: [{ field: hand }, {}], options }), lit, new Set())

    expect(equals.size).toBe(0)
  })
})

describe('the tray', () => {
  const seats = [{ trash: [card(1), card(2)], aside: [card(3)], field: [card(4)] }, {}]

  it('holds what lies under the top of a pile, the top with it, and what lies nowhere on the table', () => {
    const lit = new Set([1, 2, 3, 4].map(cardThing))

    const tray = trayOf(DUEL, view({ seats }), lit)

    expect(tray.cards.map((spot) => spot.card.handle)).toEqual([1, 2, 3])
  })

  it('leaves the top of a pile where it lies when nothing else of the pile can be chosen', () => {
    expect(trayOf(DUEL, view({ seats }), new Set([2, 4].map(cardThing))).cards).toEqual([])
  })

  it('holds printed cards and kinds of figures', () => {
    const tray = trayOf(DUEL, view({ seats }), new Set([printThing('YB1'), figureThing(5)]))

    expect(tray).toEqual({ cards: [], prints: ['YB1'], figures: [5] })
  })
})

describe('the list of options', () => {
  it('puts those of one verb under the words with which they begin', () => {
    const groups = groupsOf(choicesOf(DUEL, MAIN_PHASE))

    expect(groups.map(({ heading, items }) => [heading, items.map((item) => item.label)])).toEqual([
      ['', ['End the Main Phase']],
      ['', ['Summon Eoraptor']],
      ['', ['Attack Life with Fire Beetle']],
      ['Attack', ['Phoenix with Fire Beetle', 'Sphynx with Fire Beetle']],
    ])
  })

  it('does not cut names in two', () => {
    const options = [
      option('attack', 'Attack Force of Rebirth with Rat', { card: 1 }),
      option('attack', 'Attack Force of Sanctity with Rat', { card: 1 }),
      option('target', 'Player 2', { seat: 1 }),
      option('target', 'Player 3', { seat: 2 }),
    ]

    const groups = groupsOf(choicesOf(NO_LAYOUT, view({ options })))

    expect(groups.map(({ heading, items }) => [heading, items.map((item) => item.label)])).toEqual([
      ['', ['Player 2', 'Player 3']],
      ['Attack', ['Force of Rebirth with Rat', 'Force of Sanctity with Rat']],
    ])
  })

  it('puts what has no heading before what has one, and the numbers in the same order', () => {
    const options = [
      option('deposit', 'Deposit King Rurik', { card: 1 }),
      option('deposit', 'Deposit Sir Galen', { card: 2 }),
      option('field', 'Field Sir Galen', { card: 2 }),
    ]
    const choices = choicesOf(NO_LAYOUT, view({ options }))

    expect(groupsOf(choices).map(({ heading }) => heading)).toEqual(['', 'Deposit'])
    expect(inListOrder(choices).map((choice) => choice.index)).toEqual([2, 0, 1])
  })

  it('puts no group under an article', () => {
    const options = [option('piece', 'the pawn on e2', { word: 12 }), option('piece', 'the king on e1', { word: 4 })]

    const groups = groupsOf(choicesOf(NO_LAYOUT, view({ options })))

    expect(groups.map(({ heading, items }) => [heading, items.map((item) => item.label)])).toEqual([
      ['', ['the pawn on e2', 'the king on e1']],
    ])
  })
})

const PASS = option('pass', 'Pass', { roles: ['quiet', 'automatic'] })

describe('the quiet answer', () => {
  it('is the only option of a quiet verb', () => {
    const options = [PASS, option('summon', 'Summon Cheetera', { card: 1 })]

    expect(quietChoice(choicesOf(NO_LAYOUT, view({ options })))?.option.verb).toBe('pass')
  })

  it('is none when there are two', () => {
    const options = [PASS, { ...PASS, sentence: 'Pass on' }]

    expect(quietChoice(choicesOf(NO_LAYOUT, view({ options })))).toBeNull()
  })
})

describe('an automatic answer', () => {
  it('is a set that takes all there is, where nothing else can be chosen', () => {
    const add = (card: number) => option('add', 'Add', { card })
    const spend = (...cards: number[]) => option('spend', 'Spend', { cards, roles: ['automatic'] })
    const chosenOf = (most: number, ...options: OptionSeen[]) => {
      const set = { picked: [], least: 1, most, total: 0, goal: most }
      return automaticChoice(choicesOf(NO_LAYOUT, view({ options })), set)?.option
    }

    expect(chosenOf(2, spend(1, 2), add(1), add(2), option('cancel', 'Cancel'))).toEqual(spend(1, 2))
    expect(chosenOf(2, spend(1, 2), add(1), add(2), add(3))).toBeUndefined()
    expect(chosenOf(3, spend(1, 2), spend(1, 3), add(1), add(2), add(3))).toBeUndefined()
  })

  it('is an only option of an automatic verb', () => {
    const choices = choicesOf(NO_LAYOUT, view({ options: [PASS] }))

    expect(automaticChoice(choices)).toBe(choices[0])
  })

  it('is none when there is something else to do', () => {
    const options = [PASS, option('use', 'Use Gravity', { card: 1 })]

    expect(automaticChoice(choicesOf(NO_LAYOUT, view({ options })))).toBeNull()
  })
})
