import { fetchDocuments } from '@kitewright/content-loader/load'
import { parseTime } from '@kitewright/content-rules/dates'
import { freeze, SCHEDULE_PREFIX, SCHEDULE_TYPE } from '@kitewright/protocol/requests'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runningLake } from '../../tests/running-lake.ts'
import { ScheduledPublishes } from './scheduled-publishes.ts'

const running = await runningLake()
const { client } = running
afterAll(() => running.close())

const log = pino({ level: 'silent' })
const web = 'service-web-development'
const app = 'service-app-development'
/** This month begins earlier in India than in UTC. */
const first = new Date(parseTime('2027-12-01', '00:00') ?? 0).toISOString()

const started: ScheduledPublishes[] = []
/** @param beforeWriting may change documents first, or throw as the lake does. */
function service(beforeWriting: (mutations: string) => unknown = () => {}): ScheduledPublishes {
  const publishes = new ScheduledPublishes({
    client,
    async commit(mutations) {
      await beforeWriting(JSON.stringify(mutations))
      await client.mutate(mutations, { returnDocuments: false })
    },
    fetchPublished: () => fetchDocuments(running.settings, { tries: 1 }),
    log,
    onChange: () => {},
    pause: 1,
  })
  started.push(publishes)
  return publishes
}

const SCHEDULE = `${SCHEDULE_PREFIX}one`
const plan = (at = first, ids = [web, app], id = SCHEDULE) =>
  client.createOrReplace({
    _id: id,
    _type: SCHEDULE_TYPE,
    at,
    by: 'Asha',
    entries: ids.map((id) => ({ _key: id, id, type: 'service', name: id })),
  })
const getLead = async (id: string) => (await client.getDocument(id))?.lead
const write = async (id: string, fields: object) => {
  const published = await client.getDocument(id)
  await client.createOrReplace({
    ...published,
    ...fields,
    _id: `drafts.${id}`,
    _type: 'service',
  })
}
const planned = () => client.getDocument(SCHEDULE)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-11-30T18:29:59Z') })
  await write(web, { lead: `Web, ${Math.random()}.` })
  await write(app, { lead: `App, ${Math.random()}.` })
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((publishes) => publishes.stop()))
  await client.delete({ query: `*[_type == "${SCHEDULE_TYPE}"]` })
  vi.useRealTimers()
})
const midnightInIndia = () => vi.setSystemTime('2027-11-30T18:30:00Z')

it('publishes all drafts of a schedule at its time in India, in one transaction, once', async () => {
  await plan()
  const [one, other] = [service(), service()]
  await one.check()
  expect(one.waiting).toMatchObject([{ _id: SCHEDULE }])
  expect(await getLead(web)).not.toContain('Web,')

  // Changed after it was scheduled, and before its time.
  await write(web, { lead: 'Web, at last.' })
  midnightInIndia()
  await Promise.all([one.check(), other.check()])
  await one.check()
  expect(await getLead(web)).toBe('Web, at last.')
  expect(await getLead(app)).toContain('App,')
  expect(await client.getDocument(`drafts.${web}`)).toBeUndefined()
  expect(await planned()).toBeUndefined()
  expect(one.waiting).toEqual([])
  // All documents of a transaction have the same revision.
  const getRev = async (id: string) => (await client.getDocument(id))?._rev
  expect(await getRev(app)).toBe(await getRev(web))
})

const schedulePaused = async () => {
  const [draft, published] = await client.getDocuments([`drafts.${web}`, web])
  const entries = [
    {
      _key: web,
      id: web,
      type: 'service',
      name: web,
      frozen: freeze({ ...draft }, { ...published }),
    },
  ]
  await client.createOrReplace({
    _id: SCHEDULE,
    _type: SCHEDULE_TYPE,
    at: first,
    by: 'Asha',
    entries,
  })
}

it('publishes a frozen copy, and keeps what was written after it as a draft', async () => {
  await write(web, { lead: 'Web, frozen.' })
  await schedulePaused()
  await write(web, { lead: 'Web, written later.' })
  midnightInIndia()
  await service().check()
  expect(await getLead(web)).toBe('Web, frozen.')
  expect(await getLead(`drafts.${web}`)).toBe('Web, written later.')
  expect(await planned()).toBeUndefined()

  await schedulePaused()
  await service().check()
  expect(await getLead(web)).toBe('Web, written later.')
  expect(await client.getDocument(`drafts.${web}`)).toBeUndefined()
})

