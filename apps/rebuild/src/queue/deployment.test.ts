import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyManifest } from '../../tests/empty-manifest.ts'
import { Journal } from '../intake/journal.ts'
import { createLog } from '../log.ts'
import { writeManifest } from '../releases/manifest.ts'
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
  return { deployment, releases, stop: () => journal.close() }
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

it('takes over a lock of another service with its content, or else an older release', async () => {
  const { deployment, releases, stop } = await started()
  const times = ['2027-03-01', '2027-03-02', '2027-03-03'].map((day) => `${day}T12:00:00.000Z`)
  const ids: string[] = []
  for (const createdAt of times) {
    const id = await releases.nextId(crypto.randomUUID())
    const folder = releases.getBuildFolder(id)
    await mkdir(folder)
    const hashes = { contentHash: createdAt, bundleHash: 'ours' }
    await writeManifest(folder, { ...emptyManifest, ...hashes, id, createdAt })
    await releases.publish(id)
    ids.push(id)
  }
  const follow = (since: string, at: string, contentHash = at) => {
    const release = { contentHash, bundleHash: 'theirs', at }
    return deployment.follow({ since, reason: 'launch day', by: 'Asha', release })
  }
  expect(await follow('2027-04-01T12:00:00.000Z', times[1] ?? '')).toBeNull()
  expect(deployment.live?.id).toBe(ids[1])
  const lock = { at: Date.UTC(2027, 3, 1, 12), reason: 'launch day', by: 'Asha', live: ids[1] }
  expect(deployment.locked).toEqual(lock)

  expect(await follow('2027-04-02T12:00:00.000Z', times[1] ?? '', 'not built here')).toBeNull()
  expect(deployment.live?.id).toBe(ids[0])
  expect(await follow('2027-04-03T12:00:00.000Z', '2027-01-01', 'older than all')).toContain(
    'it has no release like that of 2027-01-01',
  )
  expect(deployment.live?.id).toBe(ids[0])
  await stop()
})
