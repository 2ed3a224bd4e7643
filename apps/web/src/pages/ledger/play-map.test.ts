import { expect, test } from 'vitest'
import { formatPath, getKeyframes, getLength, isJoined, parseLine, splitLine } from './play-map.ts'

const outline = 'M0 0L10 0L13 4L20 4'
const line = parseLine(outline)

test('reads a line from its outline and writes it back', () => {
  expect(line).toEqual([
    [0, 0],
    [10, 0],
    [13, 4],
    [20, 4],
  ])
  expect(formatPath(line)).toBe(outline)
  expect(getLength(line)).toBe(22)
})

test('cuts a line at the place nearest to a point, also at an end', () => {
  expect(splitLine(line, [4, 1])).toEqual({
    before: parseLine('M0 0L4 0'),
    after: parseLine('M4 0L10 0L13 4L20 4'),
    distance: 1,
  })
  expect(splitLine(line, [30, 4])).toEqual({
    before: line,
    after: parseLine('M20 4L20 4'),
    distance: 10,
  })
})

test('a line is joined to one that starts at its end', () => {
  expect(isJoined(line, parseLine('M20 4L30 4'))).toBe(true)
  expect(isJoined(line, parseLine('M0 0L30 4'))).toBe(false)
  expect(isJoined([], line)).toBe(false)
})

test('passes corners at an even speed', () => {
  expect(getKeyframes(line).map(({ offset }) => offset)).toEqual([0, 10 / 22, 15 / 22, 1])
})
