import { expect, test } from 'vitest'
import { getFirstCalendarState, getNextCalendarState } from './calendar.tsx'
import { getCalendarSource } from './calendly.ts'

test('with a scheduling page the calendar loads, without one the fallback shows', () => {
  expect(getFirstCalendarState('https://calendly.com/kitewright/30min')).toBe('loading')
  expect(getFirstCalendarState(null)).toBe('fallback')
})

test.each([
  ['loaded', 'ready'],
  ['failed', 'fallback'],
  ['timed-out', 'fallback'],
] as const)('while loading, "%s" leads to %s', (event, state) => {
  expect(getNextCalendarState('loading', event)).toBe(state)
})

test.each(['ready', 'fallback'] as const)('%s stays', (state) => {
  for (const event of ['loaded', 'failed', 'timed-out'] as const) {
    expect(getNextCalendarState(state, event)).toBe(state)
  }
})

test('a Calendly page gets the dark colours and keeps its own parameters', () => {
  expect(getCalendarSource('https://calendly.com/kitewright/30min?month=2026-10')).toEqual({
    kind: 'calendly',
    url: 'https://calendly.com/kitewright/30min?month=2026-10&background_color=0d1e3f&text_color=fffdf8&primary_color=ffb71b',
  })
})

test('a page of another provider is framed unchanged', () => {
  const url = 'https://cal.example/kitewright'
  expect(getCalendarSource(url)).toEqual({ kind: 'frame', url })
  expect(getCalendarSource('https://notcalendly.com/kitewright').kind).toBe('frame')
})
