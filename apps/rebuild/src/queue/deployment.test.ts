import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Journal } from '../intake/journal.ts'
import { createLog } from '../log.ts'
import { Releases } from '../releases/releases.ts'
import { Deployment } from './deployment.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-deployment-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The deployment as a new process finds it. */
async function started() {
  const { journal, state } = await Journal.open(folder)
  const releases = new Releases(folder)
  await releases.prepare()
  const log = createLog('silent')
  const deployment = new Deployment({
    journal,
    releases,
    log,
    live: null,
    lock: state.lock,
    onLive: vi.fn(),
  })
  return { deployment, stop: () => journal.close() }
}

it('stays locked after a restart, until someone unlocks it', async () => {
  const first = await started()
  expect(first.deployment.locked).toBeNull()
  await first.deployment.lock('launch day')
  await first.stop()

  const second = await started()
  expect(second.deployment.locked).toMatchObject({ reason: 'launch day' })
  expect(await second.deployment.unlock()).toBe(true)
  expect(await second.deployment.unlock()).toBe(false)
  await second.stop()

  const third = await started()
  expect(third.deployment.locked).toBeNull()
  await third.stop()
})

it('runs changes one after another, also after a failure', async () => {
  const { deployment, stop } = await started()
  const steps: string[] = []
  const first = deployment.inTurn(async () => {
    await Promise.resolve()
    steps.push('first')
    throw new Error('the disk is full')
  })
  const second = deployment.inTurn(async () => void steps.push('second'))
  await expect(first).rejects.toThrow('the disk is full')
  await second
  await deployment.still()
  expect(steps).toEqual(['first', 'second'])
  await stop()
})

it('says why it cannot roll back, and does not lock then', async () => {
  const { deployment, stop } = await started()
  expect(await deployment.rollback()).toBe('There is no earlier release.')
  expect(await deployment.rollback('../..')).toContain('cannot be served')
  expect(deployment.locked).toBeNull()
  await stop()
})
