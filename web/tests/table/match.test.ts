import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameDetail, Hint, MatchInfo, State } from '../../src/lib/protocol'
import { toasts } from '../../src/lib/toasts.svelte'
import { SECOND_THOUGHTS } from '../../src/table/choosing/goingOn.svelte'
import { MatchAtTable } from '../../src/table/match.svelte'
import { card, CHESS, event, NO_LAYOUT, option, state, view } from './examples'
import { Line } from './line'

const settings = vi.hoisted(() => ({
  tap: 'reads',
  settles: true,
  autoPass: true,
  botPause: 1000,
  duration: (time: number) => time,
}))
// Test files share what they import: this one has settings of its own, and leaves none of them behind.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())
vi.mock('../../src/lib/settings.svelte', () => ({ settings }))
vi.mock('../../src/lib/sound', () => ({ play: () => undefined }))

const PASS = option('pass', 'Pass', { roles: ['automatic', 'quiet'] })
const SUMMON = option('summon', 'Summon Eoraptor', { card: 1 })
const MOVE = option('move', 'Move Eoraptor', { card: 1 })
const BOT = { seat: 1, kind: 'bot', name: 'Orion', is_you: false, is_here: true }
const PERSON = { ...BOT, kind: 'person' }
const YOU = { seat: 0, kind: 'person', name: 'Vega', is_you: true, is_here: true }

/** A thing of the page that was clicked; the keyboard has no part in it. */
const CLICKED = { matches: () => false, closest: () => null } as unknown as HTMLElement

/** Somebody sits down at a match against one other. */
function sit(other = BOT, layout = NO_LAYOUT) {
  const known = { id: 'm', seat: 0, status: 'running', players: [YOU, other], mode: '', options: {} }
  let isReading = false
  const table = new MatchAtTable({
    address: 'ws://table',
    known: () => known as unknown as MatchInfo,
    detail: () => ({ layout, faces: [{ id: 'Eoraptor', name: 'Eoraptor' }] }) as unknown as GameDetail,
    isNarrow: () => false,
    isReading: () => isReading,
    barred: () => undefined,
  })
  const line = Line.all.at(-1) as Line
  line.welcome([], known as unknown as MatchInfo)
  const ask = (options: State['view']['options'], parts: Partial<State> = {}) =>
    line.say(state({ question: 1, view: view({ options, table: { field: [card(1)] } }), ...parts }))
  const sent = () => line.sent.map((message) => message.type)
  return { table, line, ask, sent, read: (is: boolean) => (isReading = is) }
}

beforeEach(() => {
  Object.assign(settings, { tap: 'reads', settles: true, autoPass: true })
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  const body = {}
  vi.stubGlobal('document', { hidden: false, body, activeElement: body, querySelector: () => null })
  Line.all = []
  toasts.list = []
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a click', () => {
  it('by a mouse answers at once, where it says enough', () => {
    const { table, line, ask } = sit()
    ask([SUMMON, PASS])

    table.click('card:1', CLICKED, false)

    expect(line.choices).toEqual([{ type: 'choose', question: 1, option: 0 }])
  })

  it('by a finger lets a card be read first, and then answers', () => {
    const { table, line, ask } = sit()
    ask([SUMMON, PASS])

    table.click('card:1', CLICKED, true)
    expect([table.read, table.readFace?.name, line.choices]).toEqual(['card:1', 'Eoraptor', []])
    table.click('card:1', CLICKED, true)

    expect(table.read).toBeNull()
    expect(line.choices).toHaveLength(1)
  })

  it('by a finger answers at once for whoever wants that', () => {
    settings.tap = 'plays'
    const { table, line, ask } = sit()
    ask([SUMMON, PASS])

    table.click('card:1', CLICKED, true)

    expect(line.choices).toHaveLength(1)
  })

  it('that leaves several answers opens their menu there', () => {
    const { table, line, ask } = sit()
    ask([SUMMON, MOVE, PASS])

    table.click('card:1', CLICKED, false)

    expect(line.choices).toEqual([])
    expect([table.answers.hasMenu, table.answers.anchor === CLICKED]).toEqual([true, true])
    expect(table.answers.numbered.map(({ option: { verb } }) => verb)).toEqual(['summon', 'move'])
  })

  it('means nothing while an answer is under way', () => {
    const { table, line, ask } = sit()
    ask([SUMMON, PASS])

    table.pick(1)
    table.click('card:1', CLICKED, false)

    expect(line.choices).toEqual([{ type: 'choose', question: 1, option: 1 }])
  })
})

