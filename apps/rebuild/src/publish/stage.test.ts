import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Journal } from '../journal/journal.ts'
import { createLog } from '../log.ts'
import { Releases } from '../releases/releases.ts'
import { Stage } from './stage.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-stage-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The stage as a process finds it that starts now. */
async function started() {
  const { journal, state } = await Journal.open(join(folder, 'journal.ndjson'))
  const releases = new Releases(folder)
  await releases.prepare()
  const log = createLog('silent')
  const stage = new Stage({ journal, releases, log, live: null, lock: state.lock, onLive: vi.fn() })
  return { stage, stop: () => journal.close() }
}

it('stays locked over a start, until someone unlocks it', async () => {
  const first = await started()
  expect(first.stage.locked).toBeNull()
  await first.stage.lock('launch day')
  await first.stop()

  const second = await started()
  expect(second.stage.locked).toMatchObject({ reason: 'launch day' })
  expect(await second.stage.unlock()).toBe(true)
  expect(await second.stage.unlock()).toBe(false)
  await second.stop()

  const third = await started()
  expect(third.stage.locked).toBeNull()
  await third.stop()
})

it('lets one change end before the next begins, even one that fails', async () => {
  const { stage, stop } = await started()
  const steps: string[] = []
  const first = stage.inTurn(async () => {
    await Promise.resolve()
    steps.push('first')
    throw new Error('the disk is full')
  })
  const second = stage.inTurn(async () => void steps.push('second'))
  await expect(first).rejects.toThrow('the disk is full')
  await second
  await stage.still()
  expect(steps).toEqual(['first', 'second'])
  await stop()
})

it('says why it cannot roll back, and is not locked then', async () => {
  const { stage, stop } = await started()
  expect(await stage.rollback()).toBe('There is no earlier release.')
  expect(await stage.rollback('../..')).toContain('cannot be served')
  expect(stage.locked).toBeNull()
  await stop()
})
