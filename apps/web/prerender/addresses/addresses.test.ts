import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { pagePaths } from '@kitewright/content-types/addresses'
import { createSiteHandler } from '@kitewright/site-engine/serve'
import { startTestServer } from '@kitewright/site-engine/testing'
import { writeSite } from '@kitewright/site-engine/write'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findUnderscoreRedirect, findVercelRedirect, hosts } from './hosts.ts'

const app = join(import.meta.dirname, '../..')

let out: string
let pages: string[]
let files: Set<string>
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'kitewright-addresses-'))
  const settings = readSettings({ CONTENT_SOURCE: 'seed' })
  const snapshot = await load({ settings })
  const site = await writeSite({
    snapshot,
    settings,
    bundleFolder: join(app, '.bundle'),
    cache: join(app, '.cache'),
    out,
  })
  pages = site.pages.map(({ path }) => path)
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(out, join(entry.parentPath, entry.name))}`),
  )
})
afterAll(() => rm(out, { recursive: true }))

type Row = { slash: number; html: number }

/** Status of a page's path with a slash at its end, and with `.html`; redirects go to the page. */
const spellings: Record<keyof typeof hosts, Row> = {
  'Cloudflare Pages': { slash: 308, html: 308 },
  Netlify: { slash: 301, html: 200 },
  Vercel: { slash: 308, html: 308 },
  // Our 404 page contains a script that redirects.
  'GitHub Pages': { slash: 404, html: 200 },
}

const all = Object.entries(hosts).map(([name, answer]) => ({
  name,
  answer,
  ...spellings[name as keyof typeof hosts],
}))

describe.each(all)('$name', ({ answer, slash, html }) => {
  const getFile = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

  it('answers every page at its canonical address, without a redirect', () => {
    expect(pages).toEqual(expect.arrayContaining(Object.values(pagePaths)))
    for (const path of pages)
      expect(answer(files, path)).toEqual({ status: 200, file: getFile(path) })
  })

  it('sends other spellings to that address, or shows the page', () => {
    for (const path of pages) {
      const spelt = { [`${path}/`]: slash, [getFile(path)]: html }
      for (const [other, status] of Object.entries(spelt)) {
        if (other === '//') continue
        const isFile = status === 200 || status === 404
        const file = status === 200 ? getFile(path) : '/404.html'
        const expected = isFile ? { status, file } : { status, location: path }
        expect([other, answer(files, other)]).toEqual([other, expected])
      }
    }
  })

  it.each(['/no-such-page', '/services/no-such-service', '/services/x/y', '/assets/gone.js'])(
    'answers %s with home and status 404',
    (path) => expect(answer(files, path)).toEqual({ status: 404, file: '/404.html' }),
  )
})

it('the local server answers every page at its address, and sends other spellings there', async () => {
  await using server = await startTestServer(createSiteHandler(out))
  const answer = async (path: string) => {
    const response = await fetch(`${server.url}${path}`, { redirect: 'manual' })
    return [response.status, response.headers.get('location')]
  }
  for (const path of pages) {
    expect([path, ...(await answer(path))]).toEqual([path, 200, null])
    if (path === '/') continue
    const malformed = [`${path}/`, `${path}.html`, path.toUpperCase(), `/${path}`, `${path}).`]
    for (const other of malformed) {
      expect([other, ...(await answer(other))]).toEqual([other, 308, path])
    }
  }
})

it('redirects a link with extra characters on hosts that support it', async () => {
  const [lines, vercel] = await Promise.all(
    ['_redirects', 'vercel.json'].map((file) => readFile(join(out, file), 'utf8')),
  )
  const getTargets = (path: string) => [
    findUnderscoreRedirect(lines ?? '', path),
    findVercelRedirect(vercel ?? '', path),
  ]
  for (const path of pages.filter((page) => page !== '/')) {
    expect(getTargets(path)).toEqual([undefined, undefined])
    for (const end of ['.', ',', ')', '%20', '%E2%80%8B']) {
      expect([`${path}${end}`, ...getTargets(`${path}${end}`)]).toEqual([
        `${path}${end}`,
        path,
        path,
      ])
    }
    const campaign = `${path}?utm_source=x&utm_medium=y`
    expect(getTargets(campaign.replace('?', '&'))).toEqual([campaign, campaign])
  }
  for (const file of files)
    expect([file, ...getTargets(file)]).toEqual([file, undefined, undefined])
  expect(getTargets('/about).')).toEqual([undefined, '/about'])
  for (const other of ['/', '//evil.example', '//evil.example.', '//evil&a', '/.', '/%5Cevil.']) {
    expect(getTargets(other)).toEqual([undefined, undefined])
  }
})
