import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apply, type Entry, entriesFor, noState } from './entries.ts'
import { Journal } from './journal.ts'

const delivered = (seq: number): Entry => ({
  type: 'delivered',
  at: seq,
  seq,
  ids: [`key:${seq}`],
  reason: 'test',
})

const delivery = (seq: number) => `${JSON.stringify(delivered(seq))}\n`
const lock = { at: 9, reason: 'launch day' }
const locked = `${JSON.stringify({ type: 'locked', ...lock })}\n`

function stateOf(entries: readonly Entry[]) {
  const state = noState()
  for (const entry of entries) apply(state, entry)
  return state
}

describe('Journal', () => {
  let folder: string
  let file: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kitewright-journal-'))
    file = join(folder, 'journal.ndjson')
  })
  afterEach(() => rm(folder, { recursive: true }))

  const found = async () => {
    const { journal, state, unreadable } = await Journal.open(file)
    await journal.close()
    return { ...state, seqs: state.wants.map(({ seq }) => seq), unreadable }
  }

  it('holds what was appended, in order, also by many at once', async () => {
    const { journal } = await Journal.open(file)
    await Promise.all(
      Array.from({ length: 500 }, (_, place) => journal.append(delivered(place + 1))),
    )
    await journal.close()
    expect((await found()).seqs).toEqual(Array.from({ length: 500 }, (_, place) => place + 1))
  })

  it('drops what a crash cut off, and goes on behind it', async () => {
    const { journal } = await Journal.open(file)
    await journal.append(delivered(1))
    await journal.close()
    await appendFile(file, '{"type":"delivered","at":2,"se')
    const again = await Journal.open(file)
    expect(again.state.seq).toBe(1)
    await again.journal.append(delivered(3))
    await again.journal.close()
    expect((await found()).seqs).toEqual([1, 3])
  })

  it('counts bytes, so that what follows a text with damaged signs is kept whole', async () => {
    const damaged = Buffer.from(delivery(1).replace('test', 'te\u00ff'), 'latin1')
    await writeFile(file, Buffer.concat([damaged, Buffer.from(delivery(2))]))
    for (const seq of [3, 4]) {
      const { journal, state } = await Journal.open(file)
      expect(state.wants).toHaveLength(seq - 1)
      if (seq === 4) await journal.append({ type: 'locked', ...lock })
      else await journal.append(delivered(seq))
      await journal.close()
    }
    expect(await found()).toMatchObject({ seqs: [1, 2, 3], lock, unreadable: [] })
  })

  it('reads a lock that stands behind the zeros of a power cut', async () => {
    await writeFile(file, `${delivery(1)}\0\0\0\0${locked}${delivery(2)}`)
    expect(await found()).toMatchObject({ seqs: [1, 2], lock, unreadable: [] })
  })

  it.each(['oil\n', '{"type":"unknown"}\n', locked.replace('"locked"', '"l\u00f6cked"'), '{"ty\n'])(
    'takes the line %j for a lock, which it may have been, and reads on',
    async (line) => {
      await writeFile(file, `${delivery(1)}${line}${delivery(2)}`)
      const { lock: instead, seqs, unreadable } = await found()
      expect(instead?.reason).toContain('may have been a lock')
      expect(seqs).toEqual([1, 2])
      expect(unreadable.map(String)).toEqual([line.trimEnd()])
      await appendFile(file, '{"type":"unlocked","at":1}\n')
      expect((await found()).lock).toBeNull()
    },
  )

  it('does not lock for a line that plainly was none', async () => {
    await writeFile(file, `${delivery(1)}{"type":"delivered","at":\n${delivery(2)}`)
    expect(await found()).toMatchObject({ lock: null, seqs: [1, 2] })
  })

  it('keeps unreadable lines aside, as they are', async () => {
    const { journal } = await Journal.open(file)
    const aside = await journal.keepAside([Buffer.from([0xff, 0xfe])])
    await journal.keepAside([Buffer.from('oil')])
    expect(await readFile(aside)).toEqual(Buffer.from([0xff, 0xfe, 10, 0x6f, 0x69, 0x6c, 10]))
    await journal.close()
  })

  it('reads and shortens a journal of 100 MB that nobody has settled', async () => {
    const padding = 'x'.repeat(400)
    const count = 200_000
    let text = ''
    for (let seq = 1; seq <= count; seq += 1) {
      text += `${JSON.stringify({ ...delivered(seq), reason: `${seq % 7} ${padding}` })}\n`
    }
    await writeFile(file, text)
    const { journal, state } = await Journal.open(file)
    expect(journal.size).toBeGreaterThan(95_000_000)
    expect(state.wants).toHaveLength(count)
    await journal.restart(() => entriesFor(state, count))
    await journal.close()
    expect(journal.size).toBeLessThan(10_000)
    expect(await found()).toMatchObject({
      seq: count,
      seqs: expect.objectContaining({ length: 7 }),
    })
  })

  it('starts over without losing what is appended meanwhile', async () => {
    const { journal } = await Journal.open(file)
    await journal.append(delivered(1))
    const restarted = journal.restart(() => [delivered(7)])
    await Promise.all([restarted, journal.append(delivered(8))])
    await journal.close()
    expect((await found()).seqs).toEqual([7, 8])
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
