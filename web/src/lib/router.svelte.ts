/** Where the browser is. Links are ordinary anchors; `follow` keeps those of this app inside the page. */

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; match: string; invite: string | null; watch: string | null }
  | { page: 'replay'; match: string; at: number; as: string | null; show: string | null }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'cards'; game: string }
  | { page: 'decks'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'carry'; code: string }
  | { page: 'workshop' | 'studio' | 'lab' | 'tests' | 'puzzles'; game: string }
  | { page: 'lost' }

/** The parts of a path; an address that somebody mistyped may be none. */
function partsOf(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return ['?']
  }
}

export function placeOf(url: URL): Place {
  const [first = '', second = '', third = ''] = partsOf(url.pathname)
  if (!first) return { page: 'home' }
  if (first === 'carry') return { page: 'carry', code: url.hash.slice(1) }
  if (first === 'new' && second) return { page: 'new', game: second }
  if (first === 't' && second)
    return {
      page: 'table',
      match: second,
      invite: url.searchParams.get('invite'),
      watch: url.searchParams.get('watch'),
    }
  if (first === 'r' && second)
    return {
      page: 'replay',
      match: second,
      at: Number(url.searchParams.get('at')) || 0,
      as: url.searchParams.get('as'),
      show: url.searchParams.get('show'),
    }
  if (first === 'games' && second && third === 'rules') return { page: 'rules', game: second, rule: url.hash.slice(1) }
  if (first === 'games' && second && third === 'cards') return { page: 'cards', game: second }
  if (first === 'games' && second && third === 'decks') return { page: 'decks', game: second }
  if (first === 'games' && second && third === 'learn') return { page: 'learn', game: second }
  if (
    first === 'games' &&
    second &&
    (third === 'workshop' || third === 'studio' || third === 'lab' || third === 'tests' || third === 'puzzles')
  )
    return { page: third, game: second }
  return { page: 'lost' }
}

class Router {
  place = $state<Place>(placeOf(new URL(location.href)))

  constructor() {
    addEventListener('popstate', () => this.look())
    addEventListener('hashchange', () => this.look())
  }

  look(): void {
    this.place = placeOf(new URL(location.href))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.look()
    scrollTo(0, 0)
  }

  /** For clicks anywhere in the app: anchors to our own pages change the place without loading the page anew. */
  follow(event: MouseEvent): void {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (!anchor || event.defaultPrevented || event.button !== 0 || anchor.target || anchor.hasAttribute('download'))
      return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || anchor.origin !== location.origin) return
    const isSamePage = anchor.pathname === location.pathname && anchor.search === location.search
    if (isSamePage && anchor.hash) return
    if (placeOf(new URL(anchor.href)).page === 'lost') return
    event.preventDefault()
    this.go(anchor.pathname + anchor.search + anchor.hash)
  }
}

export const router = new Router()
