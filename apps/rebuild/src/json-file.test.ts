import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readJsonFile, writeJsonFile } from './json-file.ts'
import type { Log } from './log.ts'

const schema = z.object({ count: z.number() })
const warn = vi.fn()
const log = { warn } as unknown as Log
let folder: string
beforeEach(async () => {
  warn.mockClear()
  folder = await mkdtemp(join(tmpdir(), 'kitewright-json-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('reads what it has written, and leaves no other file', async () => {
  const file = join(folder, 'a.json')
  await writeJsonFile(file, { count: 1 })
  expect(await readJsonFile(file, schema, log)).toEqual({ count: 1 })
  expect(await readdir(folder)).toEqual(['a.json'])
})

it('logs a damaged file, and not a missing one', async () => {
  const file = join(folder, 'a.json')
  expect(await readJsonFile(file, schema, log)).toBeNull()
  expect(warn).not.toHaveBeenCalled()
  await writeFile(file, '{"count":')
  expect(await readJsonFile(file, schema, log)).toBeNull()
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ file }), 'A file cannot be read')
})
