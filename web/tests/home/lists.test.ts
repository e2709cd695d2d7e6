import { describe, expect, it } from 'vitest'
import { company, outcome } from '../../src/home/company'
import type { MatchInfo, Player } from '../../src/lib/protocol'
import { ago } from '../../src/lib/when'

function match(seat: number | null, players: [Player['kind'], string][], winners: number[] = []): MatchInfo {
  return {
    seat,
    players: players.map(([kind, name], number) => ({
      seat: number,
      kind,
      name,
      is_you: number === seat,
      is_here: true,
    })),
    result: { winners, scores: [], reason: '', rule: '' },
  } as unknown as MatchInfo
}

describe('the company of a match', () => {
  it('is one foe, several others, or everybody for a spectator', () => {
    const duel: [Player['kind'], string][] = [
      ['person', 'Ada'],
      ['bot', 'greedy bot'],
    ]

    expect(company(match(0, duel))).toBe('against Greedy bot')
    expect(company(match(1, [...duel, ['open', 'open seat']]))).toBe('with Ada and an open seat')
    expect(company(match(null, duel))).toBe('Ada and Greedy bot')
  })
})

describe('the outcome of a match', () => {
  const DUEL: [Player['kind'], string][] = [
    ['person', 'Ada'],
    ['bot', 'greedy bot'],
  ]

  it.each([
    [0, [0], 'won'],
    [0, [1], 'lost'],
    [0, [], 'draw'],
    [null, [1], 'over'],
  ] as const)('for seat %s with winners %o is %s', (seat, winners, word) => {
    expect(outcome(match(seat, DUEL, [...winners]))).toBe(word)
  })
})

describe('a time', () => {
  const NOW = Date.parse('2026-05-01T12:00:00Z')

  it.each([
    ['2026-05-01T11:59:40Z', 'just now'],
    ['2026-05-01T11:57:00Z', '3 minutes ago'],
    ['2026-05-01T10:30:00Z', '1 hour ago'],
    ['2026-04-30T11:00:00Z', 'yesterday'],
    ['2026-04-10T11:00:00Z', '3 weeks ago'],
  ])('%s is %s', (iso, words) => {
    expect(ago(iso, NOW)).toBe(words)
  })
})
