import { beforeEach, describe, expect, it, vi } from 'vitest'

const ORIGIN = 'http://host.test'
const pushed: string[] = []
let router: (typeof import('../../src/lib/router.svelte'))['router']
let placeOf: (typeof import('../../src/lib/router.svelte'))['placeOf']

/** An anchor as far as the router looks at one. */
class Anchor {
  target = ''
  isDownload = false
  readonly #url: URL

  constructor(address: string) {
    this.#url = new URL(address, ORIGIN)
  }

  get href() {
    return this.#url.href
  }
  get origin() {
    return this.#url.origin
  }
  get pathname() {
    return this.#url.pathname
  }
  get search() {
    return this.#url.search
  }
  get hash() {
    return this.#url.hash
  }
  hasAttribute(name: string) {
    return name === 'download' && this.isDownload
  }
  closest() {
    return this
  }
}

beforeEach(async () => {
  pushed.length = 0
  vi.resetModules()
  vi.stubGlobal('Element', Anchor)
  vi.stubGlobal('location', new URL('/', ORIGIN))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('history', {
    pushState: (_state: null, _title: string, path: string) => {
      pushed.push(path)
      vi.stubGlobal('location', new URL(path, ORIGIN))
    },
  })
  ;({ router, placeOf } = await import('../../src/lib/router.svelte'))
})

const at = (address: string) => placeOf(new URL(address, ORIGIN))

function click(anchor: Anchor, how: Partial<MouseEvent> = {}): boolean {
  let isTaken = false
  const event = { target: anchor, button: 0, preventDefault: () => (isTaken = true), ...how }
  router.follow(event as unknown as MouseEvent)
  return isTaken
}

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/zenonzard', { page: 'new', game: 'zenonzard' }],
    ['/t/abc', { page: 'table', match: 'abc', invite: null, watch: null }],
    ['/t/abc?invite=key', { page: 'table', match: 'abc', invite: 'key', watch: null }],
    ['/t/abc?watch=key', { page: 'table', match: 'abc', invite: null, watch: 'key' }],
    ['/r/abc', { page: 'replay', match: 'abc', at: 0, as: null, show: null }],
    ['/r/abc?show=analysis', { page: 'replay', match: 'abc', at: 0, as: null, show: 'analysis' }],
    ['/r/abc?at=12&as=all', { page: 'replay', match: 'abc', at: 12, as: 'all', show: null }],
    ['/games/zenonzard/rules#ZZ-001', { page: 'rules', game: 'zenonzard', rule: 'ZZ-001' }],
    ['/games/zenonzard/cards', { page: 'cards', game: 'zenonzard' }],
    ['/games/zenonzard/decks', { page: 'decks', game: 'zenonzard' }],
  ])('%s leads to its page', (address, place) => {
    expect(at(address)).toEqual(place)
  })

  it.each(['/new', '/t', '/games/zenonzard', '/nowhere', '/t/%E0%A4%A'])('%s leads nowhere', (address) => {
    expect(at(address)).toEqual({ page: 'lost' })
  })
})

describe('a click on a link', () => {
  it('to one of our pages changes the place', () => {
    expect(click(new Anchor('/new/zenonzard?x=1'))).toBe(true)

    expect(pushed).toEqual(['/new/zenonzard?x=1'])
    expect(router.place).toEqual({ page: 'new', game: 'zenonzard' })
  })

  it('is left to the browser when it leads elsewhere, opens a tab or loads a file', () => {
    const tab = new Anchor('/new/zenonzard')
    tab.target = '_blank'
    const file = new Anchor('/r/abc')
    file.isDownload = true

    expect(click(new Anchor('https://elsewhere.test/new/zenonzard'))).toBe(false)
    expect(click(tab)).toBe(false)
    expect(click(file)).toBe(false)
    expect(click(new Anchor('/api/v1/matches/abc/record'))).toBe(false)
    expect(click(new Anchor('/new/zenonzard'), { ctrlKey: true })).toBe(false)
    expect(click(new Anchor('/new/zenonzard'), { button: 1 })).toBe(false)
    expect(pushed).toEqual([])
  })

  it('is left to the browser when it leads to a place on the same page', () => {
    expect(click(new Anchor('/#games'))).toBe(false)
  })
})