describe('the only answer', () => {
  it('is given at once when nothing came before it', () => {
    const { table, line, ask } = sit()
    ask([PASS])

    table.goingOn.run()

    expect(line.choices).toEqual([{ type: 'choose', question: 1, option: 0 }])
  })

  it('is given after second thoughts when the choice before can be taken back', () => {
    const { table, line, ask } = sit()
    ask([PASS], { undo: 'free' })

    table.goingOn.run()
    expect([table.goingOn.isNear, line.choices]).toEqual([true, []])
    vi.advanceTimersByTime(SECOND_THOUGHTS)

    expect(line.choices).toHaveLength(1)
  })

  it('is not given by itself when somebody says wait, or reads', () => {
    const { table, line, ask, read } = sit()
    ask([PASS], { undo: 'free' })

    read(true)
    expect(table.goingOn.run()).toBeUndefined()
    read(false)
    table.goingOn.wait()
    expect(table.goingOn.run()).toBeUndefined()

    vi.advanceTimersByTime(2 * SECOND_THOUGHTS)
    expect([table.goingOn.isNear, line.choices]).toEqual([false, []])
  })

  it('runs on without second thoughts within the same turn, and not into the next', () => {
    const { table, line, ask } = sit()
    ask([PASS], { undo: 'free' })
    table.goingOn.run()
    vi.advanceTimersByTime(SECOND_THOUGHTS)

    ask([PASS], { question: 2, undo: 'free' })
    table.goingOn.run()
    expect(line.choices).toHaveLength(2)
    ask([PASS], { question: 3, undo: 'free', turn: 2 })
    table.goingOn.run()

    expect(line.choices).toHaveLength(2)
    expect(table.goingOn.isNear).toBe(true)
  })

  it.each([
    ['people are at the table', PERSON, {}, true],
    ['a lesson asks for it', BOT, { lesson: { step: 0, option: 0 } as State['lesson'] }, true],
    ['it is not wanted', BOT, {}, false],
  ])('is left to the player while %s', (_, other, parts, isWanted) => {
    settings.autoPass = isWanted
    const { table, line, ask } = sit(other)
    ask([PASS], parts)

    table.goingOn.run()

    expect(line.choices).toEqual([])
  })
})

describe('a hint', () => {
  const HINT: Hint = { type: 'hint', question: 1, strength: 1, option: 0, then: [], lines: [] }

  it('marks its answer as long as the same is asked', () => {
    const { table, ask } = sit()
    ask([option('attack', 'Attack', { card: 1, other: 2 }), PASS])

    expect(table.advice.read(HINT)).toEqual([1, 2])
    expect([table.advice.index, table.advice.ends]).toEqual([0, ['[data-handles~="1"]', '[data-handles~="2"]']])

    ask([PASS, SUMMON], { question: 2 })
    expect([table.advice.index, table.advice.ends]).toEqual([null, null])
  })

  it('is followed by all the answers of its move', async () => {
    const { table, line, ask } = sit()
    ask([SUMMON, PASS])

    table.advice.follow({ ...HINT, then: [1] })
    ask([PASS, MOVE], { question: 2 })
    await vi.advanceTimersByTimeAsync(10)

    expect(line.choices).toEqual([
      { type: 'choose', question: 1, option: 0 },
      { type: 'choose', question: 2, option: 1 },
    ])
  })

  it('for a question that is over is not followed', () => {
    const { table, line, ask } = sit()
    ask([SUMMON, PASS], { question: 2 })

    table.advice.follow(HINT)

    expect(line.choices).toEqual([])
  })
})

describe('to take back', () => {
  it('is asked for only where it can be', () => {
    const { table, ask, sent } = sit()
    ask([PASS])
    table.undo()
    expect(sent()).not.toContain('undo')

    ask([PASS], { undo: 'ask' })
    table.undo()

    expect(sent()).toContain('undo')
  })

  it('a card that was picked takes back the picks after it', () => {
    const { table, ask, sent } = sit()
    const set = { picked: [7, 8, 9], least: 0, most: 3, total: 0, goal: 0 }
    ask([PASS, SUMMON], { undo: 'free', view: { ...view({ options: [PASS, SUMMON] }), set } })

    expect(table.unpick(4)).toBe(false)
    expect(table.unpick(8)).toBe(true)

    expect(sent().filter((type) => type === 'undo')).toHaveLength(2)
  })

  it('that somebody refused is told, and not where the match has gone on', () => {
    const { ask } = sit(PERSON)
    ask([PASS], { undo_asked_by: 0 })
    ask([PASS], { undo_asked_by: null })
    expect(toasts.list.map(({ text }) => text)).toHaveLength(1)

    ask([PASS], { undo_asked_by: 0 })
    ask([PASS], { undo_asked_by: null, events: [event('moved', 'Orion moves.')] })

    expect(toasts.list).toHaveLength(1)
  })
})

