import { describe, expect, it, vi } from 'vitest'
import { createBrowserStore } from './browser-store.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})

const isNumber = (value: unknown) => typeof value === 'number'

/** A working storage. */
function mapStorage(entries: [string, unknown][] = []) {
  const values = new Map<string, unknown>(entries)
  return {
    get length() {
      return values.size
    },
    key: (place: number) => [...values.keys()][place] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  }
}

const reject = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const full = () => {
  throw new DOMException('Full', 'QuotaExceededError')
}

const brokenStores: Record<string, () => unknown> = {
  missing: () => undefined,
  null: () => null,
  refused: reject,
  'refusing each call': () => ({ getItem: reject, setItem: reject, removeItem: reject }),
  full: () => ({ ...mapStorage(), setItem: full }),
  'without its methods': () => ({}),
  'of another type': () => 'storage',
  'answering with what is no text': () => ({ ...mapStorage([['height', {}]]), setItem: full }),
}

describe.each(Object.entries(brokenStores))('a storage that is %s', (_, open) => {
  it('keeps values until the page is left', () => {
    const store = createBrowserStore(open)
    expect(store.read('height', isNumber)).toBeNull()
    store.write('height', 12)
    expect(store.read('height', isNumber)).toBe(12)
    expect(store.keys()).toContain('height')
    store.remove('height')
    expect(store.read('height', isNumber)).toBeNull()
  })
})

it('keeps values over pages', () => {
  const storage = mapStorage()
  createBrowserStore(() => storage).write('height', 12)
  expect(createBrowserStore(() => storage).read('height', isNumber)).toBe(12)
  expect(createBrowserStore(() => storage).keys()).toEqual(['height'])
})

it.each(['', '{', 'NaN', '"12"', '[12]', 'null'])('takes the spoilt value %j for none', (text) => {
  const storage = mapStorage([['height', text]])
  expect(createBrowserStore(() => storage).read('height', isNumber)).toBeNull()
})

it('uses the storage again when it accepts values', () => {
  const storage = mapStorage()
  const works = { ...storage }
  storage.setItem = full
  const store = createBrowserStore(() => storage)
  store.write('height', 1)
  storage.setItem = works.setItem
  store.write('height', 2)
  expect(createBrowserStore(() => works).read('height', isNumber)).toBe(2)
  expect(store.read('height', isNumber)).toBe(2)
})
