import { afterEach, beforeEach, expect } from 'vitest'

/** React reports missing keys, updates outside of `act` and hydration mismatches as console errors: each fails its test. */
const errors: string[] = []
const { error } = console

/** jsdom does not know all of today's CSS. */
const UNKNOWN_STYLES = 'Error: Could not parse CSS stylesheet'

beforeEach(() => {
  errors.length = 0
  console.error = (...words: unknown[]) => {
    const text = words.map(String).join(' ')
    if (!text.startsWith(UNKNOWN_STYLES)) errors.push(text)
    error(...words)
  }
})

afterEach(() => {
  console.error = error
  expect(errors, 'console errors').toEqual([])
})
