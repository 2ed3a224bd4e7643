import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readFolderFiles } from './folder-files.ts'

it('finds files with their types and compressed forms', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kitewright-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  const names = ['a.html', 'a.html.gz', 'a.html.br', 'assets/b.js', 'assets/b.js.br', 'c.gz', 'd']
  for (const name of names) await writeFile(join(folder, name), '')
  const found = [...readFolderFiles(folder).values()].map(({ path, type, encodings }) => [
    path,
    type,
    ...encodings,
  ])
  expect(found.toSorted()).toEqual([
    ['/a.html', 'text/html; charset=utf-8', 'br', 'gzip'],
    ['/assets/b.js', 'application/javascript; charset=utf-8', 'br'],
    ['/c.gz', 'application/gzip'],
    ['/d', 'application/octet-stream'],
  ])
})

it('throws when there is no folder', () => {
  expect(() => readFolderFiles('/no/such/folder')).toThrow('ENOENT')
})
