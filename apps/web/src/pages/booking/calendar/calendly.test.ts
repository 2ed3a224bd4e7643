import { expect, test } from 'vitest'
import { calendarSource } from './calendly.ts'

test('a Calendly page gets the dark colours and keeps its own parameters', () => {
  expect(calendarSource('https://calendly.com/kitewright/30min?month=2026-10')).toEqual({
    kind: 'calendly',
    url: 'https://calendly.com/kitewright/30min?month=2026-10&background_color=0d1e3f&text_color=fffdf8&primary_color=ffb71b',
  })
})

test('a page of another provider is framed unchanged', () => {
  const url = 'https://cal.example/kitewright'
  expect(calendarSource(url)).toEqual({ kind: 'frame', url })
  expect(calendarSource('https://notcalendly.com/kitewright').kind).toBe('frame')
})
