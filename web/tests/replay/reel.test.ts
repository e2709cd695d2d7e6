import { describe, expect, it } from 'vitest'
import type { Viewpoint } from '../../src/lib/api'
import type { Frame } from '../../src/lib/protocol'
import { BATCH, Reel, startOfTurn, turnAt } from '../../src/replay/reel.svelte'

type Question = { as: Viewpoint; from: number; answer: () => Promise<void>; fail: () => Promise<void> }

/** A match of so many choices whose frames come when the test lets them. */
function reelOf(length: number, at = 0) {
  const questions: Question[] = []
  const fetch = (as: Viewpoint, from: number, count: number) =>
    new Promise<Frame[]>((resolve, reject) => {
      const numbers = Array.from({ length: Math.min(count, length + 1 - from) }, (_, i) => from + i)
      const settled = async (settle: () => void) => {
        settle()
        await new Promise((done) => setTimeout(done))
      }
      questions.push({
        as,
        from,
        answer: () => settled(() => resolve(numbers.map((n) => ({ at: n, chosen: `${as} ${n}` }) as Frame))),
        fail: () => settled(() => reject(new TypeError('no line'))),
      })
    })
  return { reel: new Reel('m', length, 'watch', at, fetch), questions }
}

const froms = (questions: Question[]) => questions.map((question) => question.from)

describe('a reel', () => {
  it('jumps to a frame that is no neighbour, and only then', async () => {
    const { reel, questions } = reelOf(20)
    await questions[0]?.answer()

    const jumps = [1, 2, 9, 8, 0].map((at) => (reel.goTo(at), reel.isJump))

    expect(jumps).toEqual([false, false, true, false, true])
  })

  it('asks for the frames around the one that is wanted, each once', () => {
    const { reel, questions } = reelOf(200, 60)

    reel.goTo(61)

    expect(froms(questions)).toEqual([2 * BATCH, 3 * BATCH, BATCH])
  })

  it('asks for nothing outside the match', () => {
    const { questions } = reelOf(10)

    expect(froms(questions)).toEqual([0])
  })

  it('shows a frame when it comes, and the one before as long as it does not', async () => {
    const { reel, questions } = reelOf(200)
    expect(reel.frame).toBeUndefined()

    await questions[0]?.answer()
    expect(reel.frame?.at).toBe(0)

    reel.goTo(150)
    expect([reel.at, reel.frame?.at]).toEqual([150, 0])

    await questions.find((question) => question.from === 150)?.answer()
    expect(reel.frame?.at).toBe(150)
  })

  it.each([
    [-5, 0],
    [9999, 200],
    [NaN, 0],
    [7.9, 7],
  ])('goes to %d as %d', (wish, at) => {
    const { reel } = reelOf(200)

    reel.goTo(wish)

    expect(reel.at).toBe(at)
  })

  it('forgets what other eyes saw, also when it comes late', async () => {
    const { reel, questions } = reelOf(10)
    const [late] = questions

    reel.viewpoint = 'all'
    await late?.answer()
    expect(reel.frame).toBeUndefined()

    await questions[1]?.answer()
    expect(reel.frame?.chosen).toBe('all 0')
  })

  it('says when frames do not come, and asks again', async () => {
    const { reel, questions } = reelOf(10)

    await questions[0]?.fail()
    expect(reel.error).toBeDefined()

    reel.again()
    expect(reel.error).toBeUndefined()
    await questions[1]?.answer()
    expect(reel.frame?.at).toBe(0)
  })
})

describe('turns', () => {
  const TURNS = [3, 10, 12]

  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [11, 2],
    [40, 3],
  ])('frame %d lies in turn %d', (at, turn) => {
    expect(turnAt(TURNS, at)).toBe(turn)
  })

  it('begin where they began', () => {
    expect([0, 1, 3, 9].map((turn) => startOfTurn(TURNS, turn))).toEqual([0, 3, 12, 12])
  })
})
