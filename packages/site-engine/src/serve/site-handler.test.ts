import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headerFiles } from '../headers/header-files.ts'
import { createHeaderRules, getHeaders, plainHeaders } from '../headers/header-rules.ts'
import { createSiteHandler } from './site-handler.ts'

const rules = createHeaderRules({
  scripts: ['run()'],
  styles: ['b{}'],
  pages: [
    {
      path: '/book-meeting',
      sources: [{ 'frame-src': ['https://calendar.example'] }],
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' },
    },
  ],
})
const files = {
  '/index.html': 'home',
  '/404.html': 'home',
  '/about.html': 'about',
  '/about.md': '# About',
  '/contact.html': 'contact',
  '/manifest.json': '{}',
  '/book-meeting.html': 'calendar',
  '/assets/a.js': 'run()',
  '/preview.html': 'drafts',
  ...headerFiles(rules, { isPreviewed: true, pages: ['/', '/about'] }),
}

let folder: string
let site: string
const server = createServer((request, response) => createSiteHandler(folder)(request, response))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-site-'))
  for (const [path, body] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), body)
  }
  await new Promise<void>((resolve) => server.listen(0, resolve))
  site = `http://localhost:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const get = (path: string) => fetch(`${site}${path}`, { redirect: 'manual' })

test.each([
  ['/', 200],
  ['/book-meeting', 200],
  ['/preview', 200],
  ['/preview/services/no-such-service', 200],
  ['/preview.html', 308],
  ['/_redirects', 404],
  ['/assets/a.js', 200],
  ['/ABOUT', 308],
  ['/no-such-page', 404],
])('answers %s with the headers of the rules', async (path, status) => {
  const response = await get(path)
  expect(response.status).toBe(status)
  for (const [name, value] of Object.entries(getHeaders(rules, path))) {
    expect([name, response.headers.get(name)]).toEqual([name, value])
  }
})

test('does not cache a missing hashed file', async () => {
  const response = await get('/assets/gone.js')
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache'])
})

test.each([
  ['/vercel.json'],
  ['/.headers/rules.json'],
  ['/manifest.json'],
  ['/assets/gone.js'],
  ['/wp-login.php'],
  ['/.env.PHP'],
  ['/no-such-page', 'application/json'],
  ['/no-such-page', 'image/avif,image/webp'],
])(
  '%s is no address of a page, and gets a short text (Accept: %s)',
  async (path, accept = '*/*') => {
    const response = await fetch(`${site}${path}`, { headers: { accept } })
    expect([response.status, await response.text()]).toEqual([404, 'There is nothing here.\n'])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
  },
)

test.each(['text/html,application/xhtml+xml;q=0.9', 'text/*', '*/*;q=0.8'])(
  'home is shown to who takes HTML (%s)',
  async (accept) => {
    const response = await fetch(`${site}/no-such-page`, { headers: { accept } })
    expect([response.status, await response.text()]).toEqual([404, 'home'])
  },
)

test.each(['POST', 'PUT', 'DELETE'])(
  '%s is refused with the headers of security',
  async (method) => {
    const response = await fetch(site, { method })
    expect(response.status).toBe(405)
    expect(Object.fromEntries(response.headers)).toMatchObject(plainHeaders)
  },
)

test.each([
  '/_headers',
  '/%5fheaders',
  '/404',
  '/404.html',
  '/index',
  '/about/index',
  '/no-such/',
  '/no-such.html',
  '/no-such.',
  '/_headers.',
  '/vercel.json,',
  '/%zz',
])('answers %s with home and status 404', async (path) => {
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([404, 'home'])
})

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/%61bout', 'about'],
  ['/contact', 'contact'],
])('%s is the address of the page %s', async (path, page) => {
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([200, page])
})

test.each([
  ['/About.HTML?from=mail', '/about?from=mail'],
  ['/contact/index.html', '/contact'],
  ['/about&utm_source=chat', '/about?utm_source=chat'],
  ['/assets/a.js.', '/assets/a.js'],
])('redirects %s to %s', async (path, location) => {
  const response = await get(path)
  expect([response.status, response.headers.get('location')]).toEqual([308, location])
  // Also in folders of hashed files.
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('answers an unknown path with the whole of home, despite ranges and conditions', async () => {
  const headers = { range: 'bytes=0-1', 'if-none-match': '*', 'accept-encoding': 'gzip' }
  const response = await fetch(`${site}/no-such-page`, { headers })
  expect([response.status, await response.text()]).toEqual([404, 'home'])
})

test.each([
  ['/about', 'text/markdown', '# About'],
  ['/about', 'text/markdown, text/html;q=0.5', '# About'],
  ['/about', 'text/html,application/xhtml+xml,*/*;q=0.8', 'about'],
  ['/about', '*/*', 'about'],
  ['/about.md', '*/*', '# About'],
  ['/contact', 'text/markdown', 'contact'],
])('%s answers a client that accepts %s', async (path, accept, body) => {
  const response = await fetch(`${site}${path}`, { headers: { accept } })
  expect(await response.text()).toBe(body)
  expect(response.headers.get('content-type')).toMatch(
    body.startsWith('#') ? 'text/markdown; charset=utf-8' : 'text/html',
  )
  if (path === '/about') expect(response.headers.get('vary')).toContain('Accept,')
})

test('rejects a folder without rules', async () => {
  await rm(join(folder, '.headers'), { recursive: true })
  expect(() => createSiteHandler(folder)).toThrow(/rules\.json/)
})
