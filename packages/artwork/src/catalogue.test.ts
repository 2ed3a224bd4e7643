import { optimize } from 'svgo/browser'
import { describe, expect, test } from 'vitest'
import { createSiteDrawings, type ServiceDrawing } from './catalogue.ts'

/** Forbidden in an image file: text, scripts, styles, external content, links. */
const FORBIDDEN = /<(text|tspan|title|script|style|image|foreignObject|a)\b/
/** Any address but the namespace; `url()` may only point into the same file. */
const OUTSIDE = /(href|src)="(?!#)|url\((?!#)|@import/

/** Services without drawings, one per layout, and one that is drawn for another layout. */
const services: ServiceDrawing[] = [
  { slug: 'robotics', layout: 'specimen', theme: 'kesar' },
  { slug: 'cyber-security', layout: 'ledger', theme: 'firozi' },
  { slug: 'podcasts', layout: 'storyboard', theme: 'haldi' },
  { slug: 'web-development', layout: 'ledger', theme: 'rani' },
]
const drawings = createSiteDrawings(services)

function getIds(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '')
}

function getReferences(svg: string): string[] {
  return [...svg.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g)].map(
    ([, url, href]) => url ?? href ?? '',
  )
}

describe.each(Object.entries(drawings))('%s', (name, draw) => {
  const svg = draw()

  test('is well-formed', () => {
    expect(() => optimize(svg, { plugins: [] })).not.toThrow()
  })

  test('is a self-contained file', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(svg).not.toMatch(FORBIDDEN)
    expect(svg).not.toMatch(OUTSIDE)
    expect(svg).not.toMatch(/ style="/)
    if (name !== 'kites') expect(svg).not.toContain('var(--')
  })

  test.skipIf(svg.includes('<symbol '))('declares its size', () => {
    expect(svg).toMatch(
      /^<svg [^>]*viewBox="-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+" width="[\d.]+" height="[\d.]+"/,
    )
  })

  test('has no unfinished number', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
    expect(svg).not.toMatch(/\d\.\d{6}/)
  })

  test('uses every id once and only ids it has', () => {
    const ids = getIds(svg)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(getReferences(svg)))
  })

  test('gives the same result each time', () => {
    expect(draw()).toBe(svg)
  })
})

test('names become safe file paths', () => {
  for (const name of Object.keys(drawings)) expect(name).toMatch(/^([a-z0-9-]+\/)*[a-z0-9-]+$/)
})

/** For each layout: how many services have drawings, and their parts with the window of each. */
const layouts = {
  ledger: [10, { wide: '0 0 1240 420', tall: '0 0 420 900' }],
  specimen: [5, { ...windows(4, () => '0 0 200 96'), feature: '0 0 420 200' }],
} as const

function windows(count: number, windowOf: (place: number) => string): Record<string, string> {
  const indexes = Array.from({ length: count }, (_, index) => index + 1)
  return Object.fromEntries(indexes.map((place) => [`${place}`, windowOf(place)]))
}

test.each(Object.entries(layouts))(
  'each service of the layout %s has its drawings',
  (layout, of) => {
    const [count, parts] = of
    const files = Object.keys(createSiteDrawings([])).filter((name) =>
      name.startsWith(`${layout}/`),
    )
    const [first = ''] = Object.keys(parts)
    const slugs = files
      .filter((name) => name.endsWith(`-${first}`) && !name.includes('-plate-'))
      .map((name) => name.slice(layout.length + 1, -first.length - 1))
    expect(slugs).toHaveLength(count)
    const expected = slugs.flatMap((slug) =>
      Object.entries(parts).map(([part, box]) => [`${layout}/${slug}-${part}`, box] as const),
    )
    expect(files.sort()).toEqual(expected.map(([name]) => name).sort())
    for (const [name, box] of expected)
      expect(drawings[name]?.(), name).toContain(` viewBox="${box}"`)
    expect(new Set(files.map((name) => drawings[name]?.())).size).toBe(files.length)
  },
)

test('each service of the layout storyboard has a sheet with its drawings', () => {
  const sheets = Object.entries(createSiteDrawings([])).filter(([name]) =>
    name.startsWith('storyboard/'),
  )
  expect(sheets).toHaveLength(9)
  const frames = Object.entries(windows(4, (place) => `${(place - 1) * 280} 0 280 340`))
  const plates = [1, 2, 3].map((plate) => [`plate-${plate}`, '0 0 640 480'])
  for (const [name, draw] of sheets) {
    const symbols = [...draw().matchAll(/<symbol id="([^"]*)" viewBox="([^"]*)"/g)]
    const windowsById = symbols.map(([, id, box]) => [id, box])
    expect(windowsById, name).toEqual(expect.arrayContaining([...frames, ...plates]))
    expect(windowsById).toHaveLength(7)
  }
})
