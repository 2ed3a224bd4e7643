import { expect, test } from 'vitest'
import { kiteMarks } from './marks.ts'

const marks = kiteMarks(['web-development', 'data-analytics', 'mvp-development'])

test('holds a row for each kite, in order', () => {
  const places = [...marks.matchAll(/<g transform="translate\((\d+) (\d+)\)"/g)]
  expect(places.map(([, x, y]) => `${x} ${y}`)).toEqual(['74 74', '74 222', '74 370'])
})

test('is as large as its rows', () => {
  expect(marks).toContain('viewBox="0 0 148 444" width="148" height="444"')
})
