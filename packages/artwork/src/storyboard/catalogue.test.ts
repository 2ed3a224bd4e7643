import { expect, test } from 'vitest'
import { extent } from './catalogue.ts'

/** As drawings are written, and as Inkscape writes the same place once a group was moved. */
test.each([
  'translate(412 196) rotate(-12) scale(2)',
  'matrix(1.95629520 -.41582338 .41582338 1.95629520 412 196)',
  'translate(400 196) translate(12) rotate(348) scale(2 2)',
])('%s is a kite about 412 that reaches 141.4 from there', (transform) => {
  const { x, r } = extent(transform)
  expect(x).toBeCloseTo(412, 3)
  expect(r).toBeCloseTo(141.4, 3)
})
