import { createBrowserStore } from '@kitewright/site-engine/browser'
import { expect, test, vi } from 'vitest'
import { CONSENT_KEY, createConsentStore } from './consent.ts'

function createStore(value: string | null = null) {
  const values = new Map(value === null ? [] : [[CONSENT_KEY, value]])
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  return { values, consent: createConsentStore(createBrowserStore(() => storage)) }
}

test.each([
  [null, 'unknown'],
  ['true', 'granted'],
  ['false', 'denied'],
  ['yes', 'unknown'],
  ['', 'unknown'],
])('stored %j means %s', (value, expected) => {
  expect(createStore(value).consent.read()).toBe(expected)
})

test('a choice is stored and published', () => {
  const { values, consent: store } = createStore()
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
