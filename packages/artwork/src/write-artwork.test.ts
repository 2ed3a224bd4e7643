import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeArtwork } from './write-artwork.ts'

let directory = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'artwork-'))
})

afterEach(async () => {
  await rm(directory, { recursive: true })
})

test('writes every drawing into its folder', async () => {
  const count = await writeArtwork(directory, { a: () => '<svg/>', 'b/c': () => '<svg></svg>' })
  expect(count).toBe(2)
  expect(await readFile(join(directory, 'b', 'c.svg'), 'utf8')).toBe('<svg></svg>')
})

test('removes what no longer has a name', async () => {
  await writeArtwork(directory, { 'b/old': () => '<svg/>' })
  await writeFile(join(directory, 'left.svg'), '')
  await writeArtwork(directory, { 'b/new': () => '<svg/>' })
  expect(await readdir(directory)).toEqual(['b'])
  expect(await readdir(join(directory, 'b'))).toEqual(['new.svg'])
})
