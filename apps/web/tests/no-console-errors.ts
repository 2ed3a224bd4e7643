import { afterEach, beforeEach, expect } from 'vitest'

/** React reports missing keys, updates outside of `act` and hydration mismatches as console errors: each fails its test. */
const errors: string[] = []
const { error } = console

beforeEach(() => {
  errors.length = 0
  console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(' '))
    error(...words)
  }
})

afterEach(() => {
  console.error = error
  expect(errors, 'console errors').toEqual([])
})
