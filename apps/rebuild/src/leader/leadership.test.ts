import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { runningLake } from '../../tests/running-lake.ts'
import { LEADER_ID, type SharedLock } from './leader-document.ts'
import { Leadership } from './leadership.ts'

const lake = await runningLake({ seed: false })
afterAll(() => lake[Symbol.asyncDispose]())
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-leader-'))
})
afterEach(async () => {
  await lake.client.delete({ query: '*[_id in path("site.**")]' })
  await rm(folder, { recursive: true })
})

/** A service as a new process finds its data folder. */
async function start(host: string, client: Partial<typeof lake.client> = {}) {
  const state = { lock: null as SharedLock | null, problem: null as string | null }
  const dataFolder = await mkdtemp(join(folder, `${host}-`))
  const create = () =>
    Leadership.open({
      client: {
        fetch: lake.client.fetch.bind(lake.client),
        getDocument: lake.client.getDocument.bind(lake.client),
        mutate: lake.client.mutate.bind(lake.client),
        ...client,
      },
      dataFolder,
      newService: crypto.randomUUID(),
      checkEvery: 0,
      getLock: () => state.lock,
      async followLock(lock) {
        if (!state.problem) state.lock = lock
        return state.problem
      },
      onRole: () => undefined,
      log: pino({ level: 'silent' }),
      host,
    })
  return { state, create, leadership: await create() }
}

/** A leader and its standby. */
async function startPair() {
  const [a, b] = [await start('a'), await start('b')]
  await a.leadership.commit()
  await b.leadership.commit()
  return [a, b] as const
}

const lock: SharedLock = {
  since: '2027-03-01T12:00:00.000Z',
  reason: 'launch day',
  by: 'Asha',
  release: null,
}
const create = (id: string) => ({ create: { _id: `site.test.${id}`, _type: 'test' } })
const countTests = () => lake.client.fetch<number>('count(*[_type == "test"])')

it('makes the first service the leader, and the next one a standby that writes nothing', async () => {
  const a = await start('a')
  const b = await start('b')
  expect(await a.leadership.commit([create('1')])).toBe(true)
  expect(await b.leadership.commit([create('2')])).toBe(false)
  expect(await countTests()).toBe(1)
  await b.leadership.check()
  await a.leadership.check()
  expect(a.leadership.status).toMatchObject({ role: 'leader', standbys: [] })
  expect(b.leadership.status).toMatchObject({ role: 'standby', leader: { host: 'a' } })
})

it('makes one service the leader when two begin at the same moment', async () => {
  const services = await Promise.all(['a', 'b', 'c'].map((host) => start(host)))
  const results = await Promise.all(services.map(({ leadership }) => leadership.commit()))
  expect(results.filter(Boolean)).toHaveLength(1)
})

it('keeps its role after a restart, and fences off the earlier process', async () => {
  const [a, b] = await startPair()
  const next = await a.create()
  expect(await next.commit([create('1')])).toBe(true)
  expect(await a.leadership.commit([create('2')])).toBe(false)
  const standby = await b.create()
  expect(standby.isStandby).toBe(true)
  expect(await standby.commit()).toBe(false)
  expect(await countTests()).toBe(1)
})

it('promotes a standby with the lock of the leader, which then writes nothing any more', async () => {
  const [a, b] = await startPair()
  a.state.lock = lock
  await a.leadership.commit()
  expect(await b.leadership.promote()).toBeNull()
  expect(b.state.lock).toEqual(lock)
  expect(await a.leadership.commit([create('1')])).toBe(false)
  expect(a.leadership.isStandby).toBe(true)
  expect(await b.leadership.commit([create('2')])).toBe(true)

  b.state.lock = null
  await b.leadership.commit()
  await a.leadership.check()
  expect(a.state.lock).toBeNull()
})

it('is not promoted without the release of the lock, except to end the lock', async () => {
  const a = await start('a')
  const b = await start('b')
  a.state.lock = lock
  await a.leadership.commit()
  await b.leadership.commit()
  b.state.problem = 'it has no such release'
  expect(await b.leadership.promote()).toBe('it has no such release')
  expect(b.leadership.isStandby).toBe(true)
  b.state.problem = null
  expect(await b.leadership.promote(true)).toBeNull()
  expect(b.state.lock).toBeNull()
})

it('knows its own write when the answer was lost, and passes on conflicts of the caller', async () => {
  let isLost = true
  const a = await start('a', {
    // biome-ignore lint/suspicious/noExplicitAny: the client has many overloads
    mutate: (async (...all: any) => {
      await Reflect.apply(lake.client.mutate, lake.client, all)
      if (isLost) throw new Error('The connection was closed')
    }) as unknown as typeof lake.client.mutate,
  })
  await expect(a.leadership.commit()).rejects.toThrow('closed')
  await expect(a.leadership.commit([create('1')])).rejects.toThrow('closed')
  isLost = false
  expect(await a.leadership.commit([create('2')])).toBe(true)
  await expect(a.leadership.commit([create('2')])).rejects.toThrow('already exists')
  expect(await countTests()).toBe(2)
})

it('reports a leader that is silent for three checks, and becomes it when its document is deleted', async () => {
  const a = await start('a')
  const b = await start('b')
  await a.leadership.commit()
  await b.leadership.check()
  await b.leadership.check()
  expect(b.leadership.status.silentMs).toBeGreaterThan(0)
  await lake.client.delete(LEADER_ID)
  expect(await b.leadership.commit()).toBe(true)
  expect(b.leadership.status.silentMs).toBeNull()
})
