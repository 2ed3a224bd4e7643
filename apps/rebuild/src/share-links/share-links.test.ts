import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@kitewright/content-loader/settings'
import {
  type DraftLink,
  draftLinkSchema,
  MAX_LINKS,
  newLink,
  renewal,
  withdrawal,
} from '@kitewright/protocol/requests'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runningLake } from '../../tests/running-lake.ts'
import type { FailedOutcome } from '../build/job.ts'
import type { ShareJob, ShareOutcome } from './make-share-pages.ts'
import { ShareLinks } from './share-links.ts'
import { SharePages } from './share-pages.ts'

const running = await runningLake()
const { client } = running
afterAll(() => running.close())

const log = pino({ level: 'silent' })
const web = 'service-web-development'
const DAY = 24 * 60 * 60_000
const made: ShareOutcome = {
  kind: 'made',
  pages: [{ path: '/services/web-development', title: 'Web' }],
  pagesMore: 0,
}
const wish = { by: 'Asha', at: new Date() }
type Mutations = Parameters<typeof client.mutate>[0]
const mutate = (mutations: object[]) => client.mutate(mutations as Mutations)

let data: string
let jobs: ShareJob[]
/** What becomes of the next tries; `made` where nothing else is said. */
let outcomes: (ShareOutcome | FailedOutcome)[]
const started: ShareLinks[] = []

async function service({ onMake = async (_job: ShareJob) => {} } = {}) {
  const pages = new SharePages(data, log)
  await pages.open()
  const links = new ShareLinks({
    ...{ client, pages, cacheFolder: data, log, pause: 1 },
    settings: { content: readSettings({}), bundleFolder: data, lakeTimeoutMs: 1_000 },
    live: () => null,
    async make(job) {
      jobs.push(job)
      await onMake(job)
      const outcome = outcomes.shift() ?? made
      if (outcome.kind === 'made') {
        await mkdir(join(job.out, 'services'), { recursive: true })
        await writeFile(join(job.out, 'services/web-development.html'), String(jobs.length))
      }
      return outcome
    },
  })
  started.push(links)
  return { pages, links }
}

const writeDraft = async (id = web) =>
  client.createOrReplace({
    ...(await client.getDocument(id)),
    _id: `drafts.${id}`,
    _type: 'service',
  })
async function create(ids = [web]): Promise<string> {
  const mutations = newLink(
    ids.map((id) => ({ _key: id, id, type: 'service', name: id })),
    wish,
  )
  await mutate(mutations)
  const [first] = mutations
  return String(first && 'create' in first && first.create._id)
}
const linkOf = async (id: string): Promise<DraftLink> =>
  draftLinkSchema.parse(await client.getDocument(id))
const folders = () => readdir(join(data, 'drafts')).catch(() => [])

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  data = await mkdtemp(join(tmpdir(), 'kitewright-links-'))
  jobs = []
  outcomes = []
  await writeDraft()
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((links) => links.stop()))
  for (const type of ['siteDraftLink', 'siteRequest'])
    await client.delete({ query: `*[_type == "${type}"]` })
  vi.useRealTimers()
  await rm(data, { recursive: true })
})

it('makes pages of the drafts of a link once, for seven days', async () => {
  const id = await create()
  const { links, pages } = await service()
  await links.look(id)
  const link = await linkOf(id)
  const now = Date.now()
  expect(link.made).toMatchObject({
    wish: link.wish,
    at: new Date(now).toISOString(),
    ends: new Date(now + 7 * DAY).toISOString(),
    pages: [{ path: '/services/web-development', title: 'Web' }],
  })
  expect(jobs[0]).toMatchObject({
    drafts: [{ _id: `drafts.${web}` }],
    base: `/drafts/${link.token}`,
  })
  expect(pages.noteOf(id, link.token)).toMatchObject({ wish: link.wish, ends: link.made?.ends })
  await links.look()
  const { links: next } = await service()
  await next.look()
  expect(jobs).toHaveLength(1)
})

