import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readRebuildSettings } from '../settings/settings.ts'
import { BackupWatch, backupName, listBackups, recordFailure } from './backup-folder.ts'

const dataset = { projectId: 'kitewright', dataset: 'production' }
const HOUR = 60 * 60_000
const now = Date.parse('2027-03-01T12:00:00.000Z')
let folder: string

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  folder = await mkdtemp(join(tmpdir(), 'kitewright-backups-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

const watchWith = (env: Record<string, string>) =>
  new BackupWatch(
    readRebuildSettings({
      PUBLIC_SANITY_PROJECT_ID: dataset.projectId,
      SANITY_WEBHOOK_SECRET: 'a-secret-for-tests-only',
      ...env,
    }),
  )
async function statusAt(time: number, watch = watchWith({ BACKUP_FOLDER: folder })) {
  vi.setSystemTime(time)
  await watch.check()
  return watch.status
}

it('knows the newest backup of its dataset, and that it is too old after 30 hours', async () => {
  const createdAt = new Date(now).toISOString()
  await mkdir(join(folder, backupName(dataset, new Date(now - 24 * HOUR).toISOString())))
  await mkdir(join(folder, backupName(dataset, createdAt)))
  await mkdir(join(folder, `${backupName(dataset, new Date(now + HOUR).toISOString())}.part`))
  await mkdir(join(folder, backupName({ ...dataset, dataset: 'staging' }, createdAt)))
  expect(await listBackups(folder, dataset)).toHaveLength(2)
  expect(await statusAt(now + 30 * HOUR)).toEqual({
    newest: createdAt,
    failure: null,
    isLate: false,
  })
  expect(await statusAt(now + 30 * HOUR + 1)).toMatchObject({ newest: createdAt, isLate: true })
})

it('waits 30 hours for the first backup', async () => {
  const watch = watchWith({ BACKUP_FOLDER: folder })
  expect(await statusAt(now, watch)).toEqual({ newest: null, failure: null, isLate: false })
  expect(await statusAt(now + 31 * HOUR, watch)).toMatchObject({ newest: null, isLate: true })
})

it('knows why the last backup failed, until one succeeds', async () => {
  await recordFailure(folder, dataset, 'The disk is full')
  expect(await statusAt(now)).toMatchObject({ failure: 'The disk is full' })
  await recordFailure(folder, dataset, null)
  expect(await statusAt(now)).toMatchObject({ failure: null })
})

it('knows nothing without a folder, and names a folder that cannot be read', async () => {
  expect(await statusAt(now, watchWith({}))).toBeNull()
  const file = watchWith({ BACKUP_FOLDER: import.meta.filename })
  expect((await statusAt(now, file))?.failure).toContain('ENOTDIR')
})
