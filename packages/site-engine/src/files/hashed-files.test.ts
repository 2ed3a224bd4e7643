import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ContentInvalidError } from '@kitewright/content-loader/errors'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HashedFile, writeHashedFiles } from './hashed-files.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-hashed-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (files: HashedFile[]) =>
  writeHashedFiles(files, join(folder, 'out'), join(folder, 'cache'))
const slow = (path: string, make: () => Promise<Buffer>): HashedFile => ({ path, make, slow: true })

test('makes slow files once, and leaves no incomplete file', async () => {
  let created = 0
  const file = slow('/media/a.webp', async () => Buffer.from(`made ${++created}`))
  const broken = slow('/media/b.webp', () => Promise.reject(new Error('no disk')))
  await write([{ path: '/art/1/a.svg', make: () => '<svg/>' }, file])
  await write([file])
  await expect(write([broken])).rejects.toThrow('no disk')
  expect(created).toBe(1)
  expect(await readFile(join(folder, 'out/media/a.webp'), 'utf8')).toBe('made 1')
  expect(await readFile(join(folder, 'out/art/1/a.svg'), 'utf8')).toBe('<svg/>')
  expect(await readdir(join(folder, 'cache/media'))).toEqual(['a.webp'])
})

test('names each picture that an editor must fix once', async () => {
  const problem = (title: string) =>
    slow(`/media/${Math.random()}.webp`, () =>
      Promise.reject(
        new ContentInvalidError([
          { document: { type: 'post', title }, path: 'image.asset', message: 'Upload it again.' },
        ]),
      ),
    )
  const failure = await write([problem('One'), problem('One'), problem('Two')]).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ContentInvalidError)
  expect((failure as ContentInvalidError).issues.map(({ document }) => document?.title)).toEqual([
    'One',
    'Two',
  ])
})
