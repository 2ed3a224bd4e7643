import { optimize } from 'svgo/browser'
import { describe, expect, test } from 'vitest'
import { colour } from '../palette.ts'
import {
  COLOUR_OF_GROUP,
  getDesign,
  getGroup,
  isServiceSlug,
  place,
  renderKite,
  SERVICE_SLUGS,
} from './kite.ts'

test('24 services, six in each group', () => {
  const sizes = Object.keys(COLOUR_OF_GROUP).map(
    (group) => SERVICE_SLUGS.filter((slug) => getGroup(slug) === group).length,
  )
  expect(sizes).toEqual([6, 6, 6, 6])
})

test('every kite has its own motif and the colour of its group first', () => {
  const kites = new Set(SERVICE_SLUGS.map((slug) => getDesign(slug).motif))
  expect(kites.size).toBe(SERVICE_SLUGS.length)
  for (const slug of SERVICE_SLUGS)
    expect(getDesign(slug).palette[0]).toBe(COLOUR_OF_GROUP[getGroup(slug)])
})

describe.each(SERVICE_SLUGS)('%s', (slug) => {
  test.each([{}, { mode: 'line' }, { on: 'night' }, { tail: false, spar: 0.55 }] as const)(
    'draws with %o',
    (options) => {
      const drawing = renderKite(slug, options)
      expect(() => optimize(drawing, { plugins: [] })).not.toThrow()
      expect(drawing).not.toContain(' id=')
      expect(renderKite(slug, options)).toBe(drawing)
    },
  )

  test('has no fill in its blueprint', () => {
    expect(renderKite(slug, { mode: 'line' })).not.toMatch(/fill="#/)
  })
})

test('without its tail a kite is a square drawing', () => {
  expect(renderKite('web-development')).toContain('viewBox="-74 -74 148 172"')
  expect(renderKite('web-development', { tail: false })).toContain('viewBox="-74 -74 148 148"')
})

test('lightens ink on night', () => {
  expect(renderKite('app-development', { on: 'night' })).toContain(colour.inkOnNight)
  expect(renderKite('app-development')).not.toContain(colour.inkOnNight)
})

test('place scales half the diagonal to the given size', () => {
  expect(place('web-development', 10, 20, 70.7)).toContain('translate(10 20) scale(1)')
  expect(place('web-development', 0, 0, 141.4, -9)).toContain('rotate(-9) scale(2)')
})

test('recognizes known slugs', () => {
  expect(isServiceSlug('toString')).toBe(false)
  expect(isServiceSlug('mvp-development')).toBe(true)
})
