import { mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrateData, rejectNewerData } from './data-folder-version.ts'
import { VERSION } from './version.ts'

const openFolder = () => mkdtempDisposable(join(tmpdir(), 'kitewright-data-'))
const readVersion = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'version.json'), 'utf8'))

it('runs each step once, in order, and continues after a failed one', async () => {
  await using folder = await openFolder()
  const steps: string[] = []
  const first = async () => void steps.push('first')
  const second = async () => void steps.push('second')
  const fail = () => Promise.reject(new Error('No space left'))
  await expect(migrateData(folder.path, [first, fail])).rejects.toThrow('No space left')
  expect(await readVersion(folder.path)).toEqual({ version: 1, program: VERSION })
  await migrateData(folder.path, [first, second])
  await migrateData(folder.path, [first, second])
  expect(steps).toEqual(['first', 'second'])
  expect(await readVersion(folder.path)).toEqual({ version: 2, program: VERSION })
})

it('accepts a folder of the release before, and records the release', async () => {
  await using folder = await openFolder()
  await rejectNewerData(folder.path)
  await migrateData(folder.path, [])
  expect(await readVersion(folder.path)).toEqual({ version: 0, program: VERSION })
})

it('refuses a newer folder, names the release that reads it, and changes nothing', async () => {
  await using folder = await openFolder()
  const newer = JSON.stringify({ version: 9, program: '2.1.0' })
  await writeFile(join(folder.path, 'version.json'), newer)
  await expect(rejectNewerData(folder.path)).rejects.toThrow(
    `this version, ${VERSION}, reads forms up to 0: start version 2.1.0 or newer`,
  )
  expect(await readdir(folder.path)).toEqual(['version.json'])
  expect(await readFile(join(folder.path, 'version.json'), 'utf8')).toBe(newer)
})
