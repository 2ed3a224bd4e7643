import { serveLake } from '@kitewright/content-lake/serve-lake'
import { CONTENT_VERSION, CONTENT_VERSION_ID } from '@kitewright/content-types/content-version'
import { expect, it } from 'vitest'
import { importTarget } from '../import/import-target.ts'
import { createTargetClient } from '../import/target-client.ts'
import { migrateContent, readMigrations } from './migrate-content.ts'

const silentLog = { info: () => {}, warn: () => {}, error: () => {} }

const table = (_key: string, more: object) => ({
  _type: 'articleTable',
  _key,
  caption: 'Prices',
  ...more,
})
const row = (index: number, ...cells: string[]) => ({
  _type: 'tableRow',
  _key: `row-${index}`,
  cells,
})
const body = [
  table('bars', { rows: '| A | B |\n|:---|--:|\n| x \\| y | z\\|' }),
  table('tabs', { rows: 'A\tB\n1 | 2\t\n\n3' }),
  table('cells', { grid: { rows: [row(0, 'A', 'B')] } }),
]
const migratedBody = [
  table('bars', { grid: { rows: [row(0, 'A', 'B'), row(1, 'x | y', 'z|')] } }),
  table('tabs', { grid: { rows: [row(0, 'A', 'B'), row(1, '1 | 2', ''), row(2, '3', '')] } }),
  body[2],
]

const tiers = [
  { _type: 'priceTier', _key: 'small' },
  { _type: 'priceTier', _key: 'large' },
]
const service = { _id: 'service-a', _type: 'service', duration: '2–4 weeks', tiers }
const migratedService = {
  tiers: [{ ...tiers[0], weeksFrom: 2, weeksTo: 4 }, tiers[1]],
}

async function openLake() {
  const lake = await serveLake({ port: 0, folder: null, seed: false, log: silentLog })
  const target = importTarget({ SANITY_API_HOST: lake.url })
  const client = createTargetClient(target)
  await client
    .transaction()
    .create({ _id: 'post-a', _type: 'post', title: 'A', body })
    .create({ _id: 'drafts.post-a', _type: 'post', title: 'B', body })
    .create({ _id: 'post-b', _type: 'post', body: [body[2]] })
    .create(service)
    .create({ ...service, _id: 'service-b', duration: 'runs monthly' })
    .create({ _id: 'service-c', _type: 'service', tiers })
    .commit()
  const lines: string[] = []
  const migrations = await readMigrations()
  const migrate = (isDryRun: boolean) =>
    migrateContent(target, { isDryRun, migrations, onLine: (line) => lines.push(line) })
  return { client, lines, migrate, [Symbol.asyncDispose]: lake.close }
}

it('has a migration for each content version', async () => {
  const versions = (await readMigrations()).map(({ version }) => version)
  expect(versions).toEqual(Array.from({ length: CONTENT_VERSION }, (_, index) => index + 1))
})

it('lists what a dry run would change, and changes nothing', async () => {
  await using lake = await openLake()
  const before = await lake.client.fetch('*[]')
  expect(await lake.migrate(true)).toEqual({ from: 0, to: CONTENT_VERSION, changed: 4 })
  expect(lake.lines).toEqual([
    '1. Tables of articles as cells',
    '   post drafts.post-a',
    '   post post-a',
    '2. Weeks of packages',
    '   service service-a',
    '   service service-b',
  ])
  expect(await lake.client.fetch('*[]')).toEqual(before)
})

it('migrates published documents and drafts once', async () => {
  await using lake = await openLake()
  expect(await lake.migrate(false)).toMatchObject({ changed: 4 })
  expect(await lake.client.getDocument('post-a')).toMatchObject({ title: 'A', body: migratedBody })
  expect(await lake.client.getDocument('drafts.post-a')).toMatchObject({ body: migratedBody })
  expect((await lake.client.getDocument('post-a'))?.body[0].rows).toBeUndefined()
  expect(await lake.client.getDocument('service-a')).toMatchObject(migratedService)
  const [smallest, monthly] = await lake.client.getDocuments(['service-a', 'service-b'])
  expect([smallest?.duration, monthly?.duration]).toEqual([undefined, undefined])
  expect(monthly).toMatchObject({ tiers })
  expect(await lake.client.getDocument(CONTENT_VERSION_ID)).toMatchObject({
    version: CONTENT_VERSION,
  })
  const after = await lake.client.fetch('*[]')
  expect(await lake.migrate(false)).toEqual({
    from: CONTENT_VERSION,
    to: CONTENT_VERSION,
    changed: 0,
  })
  expect(await lake.client.fetch('*[]')).toEqual(after)
})

it('changes no document twice after an interruption', async () => {
  await using lake = await openLake()
  await lake.migrate(false)
  const { _rev } = (await lake.client.getDocument('post-a')) ?? {}
  await lake.client.delete(CONTENT_VERSION_ID)
  expect(await lake.migrate(false)).toMatchObject({ from: 0, changed: 0 })
  expect((await lake.client.getDocument('post-a'))?._rev).toBe(_rev)
})

it('refuses content of a newer version', async () => {
  await using lake = await openLake()
  await lake.client.create({ _id: CONTENT_VERSION_ID, _type: CONTENT_VERSION_ID, version: 99 })
  await expect(lake.migrate(false)).rejects.toThrow('The content has version 99')
})
