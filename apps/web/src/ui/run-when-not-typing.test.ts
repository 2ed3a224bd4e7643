import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runWhenNotTyping } from './run-when-not-typing.ts'

/** As much of a document as it looks at; `field` says whether a field has the focus. */
const page = Object.assign(new EventTarget(), {
  field: false,
  activeElement: { matches: () => page.field },
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('starts immediately without focus in a field', () => {
  page.field = false
  const start = vi.fn()
  runWhenNotTyping(start)
  expect(start).toHaveBeenCalledOnce()
})

test('waits for the end of typing, and a while longer, then starts once', () => {
  page.field = true
  const start = vi.fn()
  runWhenNotTyping(start)
  vi.advanceTimersByTime(60_000)
  page.field = false
  page.dispatchEvent(new Event('focusout'))
  vi.advanceTimersByTime(1499)
  page.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(1499)
  expect(start).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  page.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(60_000)
  expect(start).toHaveBeenCalledOnce()
})

test('does not start after it is cancelled', () => {
  page.field = true
  const start = vi.fn()
  runWhenNotTyping(start)()
  page.field = false
  page.dispatchEvent(new Event('focusout'))
  vi.advanceTimersByTime(60_000)
  expect(start).not.toHaveBeenCalled()
})
