import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RESTORE_AFTER_MS, restoreScroll } from './services-sidebar.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A list that scrolls as far as its height at that time allows. */
function createList(height: number) {
  let top = 0
  return {
    height,
    get scrollTop() {
      return top
    },
    set scrollTop(to: number) {
      top = Math.min(to, this.height)
    },
  }
}

const [, second = 0, third = 0] = RESTORE_AFTER_MS

it('restores the position once the list has its height', () => {
  const list = createList(0)
  restoreScroll(list, () => 300)
  vi.advanceTimersByTime(0)
  expect(list.scrollTop).toBe(0)
  list.height = 120
  vi.advanceTimersByTime(second)
  expect(list.scrollTop).toBe(120)
  list.height = 1000
  vi.runAllTimers()
  expect(list.scrollTop).toBe(300)
})

it.each([0, second, third])('leaves the list where a visitor scrolls it after %i ms', (after) => {
  const list = createList(1000)
  restoreScroll(list, () => 300)
  vi.advanceTimersByTime(after)
  list.scrollTop = 40
  vi.runAllTimers()
  expect(list.scrollTop).toBe(40)
})

it('leaves the list where a visitor scrolls it before the first restore', () => {
  const list = createList(1000)
  restoreScroll(list, () => 300)
  list.scrollTop = 40
  vi.runAllTimers()
  expect(list.scrollTop).toBe(40)
})

it('restores nothing after its end', () => {
  const list = createList(1000)
  restoreScroll(list, () => 300)()
  vi.runAllTimers()
  expect(list.scrollTop).toBe(0)
})
