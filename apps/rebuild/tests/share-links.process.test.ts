import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings } from '@kitewright/content-loader/settings'
import {
  createLink,
  createRenewal,
  createWithdrawal,
  LINK_TYPE,
  linkAddress,
  parseShareLinks,
} from '@kitewright/protocol/requests'
import { describe, expect, inject, it } from 'vitest'
import { makeSharePages } from '../src/share-links/make-share-pages.ts'
import { liveProblems } from './data-folder.ts'
import { forThisFile, serviceAtLake } from './running-service.ts'

const ID = 'service-web-development'
const path = '/services/web-development'

const running = await forThisFile(serviceAtLake({ SANITY_WRITE_TOKEN: 'local-editor' }))
const { lake } = running
const drafts = join(running.folder, 'drafts')
const service = await running.start()

describe('a share link', () => {
  const request = () => ({ by: 'Asha', at: new Date() })
  const mutate = (mutations: object[]) =>
    lake.client.mutate(mutations as Parameters<typeof lake.client.mutate>[0])
  const links = async () =>
    parseShareLinks(await lake.client.fetch('*[_type == $type]', { type: LINK_TYPE }))
  const theLink = async () => {
    const [link] = await links()
    if (!link) throw new Error('There is no link')
    return link
  }
  const setDraftPrice = async (thousands: number) => {
    const published = await lake.client.getDocument(ID)
    const tiers = published?.tiers as { from: number }[]
    const [first, ...others] = tiers
    await lake.client.createOrReplace({
      ...published,
      _id: `drafts.${ID}`,
      _type: 'service',
      tiers: [{ ...first, from: thousands * 1000 }, ...others],
    })
    return `>₹${thousands}K`
  }
  const make = async () => {
    await mutate(
      createLink([{ _key: ID, id: ID, type: 'service', name: 'Web Development' }], request()),
    )
    await expect.poll(async () => (await theLink()).made).toBeTruthy()
    return linkAddress(service.site, await theLink())
  }
  const opened = {
    'sec-fetch-dest': 'document',
    'sec-fetch-site': 'cross-site',
    connection: 'close',
  }
  const get = (url: string, headers: Record<string, string> = {}) =>
    fetch(url, { headers: { connection: 'close', ...headers } })

  it('shows pages with the drafts, without a trace on the site, until it is withdrawn', async () => {
    const price = await setDraftPrice(71)
    const before = await (await get(`${service.site}${path}`)).text()
    const address = await make()

    const page = await get(address, opened)
    expect(page.url).toBe(`${address}${path}`)
    const html = await page.text()
    expect(html).toContain(price)
    expect(html).toContain('Draft, not published.')
    expect(html).not.toMatch(/<script|rel="canonical"|property="og:/)
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox allow-same-origin /)
    expect(page.headers.get('content-security-policy')).not.toContain('script')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    const { pages } = (await theLink()).made ?? {}
    expect(pages?.[0]).toMatchObject({ path, title: expect.stringContaining('Web') })
    expect(pages?.map((one) => one.path)).toContain('/services')
    for (const one of pages ?? []) expect((await get(`${address}${one.path}`)).status).toBe(200)
    const shown = html.match(/\/drafts\/[\w-]+\/(?:assets|art|media)\/[^"')\s,#?]+/g) ?? []
    expect(shown.length).toBeGreaterThan(3)
    for (const file of new Set(shown)) {
      expect((await get(`${service.site}${file}`)).status, file).toBe(200)
    }

    // No page, feed or file of the site contains the draft.
    expect(await (await get(`${service.site}${path}`)).text()).toBe(before)
    expect(await liveProblems(running.folder)).toEqual([])
    const live = join(running.folder, 'current')
    const names = await readdir(live, { recursive: true })
    for (const name of names.filter((name) => /\.(html|json|xml|txt)$/.test(name))) {
      const text = await readFile(join(live, name), 'utf8')
      expect(text.includes(price) || text.includes('/drafts/'), name).toBe(false)
    }
    // No file name on disk contains its token.
    const { token } = await theLink()
    expect((await readdir(drafts)).join()).toMatch(/^[\da-f]{64}$/)
    expect((await readdir(drafts, { recursive: true })).join()).not.toContain(token)

    // Only the user of the service can read drafts and the documents of releases.
    const [link = ''] = await readdir(drafts)
    const note = join(drafts, link, 'link.json')
    for (const path of [running.folder, drafts, join(drafts, link), join(live, '.content'), note]) {
      expect((await stat(path)).mode & 0o077, path).toBe(0)
    }

    await expect.poll(async () => (await theLink()).seen).toMatchObject({ opened: 1, path })

    await mutate(createWithdrawal(await theLink(), request()))
    await expect.poll(async () => (await get(`${address}${path}`)).status).toBe(410)
    const response = await get(`${address}${path}`)
    expect(await response.text()).toContain('It was withdrawn')
    await expect.poll(() => readdir(drafts)).toEqual([])
  })

  it('limits the number of pages, pages of the drafts first, and shows posts before their date', async () => {
    const createLink = async (draft: Record<string, unknown>) => {
      const out = join(running.folder, 'made')
      const outcome = await makeSharePages({
        content: readSettings(lake.env),
        drafts: [draft],
        live: join(running.folder, 'current'),
        bundleFolder: inject('bundle'),
        cacheFolder: join(running.folder, 'cache'),
        out,
        base: '/drafts/t',
        until: 'then',
        lakeTimeoutMs: 30_000,
        maxPages: 3,
      })
      if (outcome.kind !== 'made') return outcome
      const files = await readdir(out, { recursive: true })
      return { ...outcome, html: files.filter((file) => file.endsWith('.html')) }
    }
    const settings = await lake.client.getDocument('siteSettings')
    const fullDraft = { ...settings, _id: 'drafts.siteSettings', footerLine: 'Made in a draft.' }
    const all = await createLink(fullDraft)
    expect(all).toMatchObject({ kind: 'made', pages: [{ path: '/', title: 'Home' }, {}, {}] })
    expect('html' in all && all.html).toHaveLength(3)
    expect('pagesMore' in all && all.pagesMore).toBeGreaterThan(30)

    const [post] = await lake.client.fetch('*[_type == "post"]')
    const scheduled = {
      _id: 'drafts.post-ahead',
      publishedAt: '2099-01-01',
      slug: { _type: 'slug', current: 'ahead' },
    }
    expect(await createLink({ ...post, ...scheduled, title: 'Ahead of its day' })).toMatchObject({
      kind: 'made',
      pages: [{ path: '/blog/ahead', title: 'Ahead of its day' }, {}, { path: '/blog' }],
    })
    expect(await createLink({ ...post, _id: `drafts.${post._id}` })).toEqual({ kind: 'same' })
  })

  it('reports invalid drafts and a full disk, and the site keeps publishing', async () => {
    await lake.client
      .patch(`drafts.${ID}`)
      .set({ lead: 'Too long. '.repeat(60) })
      .commit()
    await mutate(createLink([{ _key: ID, id: ID, type: 'service', name: 'Web' }], request()))
    await expect
      .poll(async () => (await theLink()).failure?.issues)
      .toMatchObject([{ document: { id: ID }, path: 'lead' }])
    expect((await get(linkAddress(service.site, await theLink()))).status).toBe(410)

    await setDraftPrice(74)
    await rm(drafts, { recursive: true })
    // Simulates a disk that cannot be written.
    await writeFile(drafts, '')
    await mutate(createRenewal(await theLink(), request()))
    await expect
      .poll(async () => (await theLink()).failure?.message)
      .toContain('The server could not make its pages.')
    expect((await get(`${service.site}${path}`)).status).toBe(200)
    const published = await lake.setPrice('web-development', 75)
    await expect.poll(() => service.shows(path, published)).toBe(true)
    await rm(drafts)
    await mutate(createRenewal(await theLink(), request()))
    await expect.poll(async () => (await theLink()).made).toBeTruthy()
    expect((await get(linkAddress(service.site, await theLink()))).status).toBe(200)
  })
})