it('makes them anew when asked, for another seven days, and forgets them when it is withdrawn', async () => {
  const id = await create()
  const { links, pages } = await service()
  await links.look(id)
  vi.setSystemTime(Date.now() + 3 * DAY)
  await mutate(renewal({ _id: id }, wish))
  await links.look(id)
  const link = await linkOf(id)
  expect(link.made?.ends).toBe(new Date(Date.now() + 7 * DAY).toISOString())
  expect(pages.noteOf(id, link.token)?.wish).toBe(link.wish)
  expect(jobs).toHaveLength(2)
  await mutate(withdrawal({ _id: id }, wish))
  await links.look(id)
  expect(pages.ids()).toEqual([])
  expect(await folders()).toEqual([])
})

it('makes no pages for what was withdrawn meanwhile', async () => {
  const id = await create()
  const { links, pages } = await service({
    onMake: async () => void (await client.delete(id)),
  })
  await links.look(id)
  expect(jobs).toHaveLength(1)
  expect(pages.ids()).toEqual([])
  expect(await folders()).toEqual([])
})

it('ends one at once when it is withdrawn, also while the pages of another are being made', async () => {
  const id = await create()
  const { promise: isMaking, resolve: making } = Promise.withResolvers<void>()
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  const { links, pages } = await service({
    async onMake() {
      if (jobs.length < 2) return
      making()
      await end
    },
  })
  await links.look(id)
  const other = await create()
  const done = links.look(other)
  await isMaking
  await mutate(withdrawal({ _id: id }, wish))
  void links.look(id)
  await vi.waitFor(() => expect(pages.ids()).toEqual([]), 30_000)
  finish()
  await done
  expect(pages.ids()).toEqual([other])
})

it('says what is wrong, and leaves the pages of before until they end', async () => {
  const id = await create()
  const { links, pages } = await service()
  await links.look(id)
  const before = (await linkOf(id)).made
  const problems = [{ id: web, type: 'service', where: 'Web', field: 'lead', what: 'Too long.' }]
  outcomes = [{ kind: 'wrong', problems }]
  await mutate(renewal({ _id: id }, wish))
  await links.look(id)
  const link = await linkOf(id)
  expect(link).toMatchObject({ made: before, failure: { wish: link.wish, problems } })
  expect(pages.noteOf(id, link.token)?.ends).toBe(before?.ends)
  await links.look()
  expect(jobs).toHaveLength(2)
  await mutate(renewal({ _id: id }, wish))
  await links.look(id)
  expect((await linkOf(id)).failure).toBeUndefined()
})

const noRoom: FailedOutcome = {
  kind: 'failed',
  failure: { kind: 'disk', exitCode: 6, message: 'No room', problems: [], retry: true },
  times: {},
}
it.each([
  ['change nothing', { kind: 'same' } as const],
  ['could not make its pages', noRoom],
])('says why there are none: they %s', async (words, outcome) => {
  const id = await create()
  outcomes = [outcome]
  const { links } = await service()
  await links.look(id)
  await links.look()
  expect((await linkOf(id)).failure?.message).toContain(words)
  expect(jobs).toHaveLength(1)
  expect(await folders()).toEqual([])
})

it('says so where the disk takes the pages, and not their place', async () => {
  const id = await create()
  const { links } = await service({
    onMake: async ({ out }) => {
      await mkdir(join(out, '../link.json'), { recursive: true })
    },
  })
  await links.look(id)
  expect((await linkOf(id)).failure?.message).toContain('could not make its pages')
})

it('has nothing to show of drafts that are published or discarded', async () => {
  await client.delete(`drafts.${web}`)
  const id = await create()
  const { links } = await service()
  await links.look(id)
  expect((await linkOf(id)).failure?.message).toContain('published or discarded')
  expect(jobs).toEqual([])
})

