import { expect, test } from 'vitest'
import { createHeaderRules, getHeaders, type HeaderNeeds } from './header-rules.ts'

const hsts = { seconds: 63_072_000, hasSubdomains: true }
const getRules = (needs: Omit<HeaderNeeds, 'scripts' | 'styles'> = {}) =>
  createHeaderRules({ scripts: [], styles: [], hsts, ...needs })
const booking = {
  path: '/book-meeting',
  sources: [{ 'frame-src': ['https://calendar.example'] }],
  headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' },
}
const rules = getRules({ pages: [booking] })

test('protects every path', () => {
  for (const path of ['/', '/services/web-development', '/no-such-page', '/assets/a.js']) {
    expect(getHeaders(rules, path)).toMatchObject({
      'Content-Security-Policy': expect.stringMatching(/^default-src 'none'; /),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  }
})

test.each([
  ['/', 'no-cache'],
  ['/services.json', 'no-cache'],
  ['/sitemap.xml', 'no-cache'],
  ['/favicon.png', 'public, max-age=86400'],
  ['/assets/index-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/art/1a2b/logo.svg', 'public, max-age=31536000, immutable'],
  ['/social/1a2b.png', 'public, max-age=31536000, immutable'],
])('caches %s as "%s"', (path, value) => {
  expect(getHeaders(rules, path)['Cache-Control']).toBe(value)
})

test('other files have a short policy, as each page loads a dozen of them', () => {
  for (const path of ['/assets/index-1a2b.js', '/art/1a2b/icons.svg', '/site.webmanifest']) {
    expect(getHeaders(rules, path)['Content-Security-Policy']?.length, path).toBeLessThan(100)
  }
})

test('other sites may show sharing pictures', () => {
  const headers = getHeaders(rules, '/social/1a2b.png')
  expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin')
})

test('other origins may read live.json and no other file', () => {
  const headers = getHeaders(rules, '/live.json')
  expect(headers['Access-Control-Allow-Origin']).toBe('*')
  expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin')
  for (const path of ['/', '/build.json', '/services.json', '/live.jsonp']) {
    expect(getHeaders(rules, path)).not.toHaveProperty('Access-Control-Allow-Origin')
  }
})

test('a page that uses more hosts has a separate policy', () => {
  const own = getHeaders(rules, '/book-meeting')
  expect(own['Content-Security-Policy']).toContain('frame-src https://calendar.example')
  expect(own['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
  expect(getHeaders(rules, '/book-meeting/')).toEqual(own)
  expect(getHeaders(rules, '/contact')).toEqual(getHeaders(getRules(), '/'))
})

test('only the preview may be framed by the Studio, and it is not indexed', () => {
  const studioUrl = 'https://studio.example'
  const preview = { studioUrl, pictures: 'https://pictures.example' }
  const all = getRules({ preview, draftFrames: ['https://player.example'] })
  for (const path of ['/preview', '/preview/services/web-development']) {
    const headers = getHeaders(all, path)
    const policy = headers['Content-Security-Policy']
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain(
      "img-src 'self' data: blob: https://studio.example https://pictures.example;",
    )
    expect(policy).toContain("media-src 'self' blob: https://pictures.example;")
    expect(policy).toContain('frame-src https://player.example;')
    expect(policy).toContain('frame-ancestors https://studio.example')
    expect(headers).toMatchObject({
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'X-Robots-Tag': 'noindex',
      'Strict-Transport-Security': expect.any(String),
    })
  }
  for (const path of ['/', '/previews', '/services/web-development']) {
    expect(getHeaders(all, path)).toEqual(getHeaders(rules, path))
  }
  expect(getHeaders(rules, '/preview')).toEqual(getHeaders(rules, '/'))
})

test.each([
  [{ seconds: 300, hasSubdomains: false }, 'max-age=300'],
  [{ seconds: 0, hasSubdomains: true }, 'max-age=0; includeSubDomains'],
  [null, undefined],
])('sets HSTS from the settings: %j', (hsts, value) => {
  expect(getHeaders(getRules({ hsts }), '/')['Strict-Transport-Security']).toBe(value)
})

test('no two rules are for the same path', () => {
  expect(new Set(rules.map(({ path }) => path)).size).toBe(rules.length)
})
