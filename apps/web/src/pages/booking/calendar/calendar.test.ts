import { expect, test } from 'vitest'
import { firstCalendarState, nextCalendarState } from './calendar.tsx'

test('with a scheduling page the calendar loads, without one the fallback shows', () => {
  expect(firstCalendarState('https://calendly.com/kitewright/30min')).toBe('loading')
  expect(firstCalendarState(null)).toBe('fallback')
})

test.each([
  ['loaded', 'ready'],
  ['failed', 'fallback'],
  ['timed-out', 'fallback'],
] as const)('while loading, "%s" leads to %s', (event, state) => {
  expect(nextCalendarState('loading', event)).toBe(state)
})

test.each(['ready', 'fallback'] as const)('%s stays', (state) => {
  for (const event of ['loaded', 'failed', 'timed-out'] as const) {
    expect(nextCalendarState(state, event)).toBe(state)
  }
})
