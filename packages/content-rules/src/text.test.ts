import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { getPropertyRuns } from './testing.ts'
import { cleanValue, getMetadata, isSafeLink, stripBidi } from './text.ts'

fc.configureGlobal({ numRuns: getPropertyRuns(1_000) })

describe('isSafeLink', () => {
  it.each([
    '/',
    '/contact',
    '/services/web-development',
    '/blog#how-to-read-a-quote',
    '/contact?from=menu',
    '#services',
    'https://kitewright.example',
    'https://kitewright.example/a%20b?q=1#top',
    'HTTPS://kitewright.example/',
    'https://münchen.example/straße',
    'mailto:hello@kitewright.example',
    'mailto:hello@kitewright.example?subject=Hello%20there',
    'tel:+918055500142',
    'tel:080-5550-0142',
  ])('accepts %s', (href) => {
    expect(isSafeLink(href)).toBe(true)
  })

  it.each([
    '',
    ' ',
    '#',
    'contact',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'javascript\u200b:alert(1)',
    'javascript&colon;alert(1)',
    'java%09script:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://kitewright.example/1',
    'file:///etc/passwd',
    'ftp://kitewright.example',
    'http://kitewright.example',
    'https:kitewright.example',
    'https:/kitewright.example',
    'https://',
    'https://kitewright.example@evil.example',
    'https://user:word@evil.example',
    'https:\\\\evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/a//b',
    '/contact%0d%0aSet-Cookie:a',
    '/con tact',
    '/\u202egpj.exe',
    'https://evil.example/\u2066',
    'mailto:',
    'mailto:hello',
    'mailto:a@b.example@c.example',
    'tel:',
    'tel:call-me',
    `https://kitewright.example/${'a'.repeat(2000)}`,
  ])('rejects %j', (href) => {
    expect(isSafeLink(href)).toBe(false)
  })

  it.each([undefined, null, 7, true, {}, ['/contact'], { toString: () => '/contact' }])(
    'refuses what is not text: %j',
    (href) => {
      expect(isSafeLink(href)).toBe(false)
    },
  )

  /** The URL that a browser resolves on a page of the site. */
  const resolved = (href: string) => new URL(href, 'https://site.invalid/services/')

  const separators = fc.constantFrom(
    '\t',
    '\n',
    ' ',
    '\u0000',
    '\u200b',
    '\u202e',
    '\\',
    '%09',
    '/',
  )
  const hostile = fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    'http://evil.example',
  )
  const disguised = fc
    .tuple(hostile, fc.array(fc.tuple(fc.nat(), separators), { maxLength: 4 }), fc.boolean())
    .map(([href, inserted, upper]) =>
      inserted.reduce(
        (text, [at, mark]) => {
          const place = at % (text.length + 1)
          return text.slice(0, place) + mark + text.slice(place)
        },
        upper ? href.toUpperCase() : href,
      ),
    )

  it('never accepts scripts, http: or disguised addresses of other sites', () => {
    fc.assert(
      fc.property(
        fc.oneof(disguised, fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath()),
        (href) => {
          if (!isSafeLink(href)) return
          const url = resolved(href)
          expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol)
          if (!/^(https|mailto|tel):/i.test(href)) expect(url.origin).toBe('https://site.invalid')
        },
      ),
      { numRuns: getPropertyRuns(2000) },
    )
  })

  it('accepts every path of letters, digits and hyphens', () => {
    const word = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/)
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (words) => {
        expect(isSafeLink(`/${words.join('/')}`)).toBe(true)
      }),
    )
  })
})

fc.configureGlobal({ numRuns: getPropertyRuns(1_000) })

describe('stripBidi', () => {
  it('removes only bidi controls', () => {
    const controls = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
    expect(stripBidi(`a${controls}b`)).toBe('ab')
    expect(stripBidi('क्‍ष ₹50K – 2L שלום')).toBe('क्‍ष ₹50K – 2L שלום')
  })
})

describe('cleaned', () => {
  it('cleans all texts and keeps names and other values', () => {
    const dirty = { a: ['x\u202ey', { b: 'z\u0000' }], c: 3, d: null, e: true, f: 'two\nlines' }
    expect(cleanValue(dirty)).toEqual({
      a: ['xy', { b: 'z' }],
      c: 3,
      d: null,
      e: true,
      f: 'two\nlines',
    })
  })

  it('replaces a lone surrogate, so that the text can be written as UTF-8', () => {
    expect(cleanValue('a\ud800b')).toBe('a\ufffdb')
  })

  it('is idempotent and accepts any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const once = cleanValue(value)
        expect(cleanValue(once)).toEqual(once)
        expect(JSON.stringify(once)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
      }),
    )
  })

  it('cuts excessive nesting', () => {
    let deep: unknown = 'core'
    for (let level = 0; level < 20_000; level += 1) deep = { deep }
    expect(() => JSON.stringify(cleanValue(deep))).not.toThrow()
  })
})

const headline = { impact: 'Found. Fast.', effort: 'Finished.' }
const meta = { title: 'About us', description: 'Who we are.', socialHeadline: headline }

test('the title has the brand, except on home', () => {
  expect(getMetadata('about', { meta }, 'Kitewright')).toEqual({
    title: 'About us | Kitewright',
    description: 'Who we are.',
    headline,
  })
  expect(getMetadata('home', { meta }, 'Kitewright').title).toBe('About us')
})

test('a legal page uses its heading as title', () => {
  const legal = { title: 'Terms of Use', meta }
  expect(getMetadata('legalPage', legal, 'Kitewright').title).toBe('Terms of Use | Kitewright')
})

test('a service has its own metadata fields', () => {
  const service = { title: 'Web Development', metaDescription: 'From ₹50K.', headline }
  expect(getMetadata('service', service, 'Kitewright')).toEqual({
    title: 'Web Development | Kitewright',
    description: 'From ₹50K.',
    headline,
  })
  const called = { ...service, metaTitle: 'Websites in Bangalore' }
  expect(getMetadata('service', called, 'Kitewright').title).toBe(
    'Websites in Bangalore | Kitewright',
  )
})

test('a post uses its description in lists unless it has one for search', () => {
  const listed = { title: 'When a PWA is enough', description: 'Three checks.' }
  expect(getMetadata('post', { ...listed, metaDescription: null }, 'Kitewright')).toEqual({
    title: 'When a PWA is enough | Kitewright',
    description: 'Three checks.',
    headline: { impact: 'When a PWA is enough', effort: '' },
  })
  const texts = { ...listed, metaTitle: 'PWA or app?', metaDescription: 'What an app costs.' }
  expect(getMetadata('post', texts, 'Kitewright')).toMatchObject({
    title: 'PWA or app? | Kitewright',
    description: 'What an app costs.',
    headline: { impact: 'When a PWA is enough' },
  })
})
