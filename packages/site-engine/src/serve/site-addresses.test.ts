import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { headerFiles } from '../headers/header-files.ts'
import { rawRequest, startTestServer } from '../testing.ts'
import { createSiteHandler } from './site-handler.ts'

const files: Record<string, string> = {
  '/index.html': 'home',
  '/404.html': 'unknown',
  '/about.html': 'about',
  '/services.html': 'services',
  '/services/web-development.html': 'web development',
  '/feed.xml': '<feed/>',
  '/assets/a.js': 'run()',
  // For hosts without redirect rules.
  '/services/websites.html': 'moved',
  ...headerFiles(
    [
      { path: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Frame-Options': 'DENY' } },
      { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ],
    {
      isPreviewed: false,
      pages: [],
      moved: [{ from: '/services/websites', to: '/services/web-development' }],
    },
  ),
}

/** Requested address -> redirect; null: the page for unknown paths. */
const addresses: Record<string, string | null> = {
  '/about.': '/about',
  '/about,': '/about',
  '/about)': '/about',
  '/about"': '/about',
  '/about%2C': '/about',
  '/about%20': '/about',
  '/about%A0': '/about',
  '/about%E2%80%8B': '/about',
  '/about%E0%A5%A4': '/about',
  '/about/': '/about',
  '/about/.': '/about',
  '/about.html': '/about',
  '/about.html.': '/about',
  '/index.html': '/',
  '/services/index.html': '/services',
  '//about': '/about',
  '//': '/',
  '//about.': '/about',
  '//about?from=mail': '/about?from=mail',
  '/services//web-development': '/services/web-development',
  '/services///web-development),?a=b': '/services/web-development?a=b',
  '/%20about': '/about',
  '/,': '/',
  '/feed.xml)': '/feed.xml',
  '/assets/a.js.': '/assets/a.js',
  '/about&utm_source=x&b=c': '/about?utm_source=x&b=c',
  '/about&amp;utm_source=x': '/about?utm_source=x',
  '/about.&utm_source=caf%C3%A9%0D%0A?gclid=1': '/about?utm_source=caf%C3%A9%0D%0A&gclid=1',
  '/about%3Futm_source=x': '/about?utm_source=x',
  '/&utm_source=x': '/?utm_source=x',
  '/services/websites': '/services/web-development',
  '/services/websites?a=b&c=%2F': '/services/web-development?a=b&c=%2F',
  '/no-such.': null,
  '/no-such/': null,
  '/no-such.html': null,
  '/no-such&a=b': null,
  '/assets/gone.js.': null,
  '//evil.example': null,
  '//evil.example/': null,
  '//evil.example.&a=b': null,
  '/\\evil.example.': null,
  '/%5Cevil.example/': null,
  '/%2Fevil.example/': null,
  '/about%0D%0Ax:y': null,
  '/404.': null,
  '/404.html': null,
  '/index.': null,
  '/vercel.json': null,
  '/vercel.json.': null,
  '/vercel.json.br': null,
  '/.headers/rules.json.gz': null,
  '/_headers.': null,
  '/.headers/rules.json.': null,
}

let folder: string
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-site-'))
  for (const [path, body] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), body)
  }
  for (const path of ['/about.html', '/assets/a.js', '/404.html', '/vercel.json']) {
    await writeFile(join(folder, `${path}.br`), brotliCompressSync(files[path] ?? ''))
    await writeFile(join(folder, `${path}.gz`), gzipSync(files[path] ?? ''))
  }
  server = await startTestServer(createSiteHandler(folder))
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const request = (target: string) =>
  rawRequest(server.port, { target, headers: { host: `127.0.0.1:${server.port}` } })

it.each(Object.entries(addresses))('redirects %s to %s', async (target, location) => {
  const { status, headers, body } = await request(target)
  expect([Math.floor(status / 100), headers.location]).toEqual(
    location === null ? [4, undefined] : [3, location],
  )
  if (location === null) {
    expect(status).toBe(404)
    // Node's server has a shorter text for paths that cannot be pages.
    expect(String(body)).toMatch(/unknown|There is nothing here/)
    return
  }
  // Redirects must not be cached, not even in folders of files.
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['x-frame-options']).toBe('DENY')
  expect((await request(location)).status).toBe(200)
})

it.each([
  ['/', 'home'],
  ['/?a=//b', 'home'],
  ['/about', 'about'],
  ['/about?a=b&c=d', 'about'],
  ['/services/web-development', 'web development'],
  ['/feed.xml', '<feed/>'],
])('answers %s without a redirect', async (target, page) => {
  const { status, body } = await request(target)
  expect([status, String(body)]).toEqual([200, page])
})

it.each([
  ['/about', 200, 'about'],
  ['/assets/a.js', 200, 'run()'],
  ['/no-such', 404, 'unknown'],
])('sends the compressed file of %s to clients that accept it', async (target, status, text) => {
  for (const accepted of ['gzip', 'gzip, br']) {
    const headers = { 'accept-encoding': accepted }
    const response = await fetch(`${server.url}${target}`, { headers })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-encoding')).toBe(accepted.split(', ').at(-1))
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect(await response.text()).toBe(text)
  }
  expect((await request(target)).headers['content-encoding']).toBeUndefined()
})
