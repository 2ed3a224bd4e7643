import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderInUseError, openDatabase } from './database.ts'
import { openStore } from './store.ts'
import type { Transaction } from './transaction.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitewright-store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const document = { _id: 'a', _type: 't', _rev: '1', _createdAt: 'now', _updatedAt: 'now' }
const creation: Transaction = {
  id: '1',
  author: 'me',
  timestamp: 'now',
  changes: [{ id: 'a', before: null, after: document, mutations: [{ create: document }] }],
}

it('keeps documents over a restart, in write-ahead mode and synced', () => {
  {
    using database = openDatabase(folder)
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(database.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 })
    openStore(database).commit(creation, [])
  }
  using database = openDatabase(folder)
  expect(openStore(database).documents()).toEqual(new Map([['a', document]]))
  expect(openStore(database).hasTransaction('1')).toBe(true)
})

it('is readable for its owner only', () => {
  chmodSync(folder, 0o755)
  using database = openDatabase(folder)
  openStore(database).commit(creation, [])
  const paths = ['', ...readdirSync(folder)].map((name) => join(folder, name))
  expect(paths.map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
    '700',
    '600',
    '600',
  ])
})

it('writes a transaction and its webhooks together, or neither', () => {
  using database = openDatabase(folder)
  const store = openStore(database)
  const sent = () => database.prepare('select hook, sequence, document from outbox').all()
  expect(() =>
    store.commit(creation, [{ hook: 'site', document: 'a' }, JSON.parse('{"hook":null}')]),
  ).toThrow()
  expect([store.documents().size, store.hasTransaction('1'), sent()]).toEqual([0, false, []])
  const sequence = store.commit(creation, [{ hook: 'site', document: 'a' }])
  expect(sent()).toEqual([{ hook: 'site', sequence, document: 'a' }])
})

it('is open in one process at a time', () => {
  using _holder = openDatabase(folder)
  expect(() => openDatabase(folder)).toThrow(FolderInUseError)
})
