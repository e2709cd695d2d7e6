import { beforeEach, describe, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()
const heard = new Map<string, () => void>()
const dataset: Record<string, string> = {}
const STORAGE = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}

async function opened(storage: object = STORAGE) {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  return (await import('../../src/lib/settings.svelte')).settings
}

beforeEach(() => {
  kept.clear()
  heard.clear()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => heard.set(name, listener))
  vi.stubGlobal('document', { documentElement: { dataset } })
})

describe('the settings', () => {
  it('begin as the system has them', async () => {
    const settings = await opened()

    expect(settings.theme).toBe('system')
    expect(dataset.theme).toBe('system')
  })

  it('apply at once and come back with the next visit', async () => {
    const settings = await opened()

    settings.theme = 'dark'
    settings.botPace = 'instant'

    expect(dataset.theme).toBe('dark')
    const later = await opened()
    expect([later.theme, later.botPace]).toEqual(['dark', 'instant'])
  })

  it('follow another tab', async () => {
    const settings = await opened()
    kept.set('hexadeck.settings', '{"theme":"light"}')

    heard.get('storage')?.()

    expect(settings.theme).toBe('light')
    expect(dataset.theme).toBe('light')
  })

  it.each(['{"theme":"purple","motion":7}', 'no JSON', 'null', '[]'])(
    'do without what was kept as %s',
    async (text) => {
      kept.set('hexadeck.settings', text)

      const settings = await opened()

      expect([settings.theme, settings.motion, settings.botPace]).toEqual(['system', 'normal', 'calm'])
    },
  )

  it('last as long as the page where nothing may be kept', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const settings = await opened({ getItem: forbidden, setItem: forbidden })

    settings.theme = 'dark'

    expect(settings.theme).toBe('dark')
    expect(dataset.theme).toBe('dark')
  })

  it('shorten movements and pauses, down to none', async () => {
    const settings = await opened()
    const normal = [settings.duration(300), settings.botPause]

    settings.motion = 'fast'
    settings.botPace = 'brisk'
    const brisk = [settings.duration(300), settings.botPause]
    settings.motion = 'none'
    settings.botPace = 'instant'

    expect(normal[0]).toBe(300)
    expect(brisk[0]).toBeLessThan(300)
    expect(brisk[1]).toBeLessThan(normal[1] ?? 0)
    expect([settings.duration(300), settings.botPause]).toEqual([0, 0])
  })
})
