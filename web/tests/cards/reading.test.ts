import { describe, expect, it } from 'vitest'
import {
  badgesOf,
  coloursIn,
  emblemOf,
  flagsOf,
  keywordsOf,
  kindOf,
  labelOf,
  leadOf,
  numbersExplained,
  numbersOf,
} from '../../src/cards/reading'
import { badge, face, flag, layout, seen } from './examples'

describe('badges', () => {
  const bp = layout({ badges: [badge('bp')] })
  const beetle = face('Beetle', { facts: { bp: 300 } })

  it('show the printed number where the table says nothing', () => {
    expect(badgesOf(beetle, null, bp, 'field')).toMatchObject([{ value: 300, printed: null }])
  })

  it('show the present number and remember the printed one where they differ', () => {
    expect(badgesOf(beetle, seen({ bp: 0 }), bp, 'field')).toMatchObject([{ value: 0, printed: 300 }])
    expect(badgesOf(beetle, seen({ bp: 300 }), bp, 'field')).toMatchObject([{ value: 300, printed: null }])
  })

  it('name what makes the difference', () => {
    const origins = {
      bp: [
        ['Gryphon', '+100'],
        ['Slot 6', '−50'],
      ],
    }
    expect(numbersExplained(beetle, seen({ bp: 350, origins }), bp, 'field')).toEqual([
      'BP\u00A0350 instead of 300: Gryphon\u00A0+100, Slot 6\u00A0−50',
    ])
    expect(numbersExplained(beetle, seen({ bp: 300 }), bp, 'field')).toEqual(['BP\u00A0300'])
  })

  it('are hidden without a value and outside their zones, but not in a gallery', () => {
    expect(badgesOf(face('Gravity'), null, bp, 'field')).toEqual([])
    expect(badgesOf(face('Gravity', { facts: { bp: '' } }), null, bp, '')).toEqual([])
    const inForces = layout({ badges: [badge('bp', { zones: ['forces'] })] })
    expect(badgesOf(beetle, null, inForces, 'field')).toEqual([])
    expect(badgesOf(beetle, null, inForces, '')).toHaveLength(1)
  })

  it('are named beside their signs, but for colours', () => {
    const numbers = layout({ badges: [badge('bp', { sign: '⚔', label: 'BP' }), badge('need', { is_colours: true })] })
    const paid = face('Beetle', { stats: 'printed 300', facts: { bp: 300, need: 'red' } })
    expect(numbersOf(paid, seen({ bp: 500 }), numbers, 'field')).toEqual(['⚔\uFE0E\u00A0BP\u00A0500'])
    expect(numbersOf(paid, null, layout({ badges: [] }), 'field')).toEqual(['printed\u00A0300'])
    expect(numbersOf(face('Gravity', { stats: '' }), null, numbers, 'field')).toEqual([])
  })

  it('name colours in the order of the text', () => {
    expect(coloursIn('blue and red, blue', layout()).map((colour) => colour.letter)).toEqual(['U', 'R', 'U'])
    expect(coloursIn('mauve', layout())).toEqual([])
  })
})

describe('colours', () => {
  it('are shown once: by a badge at the head, or else by the emblem', () => {
    const need = layout({ badges: [badge('need', { is_colours: true })] })
    const paid = face('Beetle', { facts: { need: 'red' } })
    const free = face('Miner', { facts: { need: '' } })
    const emblem = (one: typeof paid) => emblemOf(one, badgesOf(one, null, need, ''), need).map(({ name }) => name)
    expect(emblem(paid)).toEqual([])
    expect(emblem(free)).toEqual(['red'])
    expect(emblem(face('Siren', { colours: [] }))).toEqual([])
  })

  it('are left out of the kind where symbols tell them', () => {
    expect(kindOf(face('Beetle', { kind: 'Red Field Minion, Monster' }))).toBe('Field Minion, Monster')
    expect(kindOf(face('Herald', { kind: 'Red and yellow Magic', colours: ['red', 'yellow'] }))).toBe('Magic')
    expect(kindOf(face('Zeus', { kind: 'Greek God', colours: [] }))).toBe('Greek God')
  })
})

describe('states', () => {
  it('hold when their field is not 0', () => {
    const rested = layout({ flags: [flag('rested')] })
    expect(flagsOf(seen({ rested: 1 }), rested, 'field')).toHaveLength(1)
    expect(flagsOf(seen({ rested: 0 }), rested, 'field')).toEqual([])
    expect(flagsOf(seen(), rested, 'field')).toEqual([])
    expect(flagsOf(null, rested, 'field')).toEqual([])
  })

  it('hold for one value where they name it, 0 too, and in their zones only', () => {
    const destroyed = layout({ flags: [flag('points', { value: 0, zones: ['forces'] })] })
    expect(flagsOf(seen({ points: 0 }), destroyed, 'forces')).toHaveLength(1)
    expect(flagsOf(seen({ points: 1 }), destroyed, 'forces')).toEqual([])
    expect(flagsOf(seen({ points: 0 }), destroyed, 'hand')).toEqual([])
  })
})

describe('keywords', () => {
  const charger = face('Charger', { keywords: ['Charge'] })

  it('are the present ones where the table lists them, none of them too', () => {
    const listed = layout({ keywords_field: 'words' })
    expect(keywordsOf(charger, seen({ words: ['Pierce'] }), listed)).toEqual(['Pierce'])
    expect(keywordsOf(charger, seen({ words: [] }), listed)).toEqual([])
  })

  it('are the printed ones elsewhere', () => {
    expect(keywordsOf(charger, seen(), layout({ keywords_field: 'words' }))).toEqual(['Charge'])
    expect(keywordsOf(charger, null, layout())).toEqual(['Charge'])
  })
})

describe('the label', () => {
  it('says name, kind, numbers, keywords, states and signs in one sentence', () => {
    const all = layout({ badges: [badge('bp'), badge('colour', { is_colours: true })], flags: [flag('rested')] })
    const beetle = face('Fire Beetle', { facts: { bp: 300, colour: 'red' }, keywords: ['Charge'] })
    expect(labelOf(beetle, seen({ bp: 500, rested: 1 }), all, 'field', [{ sign: '▶', label: 'Attacks' }])).toBe(
      'Fire Beetle, Red Field Minion, BP 500 instead of 300, Charge, rested, Attacks.',
    )
  })
})

describe('the lead of a sentence', () => {
  it('is what names or times it', () => {
    expect(leadOf('Flash: draw 1 card.')).toEqual(['Flash: ', 'draw 1 card.'])
    expect(leadOf('Thunder - Play Phase, pay 1 Energy: attack.')[0]).toBe('Thunder - ')
    expect(leadOf('Draw a card. Then: rest.')).toEqual(['', 'Draw a card. Then: rest.'])
  })
})
