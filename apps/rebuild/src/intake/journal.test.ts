import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCrashFailure } from '../build/failure.ts'
import { isDamage, openDatabase } from './database.ts'
import { Journal, KEEP_MS } from './journal.ts'

const request = (seq: number, reason = `test ${seq}`) => ({
  seq,
  at: seq,
  reason,
  confirmed: false,
})
const document = { id: 'home', rev: 'a', updatedAt: '2026-03-14T10:15:00.000Z', deleted: false }
const lock = { at: 9, reason: 'launch day', live: 'one', by: 'Asha' }
const failure = { ...createCrashFailure('SIGKILL', ''), at: 7, resolvedAt: null }

describe('Journal', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kitewright-journal-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const file = () => join(folder, 'journal.sqlite')
  /** The state that the next start reads, and the number of waiting requests. */
  const found = async () => {
    const { journal, state, aside } = await Journal.open(folder)
    await journal.close()
    return { ...state, aside, seqs: state.requests.map(({ seq }) => seq) }
  }

  it('stores simultaneous changes', async () => {
    const { journal } = await Journal.open(folder)
    const numbers = Array.from({ length: 500 }, (_, place) => place + 1)
    const deliveries = numbers.map((seq) => journal.deliver([`key:${seq}`], request(seq), document))
    expect(await Promise.all(deliveries)).toEqual(numbers.map(() => true))
    await journal.lock(lock)
    await journal.fail(failure)
    await journal.close()
    const { seqs, announced, ...rest } = await found()
    expect(seqs).toEqual(numbers)
    expect(announced.at(-1)).toEqual({ at: 500, document })
    expect(rest).toMatchObject({ lock, failure, aside: undefined })
  })

  it('is readable for its owner only', async () => {
    await found()
    expect((await stat(file())).mode & 0o777).toBe(0o600)
  })

  it('has each resolved change on disk at that moment', async () => {
    const { journal } = await Journal.open(folder)
    await journal.requestBuild(request(1))
    // A copy of the disk at that moment, without a clean close.
    const copy = join(folder, 'copy')
    await writeFile(copy, await readFile(file()))
    await journal.close()
    const database = new DatabaseSync(copy)
    expect(database.prepare('select seq from requests').all()).toEqual([{ seq: 1 }])
    database.close()
  })

  it('rolls back a change that a kill interrupted', async () => {
    const { journal } = await Journal.open(folder)
    await journal.requestBuild(request(1))
    await journal.close()
    const database = new DatabaseSync(file())
    // Written to the file, but not committed.
    database.exec('pragma cache_size = 1; pragma cache_spill = 1; begin immediate')
    const fill = database.prepare('insert into requests values (?, 1, ?, 0)')
    for (let seq = 2; seq < 2_000; seq += 1) fill.run(seq, `${seq}`.repeat(100))
    const parts = await Promise.all([file(), `${file()}-journal`].map((name) => readFile(name)))
    database.close()
    await writeFile(file(), parts[0] ?? '')
    await writeFile(`${file()}-journal`, parts[1] ?? '')
    expect(parts[0]?.length).toBeGreaterThan(100_000)
    expect(await found()).toMatchObject({ seqs: [1], aside: undefined })
  })

  it('accepts a delivery once, by signature or by key, and forgets it after a day', async () => {
    const { journal } = await Journal.open(folder)
    const at = Date.now()
    const deliver = (ids: string[], later = 0) =>
      journal.deliver(ids, { ...request(at), at: at + later })
    const first = deliver(['signature:a', 'key:1'])
    expect(await Promise.all([first, deliver(['signature:a'])])).toEqual([true, false])
    expect(await deliver(['signature:b', 'key:1'])).toBe(false)
    expect(await deliver(['signature:c', 'key:2'])).toBe(true)
    await journal.deleteOld(at + KEEP_MS - 1)
    expect(await deliver(['key:1'], KEEP_MS - 1)).toBe(false)
    expect(await deliver(['key:1'], KEEP_MS)).toBe(true)
    await journal.deleteOld(at + 2 * KEEP_MS)
    expect(await deliver(['key:2'])).toBe(true)
    await journal.close()
  })

  it('accepts a delivery again that could not be stored, and later ones', async () => {
    const { journal } = await Journal.open(folder)
    await journal.requestBuild(request(3, 'in the way'))
    // The number is taken: the database rejects it like a full disk does.
    await expect(journal.deliver(['key:1'], request(3))).rejects.toThrow()
    expect(await journal.deliver(['key:1'], request(4))).toBe(true)
    await journal.close()
    expect((await found()).seqs).toEqual([3, 4])
  })

  it('stores open requests, each reason once', async () => {
    const { journal } = await Journal.open(folder)
    for (const seq of [1, 2, 3]) await journal.requestBuild(request(seq))
    await journal.requestBuild(request(4, 'test 3'))
    await journal.settle(2)
    await journal.requestBuild({ ...request(5, 'by hand'), confirmed: true })
    await journal.close()
    expect((await found()).requests).toEqual([
      { seq: 4, at: 3, reason: 'test 3', confirmed: false },
      { seq: 5, at: 5, reason: 'by hand', confirmed: true },
    ])
  })

  it('reads the failure of version 0.9.0, and stores what that version needs', async () => {
    const { journal } = await Journal.open(folder)
    await journal.fail(failure)
    await journal.close()
    const database = new DatabaseSync(file())
    const stored = database.prepare(`select value from facts where name = 'failure'`).get()
    expect(JSON.parse(String(stored?.value))).toMatchObject({ problems: [] })
    database.exec(`update facts set value = json_remove(value, '$.issues') where name = 'failure'`)
    database.close()
    expect(await found()).toMatchObject({ failure, aside: undefined })
  })

  it('removes lock and failure', async () => {
    const { journal } = await Journal.open(folder)
    await journal.lock(lock)
    await journal.fail({ ...failure, resolvedAt: 8 })
    await journal.lock(null)
    await journal.close()
    expect(await found()).toMatchObject({ lock: null, failure: { at: 7, resolvedAt: 8 } })
  })

  it('stays locked, or locks, after any flipped bit of its file', async () => {
    const { journal } = await Journal.open(folder)
    await journal.deliver(['key:1'], request(1), document)
    await journal.lock(lock)
    await journal.close()
    const fullFile = await readFile(file())
    const numbers = [...fullFile.keys()].filter((place) => fullFile[place] !== 0)
    const unlocked: string[] = []
    for (const [turn, place] of numbers.entries()) {
      const bytes = Buffer.from(fullFile)
      bytes[place] = (bytes[place] ?? 0) ^ (1 << (turn % 8))
      await writeFile(file(), bytes)
      try {
        const { database, state } = openDatabase(file(), () => null)
        database.close()
        if (!state.lock) unlocked.push(`${place}: ${fullFile[place]} to ${bytes[place]}`)
      } catch (error) {
        expect(isDamage(error), `${place}: ${error}`).toBe(true)
      }
    }
    expect(unlocked).toEqual([])
  })

  it.each(['oil', ''])('moves a file with “%s” aside unchanged', async (text) => {
    const bytes = Buffer.from(text.repeat(1_000))
    await writeFile(file(), bytes)
    const { lock: instead, aside } = await found()
    if (text === '') {
      // As SQLite creates it before the first commit.
      expect([instead, aside]).toEqual([null, undefined])
      return
    }
    expect(instead?.reason).toContain('may have contained a lock')
    expect(await readFile(aside ?? '')).toEqual(bytes)
    expect(await found()).toMatchObject({ lock: instead, aside: undefined })
    expect(await readdir(folder)).toHaveLength(2)
  })
})
