import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureSecrets } from './start-site.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('are long, unique, stable, and readable by their owner only', async () => {
  const first = await ensureSecrets(folder)
  expect(first.SANITY_WEBHOOK_SECRET).toMatch(/^[\w-]{32}$/)
  expect(first.REBUILD_ADMIN_TOKEN).toMatch(/^[\w-]{32}$/)
  expect(first.SANITY_WEBHOOK_SECRET).not.toBe(first.REBUILD_ADMIN_TOKEN)
  expect(await ensureSecrets(folder)).toEqual(first)
  expect((await stat(join(folder, 'secrets.env'))).mode & 0o777).toBe(0o600)
})

it('differ in another folder', async () => {
  const here = await ensureSecrets(folder)
  await rm(join(folder, 'secrets.env'))
  expect(await ensureSecrets(folder)).not.toEqual(here)
})

it('keep existing values', async () => {
  const file = join(folder, 'secrets.env')
  await writeFile(file, 'REBUILD_ADMIN_TOKEN=mine-and-long-enough\n', { mode: 0o644 })
  const secrets = await ensureSecrets(folder)
  expect(secrets.REBUILD_ADMIN_TOKEN).toBe('mine-and-long-enough')
  expect(secrets.SANITY_WEBHOOK_SECRET).toMatch(/^[\w-]{32}$/)
  expect(await readFile(file, 'utf8')).toContain('REBUILD_ADMIN_TOKEN=mine-and-long-enough')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})
