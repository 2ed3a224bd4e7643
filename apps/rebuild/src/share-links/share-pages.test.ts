import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rawRequest, startTestServer } from '@kitewright/site-engine/testing'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { type ShareNote, SharePages } from './share-pages.ts'

const log = pino({ level: 'silent' })
const token = 'Abcdefghijklmnopqrstuvwxyz_-0123'
const other = 'Zbcdefghijklmnopqrstuvwxyz_-0123'

let data: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T00:00:00Z') })
  data = await mkdtemp(join(tmpdir(), 'kitewright-drafts-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(data, { recursive: true })
})

const note = (more: Partial<ShareNote> = {}): ShareNote => ({
  id: 'link-a',
  requestId: 'w',
  at: '2027-01-01T00:00:00.000Z',
  ends: '2027-01-08T00:00:00.000Z',
  pages: [
    { path: '/services/web', title: 'Web' },
    { path: '/', title: 'Home' },
  ],
  pagesMore: 0,
  ...more,
})

async function opened(): Promise<SharePages> {
  const pages = new SharePages(data, log)
  await pages.open()
  return pages
}

async function shown(pages: SharePages, under = token, more: Partial<ShareNote> = {}) {
  const folder = pages.getStagingFolder(under)
  await mkdir(join(folder, 'services'), { recursive: true })
  await mkdir(join(folder, 'art'))
  await writeFile(join(folder, 'services/web.html'), `the draft, ${more.requestId ?? 'w'}`)
  await writeFile(join(folder, 'index.html'), 'home')
  await writeFile(join(folder, 'art/a.svg'), '<svg/>')
  await pages.show(under, note(more))
}

/** Returns the response; SITE when the site answers. */
async function site(pages: SharePages) {
  const server = await startTestServer((request, response) => {
    if (!pages.handleRequest(request, response)) response.writeHead(418).end('the site')
  })
  onTestFinished(() => server[Symbol.asyncDispose]())
  return (target: string, more: { method?: string; headers?: Record<string, string> } = {}) =>
    rawRequest(server.port, { target, ...more })
}
const SITE = 418
const REMOVED_STATUS = 410

it('serves pages and their files below the token, without caching or indexing', async () => {
  const pages = await opened()
  await shown(pages)
  const get = await site(pages)
  const first = await get(`/drafts/${token}`)
  expect([first.status, first.headers.location]).toEqual([302, `/drafts/${token}/services/web`])
  const page = await get(`/drafts/${token}/services/web?from=chat`)
  expect([page.status, String(page.body)]).toEqual([200, 'the draft, w'])
  expect(String((await get(`/drafts/${token}/`)).body)).toBe('home')
  const file = await get(`/drafts/${token}/art/a.svg`)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  for (const { headers } of [first, page, file]) {
    expect(headers['content-security-policy']).toMatch(/^sandbox allow-same-origin allow-popups/)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toMatch(/script|allow-forms/)
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
  }
  expect((await get(`/drafts/${token}/services/web`, { method: 'POST' })).status).toBe(405)
})

it.each([
  '/drafts',
  '/drafts/',
  '/services/web',
  `/drafts/${token}%00/services/web`,
  `/drafts/${token}/about`,
  `/drafts/${token}/link.json`,
  `/drafts/${token}/../link.json`,
  `/drafts/${token}/..%2Flink.json`,
  `/drafts/${token}/%2e%2e/link.json`,
  `/drafts/${token}/../../journal.db`,
  `/drafts/${token}/services/web/..%5C..%5Clink.json`,
  `/drafts/__proto__/services/web`,
  `/drafts/${'.'.repeat(32)}/link.json`,
  `/drafts/${'%2e'.repeat(16)}/x`,
  '/drafts/\\..\\..',
  `//drafts/${token}/services/web`,
  `/x/drafts/${token}/services/web`,
])('leaves the unknown address %s to the site', async (target) => {
  const pages = await opened()
  await shown(pages)
  const get = await site(pages)
  expect((await get(target)).status).toBe(SITE)
})