it('undoes no publish that came after a frozen copy', async () => {
  await schedulePaused()
  await client.patch(web).set({ lead: 'Web, published since.' }).commit()
  midnightInIndia()
  const publishes = service()
  await publishes.check()
  expect(await getLead(web)).toBe('Web, published since.')
  expect(publishes.waiting[0]?.failure?.issues).toMatchObject([
    { document: { id: web }, message: expect.stringContaining('Schedule it again') },
  ])
})

it('publishes at the scheduled time, and catches up after a restart', async () => {
  await plan(first, [web])
  const publishes = service()
  await publishes.check()
  expect(await planned()).toBeDefined()
  midnightInIndia()
  await vi.waitFor(async () => expect(await planned()).toBeUndefined(), 60_000)
  expect(await getLead(web)).toContain('Web,')

  await plan('2026-01-01T00:00:00Z', [app])
  await service().check()
  expect(await getLead(app)).toContain('App,')
})

it('publishes nothing while one draft has a problem, reports its field, and publishes at the next chosen time', async () => {
  await plan()
  await write(app, { lead: 'Too long. '.repeat(30) })
  midnightInIndia()
  const publishes = service()
  const before = await getLead(web)
  await publishes.check()
  expect(await getLead(web)).toBe(before)
  expect(await client.getDocument(`drafts.${web}`)).toBeDefined()
  const [failed] = publishes.waiting
  expect(failed?.failure?.issues).toMatchObject([{ document: { id: app }, path: 'lead' }])
  expect((await planned())?.failure).toEqual(failed?.failure)

  await write(app, { lead: 'App, fixed.' })
  await publishes.check()
  expect(await planned()).toBeDefined()
  await client.patch(SCHEDULE).set({ at: '2027-11-30T18:30:00Z' }).unset(['failure']).commit()
  await publishes.check(SCHEDULE)
  expect(await getLead(app)).toBe('App, fixed.')
  expect(await planned()).toBeUndefined()
})

it('skips an entry without a draft', async () => {
  await plan()
  await client.delete(`drafts.${app}`)
  midnightInIndia()
  const publishes = service()
  await publishes.check()
  expect(publishes.waiting).toEqual([])
  expect(await client.getDocument(`drafts.${web}`)).toBeUndefined()
  expect(await client.getDocument(SCHEDULE)).toBeUndefined()

  await plan(new Date().toISOString(), [app])
  await publishes.check()
  expect(await client.getDocument(SCHEDULE)).toBeUndefined()
})

it('publishes nothing that was cancelled or moved', async () => {
  await plan(first, [web])
  const publishes = service()
  await publishes.check()
  midnightInIndia()
  // The service still has the earlier time.
  await plan('2028-01-01T00:00:00Z', [web])
  await publishes.check()
  expect(publishes.waiting[0]).toMatchObject({ at: '2028-01-01T00:00:00Z' })
  await client.delete(SCHEDULE)
  vi.setSystemTime('2028-01-01T00:00:00Z')
  await publishes.check()
  expect(await client.getDocument(`drafts.${web}`)).toBeDefined()
  expect(publishes.waiting).toEqual([])
})

it('retries after a simultaneous edit, and while the lake fails', async () => {
  await plan()
  midnightInIndia()
  let typed = 0
  let rejections = 2
  const publishes = service(async () => {
    if (rejections > 0) {
      rejections -= 1
      throw new Error('The lake is away')
    }
    if (typed > 0) return
    typed += 1
    await client.patch(`drafts.${web}`).set({ lead: 'Web, changed last.' }).commit()
  })
  await publishes.check()
  expect(publishes.waiting).toHaveLength(1)
  await vi.waitFor(async () => expect(await planned()).toBeUndefined(), 60_000)
  expect(await getLead(web)).toBe('Web, changed last.')
  expect(await getLead(app)).toContain('App,')
})

it('publishes the other schedules when one cannot be published', async () => {
  await plan(first, [web])
  await plan(first, [app], `${SCHEDULE_PREFIX}two`)
  const before = await getLead(web)
  midnightInIndia()
  const publishes = service((mutations) => {
    if (mutations.includes(web)) throw new Error('The lake refuses this one')
  })
  await publishes.check()
  expect(await getLead(web)).toBe(before)
  expect(await getLead(app)).toContain('App,')
  expect(publishes.waiting).toMatchObject([{ _id: SCHEDULE }])
})

it('reads the drafts of a large schedule in requests of 50 ids', async () => {
  const spy = vi.spyOn(client, 'getDocuments')
  const ids = Array.from({ length: 60 }, (_, place) => `service-${place}`)
  await plan(first, [web, ...ids])
  midnightInIndia()
  await service().check()
  expect(await getLead(web)).toContain('Web,')
  const sizes = spy.mock.calls.map(([some]) => some.length)
  spy.mockRestore()
  expect(sizes).toEqual([1, 50, 50, 22])
})