it(`makes pages for ${MAX_LINKS} at the same time, and for others when one has gone`, async () => {
  const { links, pages } = await service()
  const ids: string[] = []
  for (let count = 0; count <= MAX_LINKS; count += 1) {
    const id = await create()
    await client
      .patch(id)
      .set({ _createdAt: new Date(count * 1000).toISOString() })
      .commit()
    ids.push(id)
  }
  await links.look(ids.at(-1))
  expect(pages.ids()).toHaveLength(MAX_LINKS)
  const failed = (await Promise.all(ids.map(linkOf))).filter(({ failure }) => failure)
  expect(failed).toHaveLength(1)
  expect(failed[0]?.failure?.message).toContain(`${MAX_LINKS} links already`)

  const gone = pages.ids()[0] ?? ''
  await mutate([
    ...withdrawal({ _id: gone }, wish),
    ...renewal({ _id: failed[0]?._id ?? '' }, wish),
  ])
  await links.look(gone)
  expect(pages.ids()).toContain(failed[0]?._id)
  expect(pages.ids()).toHaveLength(MAX_LINKS)
})

it('ends, is still told of for a month, and then forgotten', async () => {
  const id = await create()
  const { links } = await service()
  await links.look(id)
  vi.setSystemTime(Date.now() + 8 * DAY)
  await links.look()
  expect(await folders()).toEqual([])
  expect((await linkOf(id)).made).toBeTruthy()
  vi.setSystemTime(Date.now() + 31 * DAY)
  await links.look()
  expect(await client.getDocument(id)).toBeUndefined()
  expect(jobs).toHaveLength(1)
})

it('makes pages that the disk lost again, until they would have ended', async () => {
  const id = await create()
  const { links } = await service()
  await links.look(id)
  const before = (await linkOf(id)).made
  await rm(join(data, 'drafts'), { recursive: true })
  vi.setSystemTime(Date.now() + DAY)
  const { links: next, pages } = await service()
  await next.look()
  const { made: now, token } = await linkOf(id)
  expect(now?.ends).toBe(before?.ends)
  expect(pages.noteOf(id, token)?.ends).toBe(before?.ends)
})

it('tells how often it was opened, and what was seen last', async () => {
  const id = await create()
  const { links, pages } = await service()
  await links.look(id)
  pages.onSeen(id, '/services/web-development', true)
  pages.onSeen(id, '/', false)
  await vi.waitFor(
    async () => expect((await linkOf(id)).seen).toMatchObject({ opened: 1, path: '/' }),
    30_000,
  )
  pages.onSeen(id, '/services/web-development', true)
  // What a service that stops has not told yet.
  await links.stop()
  expect((await linkOf(id)).seen).toMatchObject({ opened: 2, path: '/services/web-development' })
})

it('takes what is no link for one that is gone', async () => {
  const id = await create()
  const { links, pages } = await service()
  await links.look(id)
  await client.patch(id).set({ token: '../../etc' }).commit()
  await links.look()
  expect(pages.ids()).toEqual([])
  expect(await folders()).toEqual([])
})

it('makes the pages of the other links when one fails', async () => {
  const failing = await create()
  const other = await create()
  const { links, pages } = await service({
    async onMake(job) {
      if (job.out === pages.makingFolder((await linkOf(failing)).token)) throw new Error('broken')
    },
  })
  await links.look()
  expect((await linkOf(failing)).made).toBeUndefined()
  expect((await linkOf(other)).made?.pages).toMatchObject(made.pages)
})

it('reads many links and drafts in requests of 50 ids', async () => {
  const asked = vi.spyOn(client, 'getDocuments')
  await create([web, ...Array.from({ length: 60 }, (_, place) => `service-${place}`)])
  await (await service()).links.look()
  const sizes = asked.mock.calls.map(([some]) => some.length)
  asked.mockRestore()
  expect(sizes).toEqual([1, 50, 11])
})
