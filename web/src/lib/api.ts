/** The HTTP calls of the protocol, one function a path. Whatever goes wrong is thrown as `Refused`. */

import { PROTOCOL } from './protocol'
import type {
  AnalysisState,
  Carry,
  Commitment,
  ComplaintAbout,
  CoveragePage,
  Created,
  Fork,
  Frames,
  GameDetail,
  GameInfo,
  Join,
  LessonInfo,
  MatchInfo,
  MatchList,
  Me,
  NewMatch,
  OpenTables,
  Refusal,
  PuzzleList,
  PuzzleProgress,
  Rematch,
  Replay,
  ProblemTold,
  Report,
  RulesPage,
} from './protocol'
import { addWord, type Shuffled } from './shuffle'
import { say, sayRefusal } from '../words/words.svelte'

/** What the server said no to, or why there is no answer (`offline`, `slow`). The message is a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly code: Refusal['code'] | 'offline' | 'slow',
    message: string,
  ) {
    super(message)
  }
}

/** A refusal in a few words; its message says the rest. */
export function titleOf(refused: Refused): string {
  const titles: Partial<Record<Refused['code'], string>> = say.fault.titles
  return titles[refused.code] ?? say.fault.titles.other
}

/** Anything thrown, as a refusal; what is no refusal is a fault of this page. */
export function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error
  return new Refused('failed', say.fault.page)
}

/** After so long nobody waits for an answer any more. */
const PATIENCE = 20_000

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && (body as Refusal).type === 'error'
}

async function refusalIn(answer: Response): Promise<Refused> {
  const body: unknown = await answer.json().catch(() => null)
  if (isRefusal(body)) return new Refused(body.code, sayRefusal(body))
  // Something between us and the server answered, such as a proxy whose server is being restarted.
  if (answer.status >= 502 && answer.status <= 504) return new Refused('offline', say.fault.offline)
  return new Refused('failed', say.fault.status(answer.status))
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    headers: { Accept: 'application/json' },
  }
  if (body !== undefined) {
    request.body = JSON.stringify(body)
    request.headers = { ...request.headers, 'Content-Type': 'application/json' }
  }
  let answer: Response
  try {
    answer = await fetch(`/api/v${PROTOCOL}${path}`, request)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new Refused('slow', say.fault.slow)
    throw new Refused('offline', say.fault.offline)
  }
  if (!answer.ok) throw await refusalIn(answer)
  try {
    return (await answer.json()) as T
  } catch {
    throw new Refused('failed', say.fault.unreadable)
  }
}

const get = <T>(path: string) => call<T>('GET', path)
const name = encodeURIComponent

/** Answers that never change while a server runs are asked for once; a failed question may be asked again. */
const kept = new Map<string, Promise<unknown>>()

function once<T>(path: string): Promise<T> {
  const known = kept.get(path)
  if (known) return known as Promise<T>
  const asked = get<T>(path)
  kept.set(path, asked)
  asked.catch(() => kept.delete(path))
  return asked
}

export const listGames = () => once<GameInfo[]>('/games')
export const gameDetail = (game: string) => once<GameDetail>(`/games/${name(game)}`)
export const listLessons = (game: string) => once<LessonInfo[]>(`/games/${name(game)}/lessons`)
export const listPuzzles = (game: string) => get<PuzzleList>(`/games/${name(game)}/puzzles`)
export const judgePuzzle = (match: string, why: boolean) =>
  get<PuzzleProgress>(`/matches/${name(match)}/puzzle${why ? '?why=1' : ''}`)
export const gameTests = (game: string) => once<CoveragePage>(`/games/${name(game)}/tests`)
export const gameRules = (game: string) => once<RulesPage>(`/games/${name(game)}/rules`)

export const getMe = () => get<Me>('/me')
export const changeMe = (me: Me) => call<Me>('PATCH', '/me', me)

export const carryCode = () => call<Carry>('POST', '/me/carry')
export const becomeGuest = (carry: Carry) => call<Me>('PUT', '/me/carry', carry)

export const listTables = () => get<OpenTables>('/tables')
export const listMatches = () => get<MatchList>('/matches')
/** Who has no seat needs the key of an invite or a watch link. */
export function getMatch(
  match: string,
  keys: { invite?: string | null; watch?: string | null } = {},
): Promise<MatchInfo> {
  const given = Object.entries(keys).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return get<MatchInfo>(`/matches/${name(match)}?${new URLSearchParams(given)}`)
}
/** Who takes a seat adds a word to the shuffle, after the server has committed itself. */
export async function startMatch(wish: NewMatch): Promise<Created> {
  if (wish.seed || !wish.seats?.some((seat) => seat.who === 'me')) return call<Created>('POST', '/matches', wish)
  const { match, commitment } = await get<Commitment>('/commitment')
  const word = addWord(match, commitment)
  const seats = wish.seats.map((seat) => (seat.who === 'me' ? { ...seat, word } : seat))
  return call<Created>('POST', '/matches', { ...wish, match, seats })
}
/** Begins the analysis of a finished match, or says how far it is. */
export const analyseMatch = (match: string) => call<AnalysisState>('POST', `/matches/${name(match)}/analysis`)
export const joinMatch = (match: string, join: Join) => call<Created>('POST', `/matches/${name(match)}/join`, join)
export const forkMatch = (match: string, fork: Fork) => call<Created>('POST', `/matches/${name(match)}/fork`, fork)
/** What is left of a damaged match goes on as a new one. */
export const salvage = (match: string) => call<Created>('POST', `/matches/${name(match)}/salvage`)
/** Before the match begins: the own seat is open again, or the invitation is taken back if nobody else has come. */
export const withdraw = (match: string) => call<Created>('POST', `/matches/${name(match)}/withdraw`)
/** Tells whoever runs the server about another player; the one it is about hears nothing of it. */
export const complain = (match: string, about: ComplaintAbout) =>
  call<ComplaintAbout>('POST', `/matches/${name(match)}/complaints`, about)
export const tellProblem = (match: string, told: ProblemTold) =>
  call<ProblemTold>('POST', `/matches/${name(match)}/problems`, told)
export const getReport = (match: string) => get<Report>(`/matches/${name(match)}/report`)
/** Wants the rematch that is offered, or offers one; either way this browser adds its word to the shuffle. */
export async function rematch({ id, rematch, is_rematch_off, rematch_commitment }: MatchInfo): Promise<Created> {
  const isOffered = rematch !== null && !is_rematch_off
  const promised = isOffered ? { match: rematch, commitment: rematch_commitment } : await get<Commitment>('/commitment')
  const word = addWord(promised.match, promised.commitment)
  return call<Created>('POST', `/matches/${name(id)}/rematch`, { match: promised.match, word } satisfies Rematch)
}
/** Declines a rematch, or takes the own offer back. */
export const declineRematch = (match: string) => call<MatchInfo>('DELETE', `/matches/${name(match)}/rematch`)

/** The match as `hexadeck replay` reads it. */
export const getRecord = (match: string) => get<Shuffled>(`/matches/${name(match)}/record`)
export const getReplay = (match: string) => get<Replay>(`/matches/${name(match)}/replay`)

/** Whose eyes a replay is seen with: a seat's, a spectator's, or all cards open. */
export type Viewpoint = number | 'watch' | 'all'

export function getFrames(match: string, as: Viewpoint, from: number, count: number): Promise<Frames> {
  return get<Frames>(`/matches/${name(match)}/frames?as=${as}&from=${from}&count=${count}`)
}
