import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventSeen, Frame } from '../../src/lib/protocol'
import { Projector } from '../../src/replay/projector.svelte'
import { Reel } from '../../src/replay/reel.svelte'

const LENGTH = 4

/** A projector with a reel whose frames are here; those in `quiet` show nothing. Moves as an effect would. */
async function projectorOf(quiet: number[] = []) {
  const frames = Array.from({ length: LENGTH + 1 }, (_, at) => {
    const events = quiet.includes(at) ? [] : [{ event: 'moved' } as EventSeen]
    return { at, events, chosen: '' } as unknown as Frame
  })
  const reel = new Reel('m', LENGTH, 'all', 0, async () => frames)
  await vi.advanceTimersByTimeAsync(0)
  const projector = new Projector(reel)
  let callOff = projector.run()
  const move = (act: () => void) => {
    callOff?.()
    act()
    callOff = projector.run()
  }
  const wait = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 10) {
      const at = reel.at
      await vi.advanceTimersByTimeAsync(10)
      if (reel.at !== at) move(() => {})
    }
  }
  return { reel, projector, move, wait }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a projector', () => {
  it('stands still until it is started', async () => {
    const { reel, wait } = await projectorOf()

    await wait(10_000)

    expect(reel.at).toBe(0)
  })

  it('goes on frame by frame and stops at the end', async () => {
    const { reel, projector, move, wait } = await projectorOf()

    move(() => projector.toggle())
    await wait(1_500)
    expect(reel.at).toBe(1)

    await wait(10_000)
    expect([reel.at, projector.isRunning]).toEqual([LENGTH, false])
  })

  it('is faster when it shall be', async () => {
    const { reel, projector, move, wait } = await projectorOf()

    projector.speed = 4
    move(() => projector.toggle())
    await wait(700)

    expect(reel.at).toBe(2)
  })

  it('passes over frames in which nothing can be seen', async () => {
    const { reel, projector, move, wait } = await projectorOf([1, 2])

    move(() => projector.toggle())
    await wait(1_500)

    expect(reel.at).toBe(3)
  })

  it('begins anew when it is started at the end', async () => {
    const { reel, projector, move } = await projectorOf()
    move(() => reel.goTo(LENGTH))

    move(() => projector.toggle())

    expect([reel.at, projector.isRunning]).toEqual([0, true])
  })
})
