import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { extraPages, pageTypes } from '@kitewright/content-types/addresses'
import { listStaticFiles } from '@kitewright/site-engine/files'
import { readBundle, writeSite } from '@kitewright/site-engine/write'
import { afterAll, expect, test } from 'vitest'
import { getPageModule, program } from '../src/entry-server.ts'
import { hashFiles } from '../tests/hashes-in.ts'

const bundleFolder = join(import.meta.dirname, '../.bundle')
const cache = join(import.meta.dirname, '../.cache')
const folders: string[] = []

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

test('the same snapshot gives the same bytes, for all pages and the one for unknown paths', async () => {
  const settings = readSettings({ CONTENT_SOURCE: 'seed' })
  const snapshot = await load({ settings })
  const { services, posts, legalPages } = snapshot.content
  const count = pageTypes.length + services.length + posts.length + legalPages.length
  const written = []
  for (const name of ['first', 'second']) {
    const out = await mkdtemp(join(tmpdir(), `kitewright-${name}-`))
    folders.push(out)
    const { pages } = await writeSite({ snapshot, settings, bundleFolder, out, cache })
    expect(pages).toHaveLength(count)
    const { content } = JSON.parse(await readFile(join(out, 'build.json'), 'utf8'))
    expect(content).toMatchObject({ source: 'seed', loadedAt: snapshot.loadedAt })
    expect(content.hash).toMatch(/^[0-9a-f]{64}$/)
    written.push(await hashFiles(out))
  }
  const [first, second] = written
  expect(first).toEqual(second)
  expect(Object.keys(first ?? {}).filter((file) => file.endsWith('.html'))).toHaveLength(count + 1)
})

test.each(['home', 'ledger', 'contact', 'legal'] as const)(
  'the styles of %s name the cascade layers in their order',
  async (page) => {
    const getBundle = await readBundle(join(bundleFolder, 'client'), program.font)
    const layers = getBundle(getPageModule(page)).css.matchAll(/@layer ([a-z, ]+)/g)
    const names = [...layers].flatMap(([, list = '']) => list.split(/, ?/))
    expect([...new Set(names)]).toEqual([
      'properties',
      'theme',
      'base',
      'components',
      'utilities',
      'overrides',
    ])
  },
)

test('redirects earlier addresses of services and posts', async () => {
  const settings = readSettings({ CONTENT_SOURCE: 'seed' })
  const snapshot = await load({ settings })
  const [post] = snapshot.content.posts
  const [service] = snapshot.content.services
  const moved = (_type: 'post' | 'service', slug = '') => ({ _type, slug, earlier: ['old', slug] })
  const content = {
    ...snapshot.content,
    earlierAddresses: [moved('post', post?.slug), moved('service', service?.slug)],
  }
  const out = await mkdtemp(join(tmpdir(), 'kitewright-moved-'))
  folders.push(out)
  await writeSite({ snapshot: { ...snapshot, content }, settings, bundleFolder, out, cache })
  expect(await readFile(join(out, 'blog/old.html'), 'utf8')).toContain(`/blog/${post?.slug}"`)
  expect(await readFile(join(out, 'services/old.html'), 'utf8')).toContain(
    `/services/${service?.slug}"`,
  )
  // A page at an earlier address wins.
  expect(await readFile(join(out, `blog/${post?.slug}.html`), 'utf8')).toContain('id="root"')
})

test('refuses landing pages with names of files at the root', async () => {
  const settings = readSettings({ CONTENT_SOURCE: 'seed', PUBLIC_STUDIO_URL: 'http://studio.test' })
  const snapshot = await load({ settings })
  const out = await mkdtemp(join(tmpdir(), 'kitewright-root-'))
  folders.push(out)
  const { pages, hashed } = await writeSite({ snapshot, settings, bundleFolder, out, cache })
  const ofPages = new Set(pages.flatMap(({ path, files }) => (path === '/' ? [] : files)))
  const written = (await readdir(out, { recursive: true, withFileTypes: true })).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(out.length)] : [],
  )
  const files = [...written, ...(await listStaticFiles(bundleFolder, settings)), ...hashed].map(
    (file) => (typeof file === 'string' ? file : file.path),
  )
  const names = files
    .filter((file) => !ofPages.has(file))
    // A folder, or a file of a page.
    .flatMap((file) => /^\/([\w-]+)(?:\/|\.html$|\.json$)/.exec(file)?.[1] ?? [])
  expect([...new Set(names)].sort()).toEqual([...extraPages].sort())
})
