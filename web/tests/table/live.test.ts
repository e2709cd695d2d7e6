import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveTable } from '../../src/lib/live.svelte'
import type { Refusal } from '../../src/lib/protocol'
import { event, state } from './examples'
import { Line } from './line'

const PAUSE = 1000
let refusals: Refusal[]
let barred: string[]

function table(): { live: LiveTable; line: Line } {
  const live = new LiveTable('ws://table', {
    pause: () => PAUSE,
    refused: (refusal) => refusals.push(refusal),
    barred: (error) => barred.push(error.code),
  })
  return { live, line: Line.all.at(-1) as Line }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  Line.all = []
  refusals = []
  barred = []
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('states', () => {
  it('of people are shown at once', () => {
    const { live, line } = table()
    line.welcome()
    line.say(state({ turn: 1 }))
    line.say(state({ turn: 2 }))

    expect(live.shown?.turn).toBe(2)
  })

  it('of bots are shown one after the other, with their events', () => {
    const { live, line } = table()
    line.welcome()
    for (const turn of [1, 2, 3]) line.say(state({ turn, by_bot: true, events: [event('drew', `Card ${turn}.`)] }))

    expect(live.shown?.turn).toBe(1)
    expect(live.isBehind).toBe(true)
    vi.advanceTimersByTime(PAUSE)
    expect(live.shown?.turn).toBe(2)
    expect(live.log.map((each) => each.sentence)).toEqual(['Card 1.', 'Card 2.'])
    vi.advanceTimersByTime(PAUSE)
    expect(live.isBehind).toBe(false)
  })

  it('that wait are read only when their turn comes, and share what is equal with the one before', () => {
    const { live, line } = table()
    line.welcome()
    const read = vi.spyOn(JSON, 'parse')
    for (const turn of [1, 2, 3]) line.say(state({ turn, by_bot: true }))

    expect(read).toHaveBeenCalledTimes(1)
    const first = live.shown
    vi.advanceTimersByTime(PAUSE)
    expect(read).toHaveBeenCalledTimes(2)
    expect(live.shown?.turn).toBe(2)
    expect(live.shown?.view.table).toBe(first?.view.table)
  })

  it('that wait are shown at once when they are skipped, and no event is lost', () => {
    const { live, line } = table()
    line.welcome()
    for (const turn of [1, 2, 3]) line.say(state({ turn, by_bot: true, events: [event('drew', `Card ${turn}.`)] }))

    live.skip()

    expect(live.shown?.turn).toBe(3)
    expect(live.log).toHaveLength(3)
  })

  it('that came back by an undo say so in the log', () => {
    const { live, line } = table()
    line.welcome()
    line.say(state({ is_undone: true }))

    expect(live.log.map((each) => each.sentence)).toEqual(['The last choice was undone.'])
  })

  it('after a skip come at once when they are of people', () => {
    const { live, line } = table()
    line.welcome()
    line.say(state({ turn: 1, by_bot: true, question: 4 }))

    live.choose(0)
    line.say(state({ turn: 2 }))

    expect(live.shown?.turn).toBe(2)
  })
})

describe('an answer', () => {
  it('names the question and is given once', () => {
    const { live, line } = table()
    line.welcome()
    line.say(state({ question: 7 }))

    live.choose(2)
    live.choose(3)

    expect(line.choices).toEqual([{ type: 'choose', question: 7, option: 2 }])
  })

  it('may be a draw that is offered instead', () => {
    const { live, line } = table()
    line.welcome()
    live.offerDraw()
    line.say(state({ question: 7 }))

    live.offerDraw()

    expect(line.sent).toEqual([{ type: 'offer_draw', question: 7 }])
  })

  it('may be a part of the match that is conceded instead', () => {
    const { live, line } = table()
    line.welcome()
    live.concedePart()
    line.say(state({ question: 7 }))

    live.concedePart()

    expect(line.sent).toEqual([{ type: 'concede_part', question: 7 }])
  })

  it('cannot be given while a newer state waits', () => {
    const { live, line } = table()
    line.welcome()
    line.say(state({ question: 7, by_bot: true }))
    line.say(state({ question: null, by_bot: true }))

    live.choose(0)

    expect(line.choices).toEqual([])
  })

  it('is under way until a state with another question comes', () => {
    const { live, line } = table()
    line.welcome()
    line.say(state({ question: 7 }))
    live.choose(2)

    expect(live.sent).toEqual({ question: 7, option: 2 })
    line.say({ type: 'ack', question: 7 })
    expect(live.question).toBeNull()
    line.say(state({ question: 8 }))
    expect(live.sent).toBeNull()
    expect(live.question).toBe(8)
  })

  it('that is refused can be given anew', () => {
    const { live, line } = table()
    line.welcome()
    line.say(state({ question: 7 }))
    live.choose(2)

    line.say({ type: 'error', code: 'too_fast', message: 'Wait a second.', question: 7 })

    expect(refusals.map((refusal) => refusal.code)).toEqual(['too_fast'])
    expect(live.question).toBe(7)
  })
})

describe('a torn line', () => {
  it('comes back by itself, a little later each time', () => {
    const { live, line } = table()
    line.welcome()
    line.tear()

    expect(live.link).toBe('lost')
    vi.advanceTimersByTime(600)
    expect(Line.all).toHaveLength(2)
    Line.all.at(-1)?.tear()
    vi.advanceTimersByTime(550)
    expect(Line.all).toHaveLength(2)
    vi.advanceTimersByTime(600)
    expect(Line.all).toHaveLength(3)
    Line.all.at(-1)?.welcome()
    expect(live.link).toBe('open')
  })

  it('comes back at once when the browser wakes', () => {
    const { live, line } = table()
    line.welcome()
    line.tear()

    live.wake()

    expect(Line.all).toHaveLength(2)
  })

  it('sends the answer again that was under way', () => {
    const { live, line } = table()
    line.welcome()
    line.say(state({ question: 7 }))
    live.choose(2)
    line.tear()
    live.wake()
    const next = Line.all.at(-1) as Line
    next.welcome()

    next.say(state({ question: 7 }))

    expect(next.choices).toEqual([{ type: 'choose', question: 7, option: 2 }])
  })

  it('does not send again what the server has taken', () => {
    const { live, line } = table()
    line.welcome()
    line.say(state({ question: 7 }))
    live.choose(2)
    line.tear()
    live.wake()
    const next = Line.all.at(-1) as Line
    next.welcome()

    next.say(state({ question: 8 }))

    expect(next.choices).toEqual([])
    expect(live.question).toBe(8)
  })

  it('takes the log anew', () => {
    const { live, line } = table()
    line.welcome()
    line.say(state({ events: [event('drew', 'Once.')] }))
    line.tear()
    live.wake()

    Line.all.at(-1)?.welcome([event('drew', 'Once.')])

    expect(live.log.map((each) => each.sentence)).toEqual(['Once.'])
  })

  it('is noticed when nothing answers', () => {
    const { live, line } = table()
    line.welcome()

    vi.advanceTimersByTime(25_000)
    expect(line.sent).toEqual([{ type: 'ping' }])
    vi.advanceTimersByTime(6_000)

    expect(live.link).toBe('lost')
  })

  it('does not come back when the server has said for good that it is not ours', () => {
    const { line } = table()
    line.say({ type: 'error', code: 'not_yours', message: 'You have no seat here.', question: null })
    line.tear(4403)
    vi.advanceTimersByTime(60_000)

    expect(barred).toEqual(['not_yours'])
    expect(refusals).toEqual([])
    expect(Line.all).toHaveLength(1)
  })

  it('does not come back when the page has closed it', () => {
    const { live, line } = table()
    line.welcome()
    live.close()
    line.tear()
    vi.advanceTimersByTime(60_000)

    expect(Line.all).toHaveLength(1)
  })
})
