import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ArrivalState } from '#app/motion/use-arrival.ts'
import { InSite } from '../../../tests/in-site.tsx'
import { countAt, INCREMENTS, Stat } from './stat.tsx'

const countsTo = (target: number) =>
  Array.from({ length: INCREMENTS + 1 }, (_, increment) => countAt(target, increment))

describe('countAt', () => {
  test.each([100, 50, 360, 24])('goes from 0 to exactly %i', (target) => {
    expect(countAt(target, 0)).toBe(0)
    expect(countAt(target, INCREMENTS)).toBe(target)
  })

  test.each([100, 50, 360, 24])(
    'shows whole numbers that never fall on the way to %i',
    (target) => {
      const counts = countsTo(target)
      expect(counts.every(Number.isInteger)).toBe(true)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    },
  )

  test('rounds to the nearest', () => {
    expect(countAt(24, 1)).toBe(0)
    expect(countAt(24, 2)).toBe(1)
    expect(countAt(360, 1)).toBe(7)
    expect(countAt(100, 25)).toBe(50)
  })

  test('reaches a fractional target unrounded', () => {
    expect(countAt(99.9, INCREMENTS)).toBe(99.9)
  })

  test('stays in its range', () => {
    expect(countAt(100, -1)).toBe(0)
    expect(countAt(100, INCREMENTS + 1)).toBe(100)
  })
})

const coverage = {
  _key: 'coverage',
  value: 360,
  unit: '°',
  label: 'Coverage',
  description: 'All of it.',
  facts: ['24 services'],
  gauge: 'protractor' as const,
  colour: 'kesar' as const,
}

const html = (arrival: ArrivalState, stat: Parameters<typeof Stat>[0]['stat'] = coverage) =>
  renderToStaticMarkup(
    <InSite>
      <Stat stat={stat} index={0} arrival={arrival} />
    </InSite>,
  )

const figureText = (markup: string) =>
  markup.match(/<p [^>]*role="img"[^>]*>(.*?)<\/p>/)?.[1]?.replace(/<[^>]*>/g, '')

describe('Stat', () => {
  test('shows number and unit in one element, final before any script', () => {
    expect(figureText(html('away'))).toBe('360°')
    expect(figureText(html('away', { ...coverage, value: 24, unit: '/7' }))).toBe('24/7')
  })

  test('starts from 0 when it comes near', () => {
    expect(figureText(html('near'))).toBe('0°')
  })

  test('gives assistive technology the final value from the start', () => {
    expect(html('near')).toContain('role="img" aria-label="360°"')
  })

  test('draws the whole gauge beside the final value, nothing beside 0', () => {
    expect(html('away')).not.toContain('style=')
    expect(html('near')).toContain('--drawn:0')
  })

  test('draws the whole gauge of a figure that is 0', () => {
    expect(html('near', { ...coverage, value: 0 })).not.toContain('style=')
  })
})
