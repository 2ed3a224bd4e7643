import { expect, test } from 'vitest'
import { kiteMarks } from './marks.ts'

const marks = kiteMarks(['web-development', 'data-analytics', 'mvp-development'])

test('holds a row for each kite, in order, once for light and once for night ground', () => {
  const places = [...marks.matchAll(/<g transform="translate\((\d+) (\d+)\)"/g)]
  expect(places.map(([, x, y]) => `${x} ${y}`)).toEqual([
    '74 74',
    '222 74',
    '74 222',
    '222 222',
    '74 370',
    '222 370',
  ])
})

test('is as large as its rows', () => {
  expect(marks).toContain('viewBox="0 0 296 444" width="296" height="444"')
})
