import { expect, it } from 'vitest'
import type { Badge } from '../../../src/lib/protocol'
import { changeOf } from '../../../src/table/log/changes'
import { face } from '../../cards/examples'
import { card, event, NO_LAYOUT, view } from '../examples'

const BP: Badge = {
  field: 'bp',
  label: 'BP',
  sign: '',
  corner: 'bottom-left',
  zones: [],
  is_colours: false,
  shown_zero: true,
}
const LAYOUT = { ...NO_LAYOUT, badges: [BP], keywords_field: 'keywords' }
const FACES = new Map([['Eoraptor', face('Eoraptor')]])
const CHANGED = { ...event('changed', 'Eoraptor changes.'), card: 7 }

function field(bp: number, keywords: string[]) {
  return view({ seats: [{ field: [card(7, 'Eoraptor', { bp, keywords })] }, {}] })
}

it('numbers and keywords that changed are named', () => {
  expect(changeOf(LAYOUT, FACES, field(100, []), field(400, ['Charge']), CHANGED)).toBe(
    'Eoraptor: BP 100 → 400, + Charge.',
  )
})

it('a state that has an event of its own is not told again', () => {
  const layout: typeof LAYOUT = {
    ...LAYOUT,
    flags: [{ field: 'rested', label: 'Rested', look: 'turned', value: null, zones: [] }],
  }
  const rested = view({ seats: [{ field: [card(7, 'Eoraptor', { bp: 400, rested: 1 })] }, {}] })

  expect(changeOf(layout, FACES, field(100, []), rested, CHANGED)).toBe('Eoraptor: BP 100 → 400.')
})

it('what looks as before, or was not seen before, tells nothing', () => {
  expect(changeOf(LAYOUT, FACES, field(100, []), field(100, []), CHANGED)).toBe('')
  expect(changeOf(LAYOUT, FACES, null, field(100, []), CHANGED)).toBe('')
})
