import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EnquiryStore } from './enquiries/enquiry-store.ts'
import { Journal } from './intake/journal.ts'
import { describeStartFailure } from './start-failure.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-start-'))
})
afterEach(() => rm(folder, { recursive: true }))

const getFailure = (start: Promise<unknown>) =>
  start.then(
    () => expect.unreachable(),
    (error: unknown) => describeStartFailure(error, folder),
  )

it('names the folder that another service uses, and what to do', async () => {
  const { journal } = await Journal.open(folder)
  const { store } = await EnquiryStore.open(folder, [])
  for (const second of [Journal.open(folder), EnquiryStore.open(folder, [])]) {
    const text = await getFailure(second)
    expect(text).toMatch(/^database is locked: another service uses the data folder /)
    expect(text).toContain(`${folder}. Stop that one, or set REBUILD_DATA`)
  }
  store.close()
  await journal.close()
})

it('names the folder that cannot be opened, and what to do', async () => {
  const text = await getFailure(Journal.open(join(folder, 'gone')))
  expect(text).toContain(': no file can be opened in the data folder ')
  expect(text).toContain(`${folder}. Let the user of this service write there`)
})

it('returns other messages unchanged', () => {
  expect(describeStartFailure(new Error('Port 8787 is busy'), folder)).toBe('Port 8787 is busy')
})
