import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Snapshot } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { SitePage, SiteProgram } from './site-program.ts'
import { writeSite } from './write-site.ts'

const { loadProgram } = vi.hoisted(() => ({ loadProgram: vi.fn<() => Promise<SiteProgram>>() }))
vi.mock('./site-program.ts', () => ({ loadProgram }))
const bundle = { css: '', linked: [], styles: [], scripts: [], font: '' }
vi.mock('../bundle/page-bundle.ts', () => ({
  readBundle: async () => () => bundle,
  hasPreview: () => false,
}))

let out: string
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'write-site-'))
})
afterAll(() => rm(out, { recursive: true }))

const snapshot: Snapshot = JSON.parse(
  '{ "content": {}, "loadedAt": "2026-11-25", "assets": [], "documents": [], "quarantined": [], "revisions": {} }',
)

const page: SitePage = {
  path: '/services/web',
  module: 'page.tsx',
  content: null,
  source: 'service “Web” (service-web)',
  sharingPicture: () => ({ path: '/social/web.png', make: () => '' }),
  markdown: () => '',
  json: () => ({}),
  html: async () => '<html></html>',
}

it.each<keyof SitePage>(['sharingPicture', 'html', 'json'])(
  'names the page and its document when its %s cannot be made',
  async (part) => {
    const broken = () => {
      throw new RangeError('Maximum call stack size exceeded')
    }
    loadProgram.mockResolvedValue({
      font: '',
      buildConfig: () => ({}),
      buildSite: async () => ({
        pages: [{ ...page, [part]: broken }],
        moved: [],
        shared: null,
        drawings: [],
        files: () => ({}),
        policy: { scripts: [], styles: [] },
      }),
    })
    const settings = readSettings({ CONTENT_SOURCE: 'seed' })
    const written = writeSite({ snapshot, settings, bundleFolder: out, out, cache: out })
    await expect(written).rejects.toThrow(
      'The page /services/web, made of the service “Web” (service-web), could not be rendered: Maximum call stack',
    )
  },
)

it.each([
  '/build',
  '/live',
  '/vercel',
  '/manifest',
  '/feed',
  '/404',
  '/index',
  '/services/web',
  '/old',
])(
  'rejects a page at %s that would overwrite another file, and names its document',
  async (path) => {
    loadProgram.mockResolvedValue({
      font: '',
      buildConfig: () => ({}),
      buildSite: async () => ({
        pages: [
          { ...page, path: '/' },
          { ...page, source: 'service “First” (service-first)' },
          { ...page, path, source: 'landing page “Tea” (landing-tea)' },
        ],
        moved: [{ from: '/old', to: '/services/web' }],
        shared: null,
        drawings: [],
        files: () => ({ '/feed.json': '{}' }),
        policy: { scripts: [], styles: [] },
      }),
    })
    const settings = readSettings({ CONTENT_SOURCE: 'seed' })
    const written = writeSite({ snapshot, settings, bundleFolder: out, out, cache: out })
    await expect(written).rejects.toThrow(
      new RegExp(
        `written twice: .*the page ${path}, made of the landing page “Tea” \\(landing-tea\\)`,
      ),
    )
  },
)

it('redirects old addresses on hosts without redirect rules', async () => {
  loadProgram.mockResolvedValue({
    font: '',
    buildConfig: () => ({}),
    buildSite: async () => ({
      pages: [],
      moved: [{ from: '/services/websites', to: '/services/web' }],
      shared: null,
      drawings: [],
      files: () => ({}),
      policy: { scripts: [], styles: [] },
    }),
  })
  const settings = readSettings({ CONTENT_SOURCE: 'seed', PUBLIC_SITE_URL: 'https://kite.example' })
  await writeSite({ snapshot, settings, bundleFolder: out, out, cache: out })
  const html = await readFile(join(out, 'services/websites.html'), 'utf8')
  expect(html).toContain('<link rel="canonical" href="https://kite.example/services/web">')
  expect(html).toContain('content="0; url=/services/web"')
})
