import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../core/database.ts'
import { createBearer } from '../testing.ts'
import { startLake } from './started-lake.ts'

const started = await mkdtemp(join(tmpdir(), 'kitewright-lost-'))
let folder: string
let file: string
beforeAll(async () => {
  const lake = await startLake('--data', started)
  await lake.stop()
  expect(lake.getErrors()).toContain('started from the bundled content')
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-lost-'))
  file = join(folder, 'lake.sqlite')
  await cp(started, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => rm(started, { recursive: true }))

it.each([
  ['empty', () => truncate(file)],
  ['missing', () => rm(file)],
])('refuses to start from the seed when the database is %s', async (_how, lose) => {
  const copy = await readFile(file)
  await lose()
  const start = () => startLake('--data', folder)
  for (const _again of [1, 2]) {
    await expect(start()).rejects.toThrow(
      new Error(
        `${file} is missing or empty, but this folder once had content: ` +
          'put the file back from a copy, or start with --reset to begin with the bundled content.\n',
      ),
    )
  }
  await writeFile(file, copy)
  await (await start()).stop()
})

it('starts from the seed with --reset, once', async () => {
  await rm(file)
  await (await startLake('--data', folder, '--reset')).stop()
  const lake = await startLake('--data', folder)
  await lake.stop()
  expect(lake.getErrors()).toBe('')
})

it('names a damaged database and what to do, in one line', async () => {
  const bytes = await readFile(file)
  for (const [from, why] of [
    [0, 'file is not a database'],
    [100, 'database disk image is malformed'],
  ] as const) {
    await writeFile(file, Buffer.from(bytes).fill(0xff, from, from + 4000))
    await expect(startLake('--data', folder)).rejects.toThrow(
      new Error(
        `${file}: ${why}: put the file back from a copy, or move it away and start with --reset to begin with the bundled content\n`,
      ),
    )
  }
})

it('names a database with an unreadable document', async () => {
  {
    using database = openDatabase(folder)
    database.exec("update documents set body = '{' where id = 'home'")
  }
  await expect(startLake('--data', folder)).rejects.toThrow(
    `${file}: document "home" cannot be read (`,
  )
})

it('names a database that is damaged while it is in use', async () => {
  const lake = await startLake('--data', folder)
  const bytes = await readFile(file)
  await writeFile(file, bytes.fill(0xff, 100))
  // All history, most of which it has not read yet.
  const ids = seedDocuments().map(({ _id }) => _id)
  const path = `/v1/data/history/production/transactions/${ids}`
  const response = await fetch(`${lake.url}${path}`, { headers: createBearer() })
  expect(response.status).toBe(500)
  await lake.stop()
  expect(lake.getErrors()).toContain(`DatabaseError: ${file}: database disk image is malformed`)
})
