import type { Badge, CardSeen, Face, Flag, Layout } from '../../src/lib/protocol'

export function face(name: string, more: Partial<Face> = {}): Face {
  return {
    id: name.toUpperCase(),
    name,
    short: '',
    type: 'Field Minion',
    drawing: '',
    kind: 'Red Field Minion',
    colours: ['red'],
    cost: '',
    stats: '',
    short_stats: '',
    notes: '',
    text: [],
    becomes: '',
    keywords: [],
    facts: {},
    is_card: true,
    ...more,
  }
}

export function seen(more: Record<string, unknown> = {}): CardSeen {
  return { handle: 1, id: 'X', name: 'X', ...more }
}

export function badge(field: string, more: Partial<Badge> = {}): Badge {
  return {
    field,
    label: field.toUpperCase(),
    sign: '',
    corner: 'top-left',
    zones: [],
    shown_zero: true,
    is_colours: false,
    ...more,
  }
}

export function flag(field: string, more: Partial<Flag> = {}): Flag {
  return { field, label: field, look: 'turned', value: null, zones: [], ...more }
}

export function layout(more: Partial<Layout> = {}): Layout {
  const colours: Layout['colours'] = [
    { name: 'red', letter: 'R', symbol: 'triangle' },
    { name: 'blue', letter: 'U', symbol: 'drop' },
  ]
  return { badges: [], flags: [], colours, keywords_field: '', ...more } as Layout
}
