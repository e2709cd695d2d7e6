/** A small game for the tests: a layout and views with only what a test names. */

import type { Board, CardSeen, EventSeen, Layout, OptionSeen, State, View } from '../../src/lib/protocol'

export const NO_LAYOUT: Layout = {
  headline: '',
  goal: '',
  goal_rule: '',
  phase_field: '',
  phases: [],
  opening: '',
  words: {},
  areas: [],
  shared: [],
  board: null,
  dial: null,
  lanes: null,
  counters: [],
  badges: [],
  keywords_field: '',
  flags: [],
  seat_flags: [],
  marks: [],
  targets: [],
  status: [],
  sounds: {},
  arrows: [],
  tips: {},
  colours: [],
  sides: [],
  sides_field: '',
  sides_mode: '',
  sides_goal: '',
  sides_goal_rule: '',
  mode_options: {},
  undrawn_zones: [],
}

export const CHESS: Board = {
  files: 'abcdefgh',
  ranks: 8,
  figures: {
    2: { drawing: 'knight', side: 0, label: 'white knight', sign: '♘' },
    10: { drawing: 'knight', side: 1, label: 'black knight', sign: '♞' },
  },
  file_verbs: { king_file: [1, 8] },
  figure_verbs: { kind: [0, 8] },
  move_verbs: [],
  tallies: [],
  alert: '',
  alert_figures: [],
}

export function area(zone: string, form: 'row' | 'hand' | 'pile' | 'chips' = 'row') {
  return {
    zone,
    label: zone,
    short: '',
    form,
    slots: 0,
    slots_option: '',
    shown_empty: false,
    is_open: false,
    is_stacked: false,
    ready_unless: '',
    slot_title: '',
    slot_part: '',
  }
}

export function card(handle: number, name = 'Eoraptor', more: Record<string, unknown> = {}): CardSeen {
  return { handle, id: name, name, ...more }
}

export function option(verb: string, sentence: string, parts: Partial<OptionSeen> = {}): OptionSeen {
  return { verb, roles: [], sentence, ...parts }
}

export function event(name: string, sentence: string, parts: Partial<EventSeen> = {}): EventSeen {
  return { event: name, roles: [], sentence, rule: '', seat: null, card: null, other: null, number: 0, ...parts }
}

/** The same events, each with what it is by its name. */
export function withRoles(roles: Record<string, EventSeen['roles']>, events: EventSeen[]): EventSeen[] {
  return events.map((each) => ({ ...each, roles: roles[each.event] ?? [] }))
}

export function view(
  parts: Omit<Partial<View>, 'table'> & { table?: Record<string, unknown>; seats?: Record<string, unknown>[] },
): View {
  const { table, seats, ...rest } = parts
  return {
    game: 'example',
    seat: 0,
    decider: 0,
    prompt: { kind: 'main', rule: 'EX-1', sentence: 'What now?' },
    options: [],
    result: null,
    ...rest,
    table: { turn: 1, ...table, seats: seats ?? [{}, {}] },
  }
}

export function state(parts: Partial<State> = {}): State {
  return {
    type: 'state',
    view: view({}),
    events: [],
    headline: '',
    status: [],
    threats: [],
    question: null,
    by_bot: false,
    undo: 'no',
    undo_asked_by: null,
    undo_barred: '',
    clock: null,
    turn: 1,
    is_undone: false,
    undone: 0,
    lesson: null,
    ...parts,
  }
}
