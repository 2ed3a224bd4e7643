import { beforeEach, expect, it } from 'vitest'
import type { Contents } from './change.ts'
import type { EntryFacts } from './entry-facts.ts'
import {
  type EntryVersion,
  findVersions,
  RETENTION_DAYS,
  VERSION_TYPE,
  type VersionMutation,
} from './entry-versions.ts'
import { storeEntryVersions, type VersionClient } from './keep-entry-versions.ts'

const facts = (rev: string, type = 'faq'): EntryFacts => ({
  type,
  name: `Name ${rev}`,
  hash: rev,
  rev,
  packages: [],
})
const release = (day: number, contents: Contents, size = 1) => ({
  at: `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  contents: () => contents,
  read: (id: string) => ({ _id: id, says: `${contents[id]?.rev}`.repeat(size) }),
})
const now = Date.parse('2026-03-20T00:00:00Z')

type Stored = EntryVersion & { json?: string }
let stored: Map<string, Stored>
let transactions: VersionMutation[][]
const client: VersionClient = {
  fetch: async () => [...stored.values()].map(({ until = null, ...one }) => ({ ...one, until })),
  mutate: async (mutations) => {
    transactions.push(mutations)
    for (const one of mutations) {
      if ('createIfNotExists' in one) {
        const { _id } = one.createIfNotExists
        if (!stored.has(_id)) stored.set(_id, one.createIfNotExists as unknown as Stored)
      } else if ('delete' in one) stored.delete(one.delete.id)
      else {
        const found = stored.get(one.patch.id)
        if (!found) throw new Error(`There is no ${one.patch.id}.`)
        stored.set(one.patch.id, { ...found, until: one.patch.set?.until ?? null })
      }
    }
  },
}
beforeEach(() => {
  stored = new Map()
  transactions = []
})

const at = (day: number) =>
  findVersions([...stored.values()], release(day, {}).at)
    .map(({ _id }) => _id)
    .sort()

it('records added, replaced, removed and restored entries of each release', async () => {
  await storeEntryVersions(
    client,
    [
      release(1, { a: facts('a1'), b: facts('b1'), picture: facts('p', 'sanity.imageAsset') }),
      release(2, { a: facts('a2'), b: facts('b1') }),
    ],
    now,
  )
  await storeEntryVersions(client, [release(3, { a: facts('a2') })], now)
  await storeEntryVersions(client, [release(4, { a: facts('a2'), b: facts('b1') })], now)
  expect(at(1)).toEqual(['site.entry.a.a1', 'site.entry.b.b1'])
  expect(at(2)).toEqual(['site.entry.a.a2', 'site.entry.b.b1'])
  expect(at(4)).toEqual(['site.entry.a.a2', 'site.entry.b.b1'])
  expect(stored.get('site.entry.a.a1')).toEqual({
    _id: 'site.entry.a.a1',
    _type: VERSION_TYPE,
    entry: 'a',
    type: 'faq',
    name: 'Name a1',
    rev: 'a1',
    since: release(1, {}).at,
    until: release(2, {}).at,
    json: '{"_id":"a","says":"a1"}',
  })
})

it('skips recorded releases, releases without contents and releases without changes', async () => {
  const noted = [release(1, { a: facts('a1') }), release(2, { a: facts('a2') })]
  await storeEntryVersions(client, noted, now)
  const before = transactions.length
  const news = [release(3, {}), release(4, { a: facts('a2') })]
  await storeEntryVersions(client, [...noted, ...news], now)
  expect(transactions).toHaveLength(before)
})

it('does not read a recorded release', async () => {
  const noted = release(1, { a: facts('a1') })
  await storeEntryVersions(client, [noted], now)
  const reject = () => {
    throw new Error('read again')
  }
  const again = { ...noted, contents: reject }
  await storeEntryVersions(client, [again, release(2, { a: facts('a2') })], now)
  expect(at(2)).toEqual(['site.entry.a.a2'])
})

it('deletes versions that went offline more than thirty days ago', async () => {
  await storeEntryVersions(
    client,
    [release(1, { a: facts('a1') }), release(2, { a: facts('a2') })],
    now,
  )
  const days = (count: number) => Date.parse(release(2, {}).at) + count * 24 * 60 * 60_000
  await storeEntryVersions(client, [], days(RETENTION_DAYS) - 1)
  expect([...stored.keys()]).toEqual(['site.entry.a.a1', 'site.entry.a.a2'])
  await storeEntryVersions(client, [], days(RETENTION_DAYS) + 1)
  expect([...stored.keys()]).toEqual(['site.entry.a.a2'])
})

it('starts with the newest release if all are older, and splits large transactions', async () => {
  const many = Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, facts(`${id}1`)]))
  const old = [release(1, { a: facts('a0') }), release(2, many, 100_000)]
  await storeEntryVersions(client, old, Date.parse('2026-06-01T00:00:00Z'))
  expect(stored.size).toBe(4)
  expect(transactions.map(({ length }) => length)).toEqual([2, 2])
})
