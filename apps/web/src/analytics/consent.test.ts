import { afterEach, expect, test, vi } from 'vitest'
import { CONSENT_KEY, createConsentStore } from './consent.ts'

const storage = (value: string | null = null) => {
  const values = new Map(value === null ? [] : [[CONSENT_KEY, value]])
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  [null, 'unknown'],
  ['true', 'granted'],
  ['false', 'denied'],
  ['yes', 'unknown'],
  ['', 'unknown'],
])('stored %j means %s', (value, expected) => {
  expect(createConsentStore(() => storage(value)).read()).toBe(expected)
})

test('a choice is stored and told', () => {
  const kept = storage()
  const store = createConsentStore(() => kept)
  const listener = vi.fn()
  store.subscribe(listener)
  store.choose(true)
  expect(kept.values.get(CONSENT_KEY)).toBe('true')
  expect(store.read()).toBe('granted')
  store.choose(false)
  expect(kept.values.get(CONSENT_KEY)).toBe('false')
  expect(store.read()).toBe('denied')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('who has left is not told', () => {
  const store = createConsentStore(() => storage())
  const listener = vi.fn()
  store.subscribe(listener)()
  store.choose(true)
  expect(listener).not.toHaveBeenCalled()
})

test('without storage the choice is unknown, then holds for this page', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const store = createConsentStore(forbidden)
  expect(store.read()).toBe('unknown')
  store.choose(true)
  expect(store.read()).toBe('granted')
  expect(warning).toHaveBeenCalledOnce()
  store.choose(false)
  expect(store.read()).toBe('denied')
})
