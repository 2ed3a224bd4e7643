import { describe, expect, test } from 'vitest'
import { countAt, INCREMENTS } from './count-up.ts'

const countsTo = (target: number) =>
  Array.from({ length: INCREMENTS + 1 }, (_, increment) => countAt(target, increment))

describe('countAt', () => {
  test.each([100, 50, 360, 24])('goes from 0 to exactly %i', (target) => {
    expect(countAt(target, 0)).toBe(0)
    expect(countAt(target, INCREMENTS)).toBe(target)
  })

  test.each([100, 50, 360, 24])(
    'shows whole numbers that never fall on the way to %i',
    (target) => {
      const counts = countsTo(target)
      expect(counts.every(Number.isInteger)).toBe(true)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    },
  )

  test('rounds to the nearest', () => {
    expect(countAt(24, 1)).toBe(0)
    expect(countAt(24, 2)).toBe(1)
    expect(countAt(360, 1)).toBe(7)
    expect(countAt(100, 25)).toBe(50)
  })

  test('reaches a target that is no whole number as it is', () => {
    expect(countAt(99.9, INCREMENTS)).toBe(99.9)
  })

  test('stays in its range', () => {
    expect(countAt(100, -1)).toBe(0)
    expect(countAt(100, INCREMENTS + 1)).toBe(100)
  })
})
