import { expect, test } from 'vitest'
import { Refused } from '../../src/lib/api'
import { untilDone } from '../../src/lib/desk'

type Answer = { is_done: boolean; matches: number }

/** Answers one after the other; an error is thrown. */
function asking(...answers: (Answer | Error)[]): () => Promise<Answer> {
  return async () => {
    const next = answers.shift()
    if (!next || next instanceof Error) throw next ?? new Error('asked once more than wanted')
    return next
  }
}
const at = (matches: number, is_done = false): Answer => ({ is_done, matches })

test('work on the server is asked about until it is done, also where it takes long', async () => {
  const told: number[] = []
  const ask = asking(at(3), new Refused('slow', ''), at(7), at(9, true))
  await untilDone(
    ask,
    () => true,
    ({ matches }) => told.push(matches),
  )
  expect(told).toEqual([3, 7, 9])
})

test('nobody is told what is not wanted any more, and what goes wrong is said', async () => {
  const told: number[] = []
  let isWanted = true
  await untilDone(
    asking(at(3), at(7)),
    () => isWanted,
    ({ matches }) => {
      told.push(matches)
      isWanted = false
    },
  )
  expect(told).toEqual([3])
  const fails = untilDone(
    asking(at(3), new Refused('offline', 'gone')),
    () => true,
    () => {},
  )
  await expect(fails).rejects.toThrow('gone')
})
