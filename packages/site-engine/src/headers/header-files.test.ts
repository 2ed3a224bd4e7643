import { expect, test } from 'vitest'
import { headerFiles, isForHost } from './header-files.ts'
import { createHeaderRules, getHeaders, type HeaderRule } from './header-rules.ts'

const rules: HeaderRule[] = [
  {
    path: '/*',
    headers: { 'X-All': `default-src 'none'; a "b"`, Policy: 'same', 'Cache-Control': 'no-cache' },
  },
  { path: '/assets/*', headers: { 'Cache-Control': 'max-age=60' } },
  { path: '/book-meeting*', headers: { Policy: 'other' } },
]
const files = headerFiles(rules)

test('includes the rules for the local server', () => {
  expect(JSON.parse(files['/.headers/rules.json'] ?? '')).toEqual(rules)
})

test.each(['/_headers', '/vercel.json'])('%s says of https what the settings say', (file) => {
  const textWith = (hsts: { seconds: number; hasSubdomains: boolean } | null) =>
    headerFiles(createHeaderRules({ scripts: [], styles: [], hsts }))[file]
  const short = textWith({ seconds: 300, hasSubdomains: false })
  expect(short).toMatch(/Strict-Transport-Security/)
  expect(short).toMatch(/max-age=300\b/)
  expect(short).not.toMatch(/includeSubDomains/)
  expect(textWith({ seconds: 300, hasSubdomains: true })).toMatch(/max-age=300; includeSubDomains/)
  expect(textWith(null)).not.toMatch(/strict-transport/i)
})

test('_headers removes a header before it sets another value', () => {
  expect(files['/_headers']).toBe(`/*
  X-All: default-src 'none'; a "b"
  Policy: same
/assets/*
  Cache-Control: max-age=60
/book-meeting*
  ! Policy
  Policy: other
`)
})

/** Parses the file like Netlify: ignores lines without a colon, later rules win. */
function netlify(text: string, pathname: string) {
  const read: HeaderRule[] = []
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (line.startsWith('/')) read.push({ path: line, headers: {} })
    const [, name, value] = line.match(/^([^/!:][^:]*): (.*)$/) ?? []
    if (name && value) Object.assign(read.at(-1)?.headers ?? {}, { [name]: value })
  }
  return getHeaders(read, pathname)
}

test.each(['/', '/assets/a.js', '/book-meeting'])(
  'a reader of _headers gets those of %s',
  (path) => {
    const { 'Cache-Control': cache, ...others } = getHeaders(rules, path)
    expect(netlify(files['/_headers'] ?? '', path)).toEqual({
      ...others,
      ...(cache === 'no-cache' ? {} : { 'Cache-Control': cache }),
    })
  },
)

test('_headers throws beyond the limits of hosts', () => {
  const long = [{ path: '/*', headers: { 'X-Long': 'x'.repeat(2000) } }]
  expect(() => headerFiles(long)).toThrow(/a line of 2010 characters/)
  const many = Array.from({ length: 101 }, (_, place) => ({ path: `/${place}`, headers: {} }))
  expect(() => headerFiles(many)).toThrow(/101 rules/)
})

test('vercel.json has the paths as patterns, in the order of the rules', () => {
  const { headers, cleanUrls, trailingSlash } = JSON.parse(files['/vercel.json'] ?? '')
  expect({ cleanUrls, trailingSlash }).toEqual({ cleanUrls: true, trailingSlash: false })
  expect(headers.map(({ source }: { source: string }) => source)).toEqual([
    '/(.*)',
    '/assets/(.*)',
    '/book-meeting(.*)',
  ])
  expect(headers[2].headers).toEqual([{ key: 'Policy', value: 'other' }])
})

test.each([
  '/_headers',
  '/manifest.json',
  '/vercel.json',
  '/vercel.json.br',
  '/.headers/rules.json',
])('%s is for hosts', (path) => expect(isForHost(path)).toBe(true))

test.each(['/', '/headers', '/about.json', '/site.webmanifest'])('%s is for visitors', (path) =>
  expect(isForHost(path)).toBe(false),
)

test('hosts serve the preview file at all preview paths, if there is a preview', () => {
  const previewed = headerFiles(rules, { isPreviewed: true, pages: [] })
  expect(previewed['/_redirects']).toBe('/preview/* /preview 200\n')
  expect(JSON.parse(previewed['/vercel.json'] ?? '')).toMatchObject({
    rewrites: [{ source: '/preview/(.*)', destination: '/preview' }],
  })
  expect(files['/_redirects']).toBe('')
  expect(files['/vercel.json']).not.toContain('rewrites')
  expect(isForHost('/_redirects')).toBe(true)
})

test('_redirects corrects links that chats changed, literal lines first', () => {
  const { '/_redirects': text = '' } = headerFiles(rules, {
    isPreviewed: true,
    pages: ['/', '/about'],
  })
  expect(text).toBe(`/about. /about 301
/about, /about 301
/about) /about 301
/about%20 /about 301
/about%E2%80%8B /about 301
/preview/* /preview 200
/about&* /about?:splat 301
`)
})

test('_redirects keeps within the limits of hosts, with the preview', () => {
  const pages = Array.from({ length: 1000 }, (_, place) => `/page-${place}`)
  const lines = (headerFiles(rules, { isPreviewed: true, pages })['/_redirects'] ?? '').split('\n')
  expect(lines.filter((line) => line && !line.includes('*'))).toHaveLength(2000)
  expect(lines.filter((line) => line.includes('*'))).toHaveLength(100)
  expect(lines.findIndex((line) => line.includes('*'))).toBe(2000)
  expect(lines).toContain('/preview/* /preview 200')
})

test('redirects of moved pages come first', () => {
  const moved = [{ from: '/services/websites', to: '/services/web-development' }]
  const found = headerFiles(rules, { isPreviewed: false, pages: ['/about'], moved })
  expect(found['/_redirects']).toMatch(
    /^\/services\/websites \/services\/web-development 301\n\/about\. /,
  )
  expect(JSON.parse(found['/vercel.json'] ?? '').redirects[0]).toEqual({
    source: '/services/websites',
    destination: '/services/web-development',
    permanent: true,
  })
})
