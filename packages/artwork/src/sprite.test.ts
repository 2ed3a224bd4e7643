import { expect, test } from 'vitest'
import { SERVICE_SLUGS } from './kites/kite.ts'
import { kiteMarks, kiteSprite } from './sprite.ts'

test('every colour of a kite can be set from outside', () => {
  const sprite = kiteSprite()
  for (const name of ['a', 'b', 'dark', 'accent', 'edge', 'edge-opacity', 'spar']) {
    expect(sprite).toContain(`var(--kite-${name}, `)
  }
})

test('every service has its symbol', () => {
  const symbols = [...kiteSprite().matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id ?? '')
  expect(symbols).toEqual([...SERVICE_SLUGS])
})

const marks = kiteMarks(['web-development', 'data-analytics', 'mvp-development'])

test('holds a row for each kite, in order', () => {
  const places = [...marks.matchAll(/<g transform="translate\((\d+) (\d+)\)"/g)]
  expect(places.map(([, x, y]) => `${x} ${y}`)).toEqual(['74 74', '74 222', '74 370'])
})

test('is as large as its rows', () => {
  expect(marks).toContain('viewBox="0 0 148 444" width="148" height="444"')
})
