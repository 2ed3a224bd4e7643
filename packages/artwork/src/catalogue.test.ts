import { describe, expect, test } from 'vitest'
import { type DrawnService, siteDrawings } from './catalogue.ts'
import { wellFormednessError } from './well-formed.ts'

/** Forbidden in an image file: text, scripts, styles, external content, links. */
const FORBIDDEN = /<(text|tspan|title|script|style|image|foreignObject|a)\b/
/** Any address but the namespace; `url()` may only point into the same file. */
const OUTSIDE = /(href|src)="(?!#)|url\((?!#)|@import/

/** Services without drawings, one per layout, and one that is drawn for another layout. */
const services: DrawnService[] = [
  { slug: 'robotics', layout: 'specimen', theme: 'kesar' },
  { slug: 'cyber-security', layout: 'ledger', theme: 'firozi' },
  { slug: 'podcasts', layout: 'storyboard', theme: 'haldi' },
  { slug: 'web-development', layout: 'ledger', theme: 'rani' },
]
const drawings = siteDrawings(services)

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '')
}

function referencesOf(svg: string): string[] {
  return [...svg.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g)].map(
    ([, url, href]) => url ?? href ?? '',
  )
}

describe.each(Object.entries(drawings))('%s', (name, draw) => {
  const svg = draw()

  test('is well-formed', () => {
    expect(wellFormednessError(svg)).toBeUndefined()
  })

  test('is a self-contained file', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(svg).not.toMatch(FORBIDDEN)
    expect(svg).not.toMatch(OUTSIDE)
    expect(svg).not.toMatch(/ style="/)
    if (name !== 'kites') expect(svg).not.toContain('var(--')
  })

  test.skipIf(['kites', 'icons', 'feature-icons'].includes(name))('declares its size', () => {
    expect(svg).toMatch(
      /^<svg [^>]*viewBox="-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+" width="[\d.]+" height="[\d.]+"/,
    )
  })

  test('has no unfinished number', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
    expect(svg).not.toMatch(/\d\.\d{6}/)
  })

  test('uses every id once and only ids it has', () => {
    const ids = idsOf(svg)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(referencesOf(svg)))
  })

  test('gives the same result each time', () => {
    expect(draw()).toBe(svg)
  })
})

test('names become safe file paths', () => {
  for (const name of Object.keys(drawings)) expect(name).toMatch(/^([a-z0-9-]+\/)*[a-z0-9-]+$/)
})
