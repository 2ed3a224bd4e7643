import { createBrowserStore } from '@kitewright/site-engine/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { CONSENT_KEY, createConsentStore } from './consent.ts'

function storeOf(value: string | null = null) {
  const values = new Map(value === null ? [] : [[CONSENT_KEY, value]])
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  return { values, consent: createConsentStore(createBrowserStore(() => storage)) }
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
  expect(storeOf(value).consent.read()).toBe(expected)
})

test('a choice is stored and published', () => {
  const { values, consent: store } = storeOf()
  const listener = vi.fn()
  store.subscribe(listener)
  store.choose(true)
  expect(values.get(CONSENT_KEY)).toBe('true')
  expect(store.read()).toBe('granted')
  store.choose(false)
  expect(values.get(CONSENT_KEY)).toBe('false')
  expect(store.read()).toBe('denied')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('an unsubscribed listener is not called', () => {
  const store = storeOf().consent
  const listener = vi.fn()
  store.subscribe(listener)()
  store.choose(true)
  expect(listener).not.toHaveBeenCalled()
})

test('without storage the choice is unknown, then holds for this page', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const store = createConsentStore(createBrowserStore(forbidden))
  expect(store.read()).toBe('unknown')
  store.choose(true)
  expect(store.read()).toBe('granted')
  expect(warning).toHaveBeenCalledOnce()
  store.choose(false)
  expect(store.read()).toBe('denied')
})
