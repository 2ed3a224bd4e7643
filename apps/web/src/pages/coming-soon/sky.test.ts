import { expect, test } from 'vitest'
import { kiteShift } from './sky.tsx'

test('a cursor in the middle leaves the kite in its place', () => {
  expect(kiteShift(0.5, 0.5)).toEqual({ x: 0, y: 0 })
})

test('the kite follows the cursor, 40 px at most', () => {
  expect(kiteShift(1, 0)).toEqual({ x: 40, y: -40 })
  expect(kiteShift(7, -7)).toEqual({ x: 40, y: -40 })
})
