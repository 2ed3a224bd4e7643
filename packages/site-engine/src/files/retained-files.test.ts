import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCachedBytes } from './hashed-files.ts'
import { deleteUnused } from './retained-files.ts'

let cache = ''
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'kitewright-cache-'))
})
afterEach(() => rm(cache, { recursive: true }))

const use = (name: string) => readCachedBytes(join(cache, name), async () => Buffer.from('made'))
const age = (name: string, days: number) => {
  const then = new Date(Date.now() - days * 24 * 3_600_000)
  return utimes(join(cache, name), then, then)
}

test('removes files that no build has used for 30 days', async () => {
  for (const name of [
    'media/old.webp',
    'media/used.webp',
    'social/young.png',
    'compressed/old.br',
  ]) {
    await use(name)
    await age(name, 31)
  }
  await age('social/young.png', 29)
  await use('media/used.webp')
  await deleteUnused(cache)
  expect(await readdir(join(cache, 'media'))).toEqual(['used.webp'])
  expect(await readdir(join(cache, 'social'))).toEqual(['young.png'])
  expect(await readdir(join(cache, 'compressed'))).toEqual([])
})

test('accepts that another build removes files at the same time', async () => {
  const names = Array.from({ length: 200 }, (_, place) => `media/${place}.webp`)
  await Promise.all(names.map(use))
  await Promise.all(names.map((name) => age(name, 31)))
  const clearing = deleteUnused(cache)
  await Promise.all(names.toReversed().map((name) => rm(join(cache, name), { force: true })))
  await clearing
  expect(await readdir(join(cache, 'media'))).toEqual([])
})

test('accepts a missing cache', async () => {
  await expect(deleteUnused(join(cache, 'none'))).resolves.toBeUndefined()
})
