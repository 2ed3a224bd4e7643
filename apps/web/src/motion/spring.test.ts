import { expect, test } from 'vitest'
import { getSpringTiming, TUG } from './spring.ts'

const getSamples = (easing: string) =>
  easing
    .replace(/^linear\((.*)\)$/, '$1')
    .split(',')
    .map(Number)

test('a spring starts where it is, goes past its end and settles on it', () => {
  const { duration, easing } = getSpringTiming(TUG)
  const samples = getSamples(easing)
  expect(samples[0]).toBe(0)
  expect(samples.at(-1)).toBe(1)
  expect(Math.max(...samples)).toBeGreaterThan(1.04)
  expect(Math.max(...samples)).toBeLessThan(1.2)
  expect(samples.at(-2)).toBeGreaterThan(0.98)
  expect(duration).toBeGreaterThan(400)
  expect(duration).toBeLessThan(600)
})

test('more damping settles it sooner', () => {
  const soft = getSpringTiming({ stiffness: 90, damping: 7 })
  expect(soft.duration).toBeGreaterThan(getSpringTiming(TUG).duration)
})

test('rejects an overdamped spring', () => {
  expect(() => getSpringTiming({ stiffness: 100, damping: 20 })).toThrow(RangeError)
})
