import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptSecrets } from './start-site.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('are long, differ, stay the same, and are for their owner only', async () => {
  const first = await keptSecrets(folder)
  expect(first.SANITY_WEBHOOK_SECRET).toMatch(/^[\w-]{32}$/)
  expect(first.REBUILD_ADMIN_TOKEN).toMatch(/^[\w-]{32}$/)
  expect(first.SANITY_WEBHOOK_SECRET).not.toBe(first.REBUILD_ADMIN_TOKEN)
  expect(await keptSecrets(folder)).toEqual(first)
  expect((await stat(join(folder, 'secrets.env'))).mode & 0o777).toBe(0o600)
})

it('are other ones elsewhere', async () => {
  const here = await keptSecrets(folder)
  await rm(join(folder, 'secrets.env'))
  expect(await keptSecrets(folder)).not.toEqual(here)
})

it('take over what a person wrote', async () => {
  const file = join(folder, 'secrets.env')
  await writeFile(file, 'REBUILD_ADMIN_TOKEN=mine-and-long-enough\n', { mode: 0o644 })
  const secrets = await keptSecrets(folder)
  expect(secrets.REBUILD_ADMIN_TOKEN).toBe('mine-and-long-enough')
  expect(secrets.SANITY_WEBHOOK_SECRET).toMatch(/^[\w-]{32}$/)
  expect(await readFile(file, 'utf8')).toContain('REBUILD_ADMIN_TOKEN=mine-and-long-enough')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})
