import { expect, test, vi } from 'vitest'
import { getKiteShift, getRemaining, isOver, parseLaunchDay } from './coming-soon-page.tsx'

const target = parseLaunchDay('2025-08-15')

test.each(['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'])(
  'a day is counted from midnight in India, also in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(parseLaunchDay('2025-08-15').toISOString()).toBe('2025-08-14T18:30:00.000Z')
    vi.unstubAllEnvs()
  },
)

test('splits the remaining time into whole units', () => {
  const now = new Date('2025-08-12T21:57:58+05:30')
  expect(getRemaining(target, now)).toEqual({ days: 2, hours: 2, minutes: 2, seconds: 2 })
})

test('parts of a second do not count', () => {
  const now = new Date(target.getTime() - 1999)
  expect(getRemaining(target, now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
})

test.each([0, 1, 86_400_000])('zeros %i ms past the target', (past) => {
  const remaining = getRemaining(target, new Date(target.getTime() + past))
  expect(remaining).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  expect(isOver(remaining)).toBe(true)
})

test('one second before the target is not over', () => {
  expect(isOver(getRemaining(target, new Date(target.getTime() - 1000)))).toBe(false)
})

test('a cursor in the middle leaves the kite in its place', () => {
  expect(getKiteShift(0.5, 0.5)).toEqual({ x: 0, y: 0 })
})

test('the kite follows the cursor, 40 px at most', () => {
  expect(getKiteShift(1, 0)).toEqual({ x: 40, y: -40 })
  expect(getKiteShift(7, -7)).toEqual({ x: 40, y: -40 })
})
