import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makePrivateFile, makePrivateFolder } from './private-files.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kitewright-private-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const readMode = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8)

it('creates folders with mode 0700 and a file with mode 0600', async () => {
  makePrivateFolder(join(root, 'data/lake'))
  makePrivateFile(join(root, 'data/lake/lake.sqlite'))
  const paths = ['data', 'data/lake', 'data/lake/lake.sqlite'].map((path) => join(root, path))
  expect(await Promise.all(paths.map(readMode))).toEqual(['700', '700', '600'])
})

it('closes an existing folder and file, and keeps the content', async () => {
  const folder = join(root, 'data')
  const file = join(folder, 'journal.sqlite')
  await mkdir(folder)
  await writeFile(file, 'content')
  await chmod(folder, 0o777)
  await chmod(file, 0o666)
  makePrivateFolder(folder)
  makePrivateFile(file)
  expect([await readMode(folder), await readMode(file)]).toEqual(['700', '600'])
  expect(await readFile(file, 'utf8')).toBe('content')
})

it('leaves the rights of a shared folder', async () => {
  await chmod(root, 0o1777)
  makePrivateFolder(root)
  expect(await readMode(root)).toBe('1777')
})
