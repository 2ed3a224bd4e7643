import { expect, test } from 'vitest'
import { SERVICE_SLUGS } from './kites/kite.ts'
import { renderKiteMarks, renderKiteSprite } from './sprite.ts'

test('every colour of a kite can be set from outside', () => {
  const sprite = renderKiteSprite()
  for (const name of ['a', 'b', 'dark', 'accent', 'edge', 'edge-opacity', 'spar']) {
    expect(sprite).toContain(`var(--kite-${name}, `)
  }
})

test('every service has its symbol', () => {
  const symbols = [...renderKiteSprite().matchAll(/<symbol id="([^"]*)"/g)].map(
    ([, id]) => id ?? '',
  )
  expect(symbols).toEqual([...SERVICE_SLUGS])
})

const marks = renderKiteMarks(['web-development', 'data-analytics', 'mvp-development'])

test('holds a row for each kite, in order', () => {
  const positions = [...marks.matchAll(/<g transform="translate\((\d+) (\d+)\)"/g)]
  expect(positions.map(([, x, y]) => `${x} ${y}`)).toEqual(['74 74', '74 222', '74 370'])
})

test('is as large as its rows', () => {
  expect(marks).toContain('viewBox="0 0 148 444" width="148" height="444"')
})
