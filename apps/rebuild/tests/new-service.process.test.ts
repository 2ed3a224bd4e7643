import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundledSeed, load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { pageTypes } from '@kitewright/content-types/addresses'
import type { Fields } from '@kitewright/content-types/model'
import { afterAll, expect, inject, it } from 'vitest'
import { buildRelease } from '../src/build/build-release.ts'
import { readManifest } from '../src/releases/manifest.ts'

const folder = await mkdtemp(join(tmpdir(), 'kitewright-new-service-'))
afterAll(() => rm(folder, { recursive: true }))

const settings = readSettings({ CONTENT_SOURCE: 'seed' })
const layouts = ['specimen', 'ledger', 'storyboard']

/** The seed with a new service for each layout, and an existing one in another layout. */
async function withNewServices() {
  const { documents, assets } = await bundledSeed()
  const ledger = documents.find(({ _id }) => _id === 'service-devops-cicd')
  const added = layouts.map((layout) => ({
    ...ledger,
    _id: `service-new-${layout}`,
    title: `New ${layout}`,
    slug: { _type: 'slug', current: `new-${layout}` },
    metaDescription: `New, ${layout}: ${String(ledger?.metaDescription)}`.slice(0, 150),
    layout,
  }))
  const changed = documents.map((document) =>
    document._id === 'service-cloud-operations' ? { ...document, layout: 'specimen' } : document,
  )
  return { documents: [...changed, ...added], assets }
}

it('renders every drawing of a new service, in every layout', async () => {
  const out = join(folder, 'release')
  const cacheFolder = join(folder, 'cache')
  // Compressed files and pictures of the existing pages.
  await cp(join(inject('base'), 'cache'), cacheFolder, { recursive: true })
  const job = {
    id: 'test',
    content: settings,
    out,
    live: null,
    damaged: [],
    bundleFolder: inject('bundle'),
    cacheFolder,
    confirmed: false,
    lakeTimeoutMs: 10_000,
    announced: [],
  }
  // Throws VerificationError when a page names a missing file.
  const outcome = await buildRelease(
    job,
    {},
    () => {},
    (options) => load({ ...options, seed: withNewServices }),
  )
  const { documents } = await withNewServices()
  const several = documents.filter(({ _type }: Fields) =>
    ['service', 'post', 'legalPage'].includes(String(_type)),
  )
  const pages = pageTypes.length + several.length
  expect(outcome).toMatchObject({ kind: 'built', pages })

  const files = Object.keys((await readManifest(out))?.files ?? {})
  const sprite = files.find((path) => /^\/art\/\w+\/kites\.svg$/.test(path)) ?? ''
  const symbols = new Set(
    [...(await readFile(join(out, sprite), 'utf8')).matchAll(/<symbol id="([^"]+)"/g)].map(
      ([, id]) => id,
    ),
  )
  for (const path of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(out, path), 'utf8')
    for (const [, id] of html.matchAll(/kites\.svg#([^"]+)"/g)) expect(symbols, path).toContain(id)
  }
  for (const layout of layouts) {
    const html = await readFile(join(out, `services/new-${layout}.html`), 'utf8')
    expect(html).toContain(`/${layout}/new-${layout}-`)
    expect(symbols).toContain(`new-${layout}`)
  }
})
