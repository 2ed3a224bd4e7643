import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ArrivalState } from '#app/motion/use-arrival.ts'
import { Stat } from './stat.tsx'

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
  renderToStaticMarkup(<Stat stat={stat} place={0} arrival={arrival} />)

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

  test('tells assistive technology the final value all along', () => {
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
