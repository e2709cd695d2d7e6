import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const asked = vi.fn<typeof fetch>()

/** Anew for every test, because what never changes is asked for only once. */
let api: typeof import('../../src/lib/api')

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('fetch', asked)
  api = await import('../../src/lib/api')
})

afterEach(() => {
  asked.mockReset()
  vi.unstubAllGlobals()
})

function answer(body: unknown, status = 200): void {
  asked.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
}

async function refusalOf(promise: Promise<unknown>): Promise<InstanceType<typeof api.Refused>> {
  const error: unknown = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(api.Refused)
  return error as InstanceType<typeof api.Refused>
}

describe('a call', () => {
  it('goes to the path of this version of the protocol, with ids made safe', async () => {
    answer({ match: 'x', path: '/t/x', seat: 0 })

    await api.joinMatch('a/b', { key: 'k' })

    const [path, request] = asked.mock.calls[0] ?? []
    expect(path).toBe('/api/v1/matches/a%2Fb/join')
    expect(request).toMatchObject({ method: 'POST', body: '{"key":"k"}' })
    expect(request?.headers).toMatchObject({ 'Content-Type': 'application/json' })
  })

  it('names the viewpoint and the frames that are wanted', async () => {
    answer({ frames: [] })

    await api.getFrames('m', 'all', 50, 25)

    expect(asked.mock.calls[0]?.[0]).toBe('/api/v1/matches/m/frames?as=all&from=50&count=25')
  })
})

const TOO_LONG = {
  type: 'error',
  code: 'refused',
  reason: 'name_too_long',
  details: { most: 30, length: 41 },
  message: 'a name has at most 30 characters, this one has 41',
  question: null,
}

describe('what goes wrong', () => {
  it('is told in the words of the server, as a sentence', async () => {
    answer(TOO_LONG, 400)

    const refused = await refusalOf(api.changeMe({ name: 'x' }))

    expect(refused.code).toBe('refused')
    expect(refused.message).toBe('A name has at most 30 characters, this one has 41.')
  })

  it('is told in the language of the page, with the names and numbers of the server', async () => {
    const { speak } = await import('../../src/words/words.svelte')
    vi.stubGlobal('document', { documentElement: {} })
    await speak('it')
    answer(TOO_LONG, 400)
    answer({ ...TOO_LONG, reason: 'of_a_newer_server', message: 'a {new} no' }, 400)

    expect((await refusalOf(api.changeMe({ name: 'x' }))).message).toBe(
      'Un nome ha al massimo 30 caratteri: questo ne ha 41.',
    )
    expect((await refusalOf(api.changeMe({ name: 'x' }))).message).toBe('A {new} no.')
  })

  it('is a missing connection when nothing answers', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))

    const refused = await refusalOf(api.listMatches())

    expect(refused.code).toBe('offline')
    expect(api.titleOf(refused)).toBe('No connection')
  })

  it('is a server with much to do when it takes too long', async () => {
    asked.mockRejectedValueOnce(new DOMException('', 'TimeoutError'))

    const refused = await refusalOf(api.listMatches())

    expect(refused.code).toBe('slow')
    expect(refused.message).toContain('much to do')
  })

  it('is a missing connection when a proxy answers for a server that is down', async () => {
    answer('<html>Bad Gateway</html>', 502)

    expect((await refusalOf(api.listMatches())).code).toBe('offline')
  })

  it('is a fault of the server when its error has no words', async () => {
    answer('oops', 500)

    const refused = await refusalOf(api.listMatches())

    expect(refused.code).toBe('failed')
    expect(refused.message).toContain('500')
  })

  it('is a fault of the server when its answer cannot be read', async () => {
    answer('<html>', 200)

    expect((await refusalOf(api.listMatches())).code).toBe('failed')
  })

  it('is a fault of the page when it is no refusal', () => {
    const refused = api.asRefused(new RangeError('inner detail'))

    expect(refused.code).toBe('failed')
    expect(refused.message).not.toContain('inner detail')
  })
})

describe('what never changes', () => {
  it('is asked for once', async () => {
    answer({ game: { name: 'chess' } })

    const first = await api.gameDetail('chess')
    const second = await api.gameDetail('chess')

    expect(second).toBe(first)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('is asked for again after a failure', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    answer({ game: { name: 'chess' } })

    await refusalOf(api.gameDetail('chess'))

    expect(await api.gameDetail('chess')).toEqual({ game: { name: 'chess' } })
  })

  it('is kept apart from what does: matches are asked for every time', async () => {
    answer({ running: [], finished: [] })
    answer({ running: [], finished: [] })

    await api.listMatches()
    await api.listMatches()

    expect(asked).toHaveBeenCalledTimes(2)
  })
})
