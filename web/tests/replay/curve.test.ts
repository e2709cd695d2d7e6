import { describe, expect, it } from 'vitest'
import { alongAt, errorOf, linesOf, momentAt, pointsOf, toldChance, toldTime } from '../../src/replay/curve'

const moments = [
  { at: 0, turn: 0, chances: null },
  { at: 4, turn: 1, chances: [5000, 5000] },
  { at: 12, turn: 2, chances: [2500, 8000] },
  { at: 20, turn: 3, chances: null },
  { at: 22, turn: 4, chances: [0, 10000] },
]

describe('a curve', () => {
  it('tells the time as the game counts it: in rounds of several turns, or in turns', () => {
    const turns = [4, 12, 20, 22]
    const told = (rounds: number[]) => moments.map(({ at, turn }) => toldTime({ turns, rounds }, at, turn))

    expect(told([1, 1, 2, 2])).toEqual(['', 'Round 1', 'Round 1', 'Round 2', 'Round 2'])
    expect(told([0, 0, 0, 0])).toEqual(['', 'Turn 1', 'Turn 2', 'Turn 3', 'Turn 4'])
  })

  it('finds the moment in which a place lies, and how far along it is', () => {
    expect([0, 3, 4, 11, 12, 30].map((at) => momentAt(moments, at))).toEqual([0, 0, 1, 1, 2, 4])
    expect([0, 2, 8, 22].map((at) => alongAt(moments, at))).toEqual([0, 0.5, 1.5, 4])
  })

  it('is broken where nothing can be told', () => {
    expect(linesOf(moments, 0)).toEqual(['1,0.5 2,0.75', '4,1'])
  })

  it('tells chances in steps of five', () => {
    expect([undefined, 0, 240, 6130, 9740, 9990].map(toldChance)).toEqual([
      'can’t tell',
      'almost none',
      'about 5%',
      'about 60%',
      'about 95%',
      'almost sure',
    ])
  })

  it('tells differences in whole points, with an error that is never nothing', () => {
    expect([pointsOf(1661), errorOf(69), errorOf(3)]).toEqual([17, 1, 1])
  })
})
