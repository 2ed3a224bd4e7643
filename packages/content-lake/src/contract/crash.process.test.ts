import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getPropertyRuns } from '@kitewright/content-rules/testing'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../core/database.ts'
import { History } from '../core/history.ts'
import { openStore } from '../core/store.ts'
import { createBearer } from '../testing.ts'

/** Total number of kills, and number of concurrent lakes. */
const KILLS = getPropertyRuns(100, 12)
const LANES = 4
/** Concurrent requests. */
const WRITERS = 3
/** Maximum number of acknowledged writes before a kill. */
const WRITES = 10

/** Running processes; all are killed after the test. */
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const lake of running) lake.kill('SIGKILL')
})

const command = join(import.meta.dirname, '../start.ts')

/** Starts the real command, writes until it is killed, and returns the acknowledged writes. */
async function shortLife(folder: string, name: string): Promise<string[]> {
  const args = [command, '--port', '0', '--data', folder]
  // Halves the start time, which dominates this test.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const lake = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  running.add(lake)
  const exit = once(lake, 'exit').finally(() => running.delete(lake))
  const [line] = await once(lake.stdout, 'data')
  const url = String(line).match(/http:\S+/)?.[0]
  if (!url) throw new Error(`The lake did not start: ${line}`)

  const acknowledged: string[] = []
  const reached = Promise.withResolvers<void>()
  const last = Math.ceil(Math.random() * WRITES)
  const write = async (id: string): Promise<void> => {
    const pair = ['first', 'second'].map((part) => ({
      create: { _id: `${id}-${part}`, _type: 'crash', text: 'x'.repeat(200) },
    }))
    const body = JSON.stringify({ transactionId: id, mutations: pair })
    const init = { method: 'POST', headers: createBearer(), body }
    const response = await fetch(`${url}/v1/data/mutate/production`, init)
    if (response.status === 200 && acknowledged.push(id) === last) reached.resolve()
  }
  const writer = async (number: number): Promise<void> => {
    for (let count = 0; lake.exitCode === null; count += 1) {
      try {
        await write(`${name}-${number}-${count}`)
      } catch {
        return // The lake is dead: what was not acknowledged may be there or not.
      }
    }
  }
  const writers = Array.from({ length: WRITERS }, (_, number) => writer(number))
  await Promise.race([reached.promise, exit])
  // A random delay, so that the kill does not align with a write.
  await wait(Math.random() * 10)
  lake.kill('SIGKILL')
  await Promise.all([exit, ...writers])
  return acknowledged
}

async function runLane(number: number, kills: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kitewright-crash-'))
  try {
    const acknowledged: string[] = []
    for (let round = 0; round < kills; round += 1) {
      acknowledged.push(...(await shortLife(folder, `t${number}-${round}`)))
    }
    using database = openDatabase(folder)
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    const documents = openStore(database).documents()
    const history = new History(database)
    for (const id of acknowledged) {
      for (const part of ['first', 'second']) {
        expect(documents.get(`${id}-${part}`)).toMatchObject({ _rev: id })
      }
      expect(history.getSequence(id)).toBeDefined()
    }
    const parts = [...documents.keys()].filter((id) => /^t.*-(first|second)$/.test(id))
    const complete = new Set(parts.map((id) => id.replace(/-\w+$/, '')))
    expect(parts).toHaveLength(complete.size * 2)
    return acknowledged.length
  } finally {
    await rm(folder, { recursive: true })
  }
}

it(`loses no acknowledged write when killed ${KILLS} times`, async () => {
  const lanes = Array.from({ length: LANES }, (_, number) => runLane(number, KILLS / LANES))
  const counts = await Promise.all(lanes)
  const total = counts.reduce((sum, count) => sum + count, 0)
  expect(total).toBeGreaterThan(KILLS)
}, 600_000)
