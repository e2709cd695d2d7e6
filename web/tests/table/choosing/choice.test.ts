import { describe, expect, it, vi } from 'vitest'
import type { State, View } from '../../../src/lib/protocol'
import { ChoiceUnderWay } from '../../../src/table/choosing/choice.svelte'
import { cardThing } from '../../../src/table/choosing/choosing'
import { event, NO_LAYOUT, option, view } from '../examples'

const LAYOUT = { ...NO_LAYOUT, headline: '{active:seat}' }
const RETURN = [option('return', 'Return Rat', { card: 1 }), option('return', 'Return Cat', { card: 2 })]
const ATTACK = [option('attack', 'Attack Life', { card: 1 }), option('attack', 'Attack Force', { card: 1, other: 9 })]

/** A table at which the tests show one state after the other. */
function sit(layout = LAYOUT, match = 'm') {
  let shown: View | null = null
  let turn = 1
  const choice = new ChoiceUnderWay(match, () => ({
    layout,
    view: shown,
    canAnswer: shown !== null && shown.decider === 0,
  }))
  const show = (parts: Partial<State> & { view: View }) => {
    const state: State = {
      type: 'state',
      events: [],
      headline: '',
      status: [],
      threats: [],
      question: 1,
      by_bot: false,
      undo: 'no',
      undo_asked_by: null,
      undo_barred: '',
      clock: null,
      turn,
      is_undone: false,
      undone: 0,
      lesson: null,
      ...parts,
    }
    shown = state.view
    turn = state.turn
    choice.show(state, state.events)
  }
  const give = (index: number) => choice.give(choice.choices[index] as never)
  return { choice, show, give }
}

describe('a choice under way', () => {
  it('stays while the same question stands', () => {
    const { choice, show } = sit()
    show({ view: view({ options: ATTACK }), question: 4 })
    choice.click(cardThing(1))

    show({ view: view({ options: ATTACK }), question: 4, undo_asked_by: 1 })

    expect(choice.path).toEqual([cardThing(1)])
  })

  it('marks the cards of a set that were picked before the page was loaded', () => {
    const { choice, show } = sit()

    show({ view: { ...view({ options: RETURN }), set: { picked: [7, null], least: 0, most: 3, total: 0, goal: 0 } } })

    expect([...choice.taken]).toEqual([cardThing(7)])
  })

  it('tells what was answered before the page was loaded anew, before the same question of the same match', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    const { show, give } = sit()
    show({ view: view({ options: RETURN }), question: 4 })
    give(0)
    show({ view: view({ options: RETURN.slice(1) }), question: 5 })

    const toldAfter = (question: number, match: string) => {
      const again = sit(LAYOUT, match)
      again.show({ view: view({ options: RETURN.slice(1) }), question })
      return again.choice.soFar.map((given) => given.choice.option.sentence)
    }
    expect(toldAfter(5, 'm')).toEqual(['Return Rat'])
    expect(toldAfter(6, 'm')).toEqual([])
    expect(toldAfter(5, 'other')).toEqual([])

    show({ view: view({ options: RETURN }), question: 6, is_undone: true })
    expect(toldAfter(6, 'm')).toEqual([])
    vi.unstubAllGlobals()
  })

  it('is forgotten with another question', () => {
    const { choice, show } = sit()
    show({ view: view({ options: ATTACK }), question: 4 })
    choice.click(cardThing(1))

    show({ view: view({ options: ATTACK }), question: 5 })

    expect(choice.path).toEqual([])
  })

  it('can be stepped back', () => {
    const { choice, show } = sit()
    show({ view: view({ options: ATTACK }) })
    choice.click(cardThing(1))
    choice.back(choice.path.length - 1)
    choice.back(choice.path.length - 1)

    expect(choice.path).toEqual([])
  })

  it('says what a click would do', () => {
    const { choice, show } = sit()
    show({ view: view({ options: ATTACK }) })

    expect(choice.meaning(cardThing(1))).toBe('Attack Life; Attack Force')
  })
})

describe('what was chosen so far', () => {
  const sentences = (choice: ChoiceUnderWay) => choice.soFar.map((given) => given.choice.option.sentence)

  it('grows while nothing happens and the same kind of question comes again', () => {
    const { choice, show, give } = sit()
    show({ view: view({ options: RETURN }), question: 1 })
    give(0)
    show({ view: view({ options: RETURN }), question: 2 })
    give(1)
    show({ view: view({ options: RETURN }), question: 3 })

    expect(sentences(choice)).toEqual(['Return Rat', 'Return Cat'])
    expect([...choice.taken]).toEqual([cardThing(1), cardThing(2)])
  })

  it('ends when something happens', () => {
    const { choice, show, give } = sit()
    show({ view: view({ options: RETURN }), question: 1 })
    give(0)
    show({ view: view({ options: RETURN }), question: 2, events: [event('drew', 'Player 1 draws.')] })

    expect(sentences(choice)).toEqual([])
  })

  it('ends with another kind of question', () => {
    const { choice, show, give } = sit()
    show({ view: view({ options: RETURN }), question: 1 })
    give(0)
    show({ view: view({ options: RETURN, prompt: { kind: 'mana', rule: '' } }), question: 2 })

    expect(sentences(choice)).toEqual([])
  })

  it('loses its last by an undo', () => {
    const { choice, show, give } = sit()
    show({ view: view({ options: RETURN }), question: 1 })
    give(0)
    show({ view: view({ options: RETURN }), question: 2 })
    give(1)
    show({ view: view({ options: RETURN }), question: 3 })
    show({ view: view({ options: RETURN }), question: 4, is_undone: true })

    expect(sentences(choice)).toEqual(['Return Rat'])
  })
})

describe('answers by themselves', () => {
  const PASS = option('pass', 'Pass', { roles: ['quiet', 'automatic'] })
  const FLASH = option('use', 'Use Gravity', { card: 3 })
  const foesTurn = (options = [PASS]) => view({ options, table: { active: 1 } })

  it('are the only one there is, where that is wished', () => {
    const { choice, show } = sit()
    show({ view: foesTurn() })

    expect(choice.byItself(true)?.option).toBe(PASS)
    expect(choice.byItself(false)).toBeNull()
  })

  it('are not given when there is something to decide', () => {
    const { choice, show } = sit()
    show({ view: foesTurn([FLASH, PASS]) })

    expect(choice.byItself(true)).toBeNull()
  })

  it('are given until the turn is over that is passed', () => {
    const { choice, show } = sit()
    show({ view: foesTurn([FLASH, PASS]), question: 1 })
    choice.pass(choice.passable as never)
    show({ view: foesTurn([FLASH, PASS]), question: 2 })

    expect(choice.byItself(false)?.option).toBe(PASS)
    show({ view: foesTurn([FLASH, PASS]), question: 3, turn: 2 })
    expect(choice.byItself(false)).toBeNull()
  })

  it('cannot be asked for in the own turn', () => {
    const { choice, show } = sit()
    show({ view: view({ options: [PASS], table: { active: 0 } }) })

    expect(choice.passable).toBeUndefined()
  })

  it('cannot be asked for where a turn is nobody’s alone', () => {
    const { choice, show } = sit()
    show({ view: view({ options: [PASS], table: { active: -1 } }) })

    expect(choice.passable).toBeUndefined()
  })
})
