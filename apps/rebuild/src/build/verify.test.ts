import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyManifest } from '../../tests/empty-manifest.ts'
import type { Manifest } from '../releases/manifest.ts'
import { VerificationError } from './failure.ts'
import { type Candidate, verify } from './verify.ts'

const html = (body: string) => `<!doctype html>\n<html><body><h1>Page</h1>${body}</body></html>\n`
const prices = '<i>₹50K – 2L</i><i>₹2L – 8L</i><i>₹8L+</i>'

const tiers = [{ from: 50_000, to: 200_000 }, { from: 200_000, to: 800_000 }, { from: 800_000 }]

const rules = (script: string) =>
  JSON.stringify([
    { path: '/*', headers: { 'Content-Security-Policy': `script-src 'self' ${script}` } },
  ])

const site: Record<string, string> = {
  '/index.html': html('<a href="/services/web">Web</a><script src="/assets/a.js"></script>'),
  '/index.json': '{}',
  '/services/web.html': html(`<a href="/">Home</a>${prices}`),
  '/services/web.json': '{}',
  '/assets/a.js': 'import("./b.js")',
  '/assets/b.js': '1',
  '/.headers/rules.json': rules("'sha256-known'"),
}

describe('verify', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kitewright-verify-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function candidate(files: Record<string, string>): Promise<Candidate> {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const pages = [
      { path: '/', key: 'a', files: ['/index.html', '/index.json'], source: 'document home' },
      {
        path: '/services/web',
        key: 'b',
        files: ['/services/web.html', '/services/web.json'],
        source: 'service “Web” (service-web)',
      },
    ]
    return {
      folder,
      manifest: createManifest(
        pages.map(({ path }) => path),
        files,
      ),
      pages,
      rendered: new Set(pages.map(({ path }) => path)),
      services: [{ slug: 'web', title: 'Web', tiers }],
      siteUrl: 'https://kitewright.example',
      live: undefined,
      confirmed: false,
    }
  }

  const createManifest = (
    pages: string[],
    files: Record<string, string>,
    documents = 10,
  ): Manifest => ({
    ...emptyManifest,
    source: 'lake',
    documents,
    pages: Object.fromEntries(pages.map((path) => [path, ''])),
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        { sha256: text, bytes: Buffer.byteLength(text) },
      ]),
    ),
  })

  function problems(found: Candidate): string[] {
    try {
      verify(found)
    } catch (error) {
      if (error instanceof VerificationError) return error.message.split('\n')
      throw error
    }
    return []
  }

  it('finds no problem in a complete site', async () => {
    expect(problems(await candidate(site))).toEqual([])
  })

  it('finds dead links and missing assets, with their pages', async () => {
    const link = '<a href="/about"><img src="/art/1/x.svg">'
    const files = {
      ...site,
      '/index.html': html(link),
      '/services/web.html': html(`${link}${prices}`),
    }
    expect(problems(await candidate(files))).toEqual([
      'link /about: leads nowhere; it is on /, /services/web',
      'link /art/1/x.svg: leads nowhere; it is on /, /services/web',
    ])
  })

  it('accepts links in upper case or with a trailing slash, as hosts do', async () => {
    const files = { ...site, '/index.html': html('<a href="/Services/WEB/">') }
    expect(problems(await candidate(files))).toEqual([])
  })

  it('finds a price that its page does not show', async () => {
    const files = { ...site, '/services/web.html': html(prices.replace('8L+', '9L+')) }
    expect(problems(await candidate(files))).toEqual([
      'service “Web”: its page does not show the price ₹8L+',
    ])
  })

  it('finds a service without its page, or without three prices', async () => {
    const found = await candidate(site)
    const services = [
      { slug: 'web', title: 'Web', tiers: tiers.slice(1) },
      { slug: 'app', title: 'App', tiers },
    ]
    expect(problems({ ...found, services })).toEqual([
      'service “Web”: has 2 prices, not 3',
      'service “App”: has no page at /services/app',
    ])
  })

  it('finds an incomplete page, a missing file and a truncated file', async () => {
    const { '/index.json': _, ...rest } = site
    const found = await candidate({ ...rest, '/index.html': '<!doctype html><h1>Pa' })
    await writeFile(join(folder, 'assets/b.js'), '')
    expect(problems(found)).toEqual([
      'page /, made of the document home: its file /index.json was not made',
      'page /, made of the document home: was not made whole',
      'file /assets/b.js: is not whole on the disk',
    ])
  })

  it('finds a missing script', async () => {
    const { '/assets/b.js': _, ...rest } = site
    expect(problems(await candidate(rest))).toEqual([
      'script /assets/a.js: loads /assets/b.js, which does not exist',
    ])
  })

  it('finds code that the policy of its page forbids, also in a reused page', async () => {
    const found = await candidate(site)
    const inline = [
      { code: ["script 'sha256-known'"], files: ['/index.html'] },
      {
        code: ["script 'sha256-known'", "script 'sha256-old'"],
        files: ['/services/web.html'],
      },
    ]
    const manifest = { ...found.manifest, inline }
    expect(problems({ ...found, manifest, rendered: new Set() })).toEqual([
      "page /services/web: holds script 'sha256-old', which its policy forbids",
    ])
  })

  it('fails when more than 30 % of the pages or documents are gone, unless confirmed', async () => {
    const found = await candidate(site)
    const live = createManifest(['/', '/services/web', '/about'], site, 15)
    const shrunk = { ...found, live }
    expect(problems(shrunk)).toEqual([
      expect.stringContaining('pages: 1 of 3 would be gone, among them /about.'),
      expect.stringContaining('documents: 5 of 15 would be gone.'),
    ])
    expect(problems({ ...shrunk, confirmed: true })).toEqual([])
    const tolerable = createManifest(['/', '/services/web', '/a', '/b', '/c', '/d', '/e'], site, 14)
    const most = createManifest(['/', '/services/web', '/a', '/b', '/c'], site)
    expect(problems({ ...found, manifest: most, live: tolerable })).toEqual([])
  })

  it('checks reused pages again when a possible link target is gone', async () => {
    const files = { ...site, '/index.html': html('<a href="/about">') }
    const found = { ...(await candidate(files)), rendered: new Set<string>() }
    const paths = ['/', '/services/web', '/a', '/b']
    const same = createManifest(paths.slice(0, 2), files)
    expect(problems({ ...found, live: same })).toEqual([])
    const more = createManifest([...paths.slice(0, 2), '/about'], files)
    expect(problems({ ...found, live: more, confirmed: true })).toEqual([
      'link /about: leads nowhere; it is on /',
    ])
  })
})
