import { expect, test } from 'vitest'
import { SERVICE_SLUGS } from './kites/kite.ts'
import { kiteSprite } from './sprite.ts'

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