describe('why not', () => {
  it('is asked of the server while nothing is chosen, and of no square before its pieces are known', () => {
    const { table, ask, sent } = sit(BOT, { ...NO_LAYOUT, board: { ...CHESS, move_verbs: ['move'] } })
    expect(table.reasons.ofThing(1)).toBeNull()
    ask([SUMMON, MOVE, PASS])

    expect(table.reasons.ofSquare('a1')).toBeNull()
    void table.reasons.ofThing(5)
    table.click('card:1', CLICKED, false)

    expect(table.reasons.ofThing(5)).toBeNull()
    expect(sent().filter((type) => type === 'why_not')).toHaveLength(1)
  })

  it('a card is asked by its handle, and only what is asked is answered', async () => {
    const { table, line, ask } = sit()
    ask([SUMMON, PASS])

    const why = table.reasons.ofCard(9)
    const answer = (card: number, sentence: string) =>
      line.say({ type: 'why_not', card, square: null, place: null, reasons: [{ verb: 'pay', sentence, rule: '' }] })
    answer(8, 'Not this one.')
    answer(9, 'It is dear.')

    expect((await why).map(({ sentence }) => sentence)).toEqual(['It is dear.'])
  })
})

describe('the rail of a small screen', () => {
  it('has room for a question, or for a card that is read below what a lesson says', () => {
    const { table, ask } = sit()
    ask([SUMMON, PASS])
    table.click('card:1', CLICKED, true)
    expect([table.isReading, table.railSize]).toEqual([true, 'question'])

    ask([SUMMON, PASS], { lesson: { step: 0, option: null } as State['lesson'] })
    expect(table.railSize).toBe('reading')
    table.read = null
    expect(table.railSize).toBe('exercise')
    table.isLessonSkipped = true

    expect(table.railSize).toBe('question')
  })

  it('takes little from whoever watches, and shows all of the result', () => {
    const { table, line } = sit()
    line.say(state({ view: view({ seat: null }) }))
    expect(table.railSize).toBe('watching')

    line.say(state({ view: view({ seat: null, result: { winners: [0], reason: '', rule: '' } as never }) }))
    expect(table.railSize).toBe('question')
    vi.advanceTimersByTime(2000)

    expect(table.railSize).toBe('result')
  })
})

describe('what happens', () => {
  it('in one turn is shown together', () => {
    const { table, line } = sit()
    const happen = (name: string, turn: number) => line.say(state({ turn, events: [event(name, name)] }))
    happen('first', 1)
    happen('second', 1)
    happen('third', 1)

    expect(table.latest.map(({ event: name }) => name)).toEqual(['second', 'third'])
  })

  it('takes no click for a moment when another kind of question came by itself', () => {
    const { table, ask } = sit()
    ask([PASS])
    expect(table.isSettling).toBe(false)

    const block = { kind: 'block', rule: '', sentence: 'Block?' }
    ask([PASS], { question: 2, view: view({ options: [PASS], prompt: block }) })
    expect(table.isSettling).toBe(true)
    vi.advanceTimersByTime(1000)

    expect(table.isSettling).toBe(false)
  })

  it('last is looked at before the result is told', () => {
    const { table, line } = sit()
    const result = { winners: [0], reason: 'You win.', rule: '' }
    line.say(state({ view: view({ result: result as never }) }))
    expect(table.isResultShown).toBe(false)

    vi.advanceTimersByTime(2000)

    expect(table.isResultShown).toBe(true)
  })

  it('is read out with the question', () => {
    const { table, ask } = sit()
    ask([PASS], { events: [event('moved', 'Orion moves.')] })
    vi.advanceTimersByTime(10)

    expect(table.announced).toBe('Orion moves. What now?')
  })

  it('is not said by those whose phrases are muted', () => {
    const { table, line } = sit(PERSON)
    const greet = () => line.say({ type: 'said', seat: 1, phrase: 'hello' })
    table.mute()
    greet()
    expect(toasts.list).toEqual([])

    table.mute()
    greet()

    expect(toasts.list).toHaveLength(1)
  })
})