it.each([
  ['', '/services/web'],
  [').', '/services/web'],
  ['%E2%80%8B', '/services/web'],
  ['&utm_source=chat', '/services/web'],
  ['?utm_source=chat', '/services/web'],
  ['/services/web/', '/services/web'],
  ['/services/web).', '/services/web'],
  ['/Services/Web.html', '/services/web'],
  ['//services/web', '/services/web'],
  ['/services/web&utm_source=chat', '/services/web?utm_source=chat'],
  ['/index.html', '/'],
])('redirects a link with the ending "%s" to %s', async (end, page) => {
  const pages = await opened()
  await shown(pages)
  const { status, headers } = await (await site(pages))(`/drafts/${token}${end}`)
  expect([status, headers.location]).toEqual([302, `/drafts/${token}${page}`])
})

it.each([
  `/drafts/${other}`,
  `/drafts/${other}/services/web`,
  `/drafts/${other}).`,
  `/drafts/${token.toLowerCase()}/services/web`,
  `/drafts/${token.slice(0, -1)}`,
  `/drafts/${token}x/services/web`,
])('answers %s with a page that says that the link does not work', async (target) => {
  const pages = await opened()
  await shown(pages)
  const get = await site(pages)
  const { status, headers, body } = await get(target)
  expect([status, headers['cache-control']]).toEqual([410, 'private, no-store'])
  expect(String(body)).toContain('It was withdrawn, it has expired')
  expect(headers['x-robots-tag']).toContain('noindex')
})

it('ends at its time, and then frees its disk space', async () => {
  const pages = await opened()
  await shown(pages)
  await shown(pages, other, { id: 'link-b', ends: '2027-01-09T00:00:00.000Z' })
  const get = await site(pages)
  vi.setSystemTime('2027-01-07T23:59:59Z')
  expect((await get(`/drafts/${token}/`)).status).toBe(200)
  vi.setSystemTime('2027-01-08T00:00:00Z')
  expect((await get(`/drafts/${token}/`)).status).toBe(REMOVED_STATUS)
  expect((await get(`/drafts/${other}/`)).status).toBe(200)
  expect(pages.readNote('link-a', token)).toBeNull()
  await pages.removeEnded()
  expect(await readdir(join(data, 'drafts'))).toHaveLength(1)
})

it('survives a restart, which removes unfinished and unreadable pages', async () => {
  const first = await opened()
  await shown(first)
  await shown(first, other, { id: 'link-b', ends: '2027-01-02T00:00:00.000Z' })
  const folder = join(data, 'drafts')
  await mkdir(first.getStagingFolder(token), { recursive: true })
  const unknownFolder = join(folder, 'a'.repeat(64))
  await mkdir(unknownFolder)
  await writeFile(join(unknownFolder, 'link.json'), '{"id":')
  await writeFile(join(folder, 'note.txt'), '')
  vi.setSystemTime('2027-01-03T00:00:00Z')
  const second = await opened()
  expect(second.ids()).toEqual(['link-a'])
  expect(await readdir(folder)).toHaveLength(1)
  expect(second.readNote('link-a', token)).toEqual(note())
  const get = await site(second)
  expect((await get(`/drafts/${token}/services/web`)).status).toBe(200)
})

it('replaces earlier pages, and answers 410 after a removal', async () => {
  const pages = await opened()
  await shown(pages)
  await shown(pages, token, { requestId: 'v' })
  const get = await site(pages)
  expect(String((await get(`/drafts/${token}/services/web`)).body)).toBe('the draft, v')
  // The token belongs to another link.
  expect(pages.readNote('link-b', token)).toBeNull()
  await pages.remove('link-a')
  expect((await get(`/drafts/${token}/services/web`)).status).toBe(REMOVED_STATUS)
  expect(await readdir(join(data, 'drafts'))).toEqual([])
})

it('counts views of people, and not of programs', async () => {
  const pages = await opened()
  await shown(pages)
  const seen: unknown[] = []
  pages.onSeen = (...what) => seen.push(what)
  const get = await site(pages)
  const from = (place: string, more = {}) => ({
    headers: { 'sec-fetch-dest': 'document', 'sec-fetch-site': place, ...more },
  })
  await get(`/drafts/${token}`, from('cross-site'))
  await get(`/drafts/${token}/services/web`, from('cross-site'))
  await get(`/drafts/${token}/`, from('same-origin'))
  await get(`/drafts/${token}/services/web`, from('none', { 'sec-purpose': 'prefetch' }))
  await get(`/drafts/${token}/services/web`)
  await get(`/drafts/${token}/art/a.svg`, from('none'))
  expect(seen).toEqual([
    ['link-a', '/services/web', true],
    ['link-a', '/', false],
  ])
})
