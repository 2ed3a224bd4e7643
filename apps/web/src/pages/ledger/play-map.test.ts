import { expect, test } from 'vitest'
import { cutAt, joined, lengthOf, lineOf, pathOf, timesAlong } from './play-map.ts'

const outline = 'M0 0L10 0L13 4L20 4'
const line = lineOf(outline)

test('reads a line from its outline and writes it back', () => {
  expect(line).toEqual([
    [0, 0],
    [10, 0],
    [13, 4],
    [20, 4],
  ])
  expect(pathOf(line)).toBe(outline)
  expect(lengthOf(line)).toBe(22)
})

test('cuts a line at the place nearest to a point, also at an end', () => {
  expect(cutAt(line, [4, 1])).toEqual({
    before: lineOf('M0 0L4 0'),
    after: lineOf('M4 0L10 0L13 4L20 4'),
    distance: 1,
  })
  expect(cutAt(line, [30, 4])).toEqual({ before: line, after: lineOf('M20 4L20 4'), distance: 10 })
})

test('a line is joined to one that starts at its end', () => {
  expect(joined(line, lineOf('M20 4L30 4'))).toBe(true)
  expect(joined(line, lineOf('M0 0L30 4'))).toBe(false)
  expect(joined([], line)).toBe(false)
})

test('passes corners at an even speed', () => {
  expect(timesAlong(line).map(({ offset }) => offset)).toEqual([0, 10 / 22, 15 / 22, 1])
})
