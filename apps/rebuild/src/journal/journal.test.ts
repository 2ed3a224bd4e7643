import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Entry, entriesFor, stateOf } from './entries.ts'
import { Journal } from './journal.ts'

const delivered = (seq: number): Entry => ({
  type: 'delivered',
  at: seq,
  seq,
  ids: [`key:${seq}`],
  reason: 'test',
})

describe('Journal', () => {
  let folder: string
  let file: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kitewright-journal-'))
    file = join(folder, 'journal.ndjson')
  })
  afterEach(() => rm(folder, { recursive: true }))

  const entriesNow = async () => {
    const { journal, entries } = await Journal.open(file)
    await journal.close()
    return entries
  }

  it('holds what was appended, in order, also by many at once', async () => {
    const { journal } = await Journal.open(file)
    await Promise.all(
      Array.from({ length: 500 }, (_, place) => journal.append(delivered(place + 1))),
    )
    await journal.close()
    expect((await entriesNow()).map((entry) => 'seq' in entry && entry.seq)).toEqual(
      Array.from({ length: 500 }, (_, place) => place + 1),
    )
  })

  it('drops what a crash cut off, and goes on behind it', async () => {
    const { journal } = await Journal.open(file)
    await journal.append(delivered(1))
    await journal.close()
    await appendFile(file, '{"type":"delivered","at":2,"se')
    const again = await Journal.open(file)
    expect(again.entries).toEqual([delivered(1)])
    await again.journal.append(delivered(3))
    await again.journal.close()
    expect(await entriesNow()).toEqual([delivered(1), delivered(3)])
  })

  it('passes over a line that is not its own', async () => {
    await appendFile(file, 'oil\n{"type":"unknown"}\n')
    expect(await entriesNow()).toEqual([])
  })

  it('starts over without losing what is appended meanwhile', async () => {
    const { journal } = await Journal.open(file)
    await journal.append(delivered(1))
    const restarted = journal.restart(() => [delivered(7)])
    await Promise.all([restarted, journal.append(delivered(8))])
    await journal.close()
    expect(await entriesNow()).toEqual([delivered(7), delivered(8)])
    expect(await readFile(file, 'utf8')).toMatch(/\n$/)
  })
})

describe('the state', () => {
  it('is what is asked for and not settled', () => {
    const state = stateOf([delivered(1), delivered(2), { type: 'settled', at: 3, seq: 1 }])
    expect(state.wants.map(({ seq }) => seq)).toEqual([2])
    expect([...state.deliveries.keys()]).toEqual(['key:1', 'key:2'])
    expect(state.seq).toBe(2)
  })

  it('remembers lock and failure', () => {
    const failure = {
      kind: 'disk' as const,
      exitCode: 6,
      message: 'The disk is full.',
      problems: [],
      retry: true,
    }
    const entries: Entry[] = [
      { type: 'locked', at: 1, reason: 'launch day' },
      { type: 'failed', at: 2, failure },
    ]
    expect(stateOf(entries)).toMatchObject({
      lock: { reason: 'launch day' },
      failure: { kind: 'disk', resolvedAt: null },
    })
    const later = stateOf([...entries, { type: 'unlocked', at: 3 }, { type: 'recovered', at: 4 }])
    expect(later).toMatchObject({ lock: null, failure: { resolvedAt: 4 } })
  })

  it('survives being written anew, but for old deliveries', () => {
    const state = stateOf([
      delivered(1),
      { type: 'settled', at: 2, seq: 1 },
      delivered(5),
      { type: 'wanted', at: 6, seq: 6, reason: 'by hand', confirmed: true },
      { type: 'locked', at: 7, reason: 'launch day' },
    ])
    const again = stateOf(entriesFor(state, 3))
    expect(again).toEqual({ ...state, deliveries: new Map([['key:5', 5]]) })
    expect(stateOf(entriesFor(stateOf([]), 0))).toEqual(stateOf([]))
  })

  it('knows what webhooks named after it was shortened, when nothing waits any more', () => {
    const document = { id: 'home', rev: 'a', updatedAt: '2026-03-14T10:15:00.000Z', deleted: false }
    const state = stateOf([
      { ...delivered(1), document },
      { type: 'settled', at: 2, seq: 1 },
    ] as Entry[])
    expect(state.named).toEqual([{ at: 1, document }])
    const again = stateOf(entriesFor(state, 0))
    expect(again).toMatchObject({ named: state.named, wants: [] })
  })
})
