import { cp, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { dataFolder, liveBytes, liveId } from './data-folder.ts'
import { fakeLake } from './fake-lake.ts'
import { startProcess } from './service-process.ts'

describe('a release', () => {
  it('reuses unchanged files, and deletes cache files after 30 days', async () => {
    await using lake = await fakeLake()
    await using data = await dataFolder(inject('base'))
    const { folder } = data
    const media = join(folder, 'cache/media')
    const unused = join(media, 'unused.webp')
    await mkdir(media, { recursive: true })
    await writeFile(unused, 'a picture')
    const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000)
    await utimes(unused, longAgo, longAgo)
    await using service = await startProcess({
      ...lake.env,
      REBUILD_DATA: folder,
      REBUILD_BUNDLE: inject('bundle'),
    })
    await service.idle()
    const before = { id: await liveId(folder), bytes: await liveBytes(folder) }
    // The service's own page, the price index and a related service show the price.
    const price = lake.setPrice('white-label-solutions', 55)
    await service.publish()
    await service.until(({ live }) => live.id !== before.id)
    await expect.poll(() => readdir(media)).not.toContain('unused.webp')

    const now = await liveBytes(folder)
    const changed = Object.keys(now).filter((path) => now[path] !== before.bytes[path])
    const pages = new Set(changed.filter((path) => path.endsWith('.html')))
    expect([...pages].sort()).toEqual([
      '/plan.html',
      '/services.html',
      '/services/software-development.html',
      '/services/white-label-solutions.html',
    ])
    expect(changed.filter((path) => /^\/(assets|art|social|media)\//.test(path))).toEqual([])
    const inode = async (id: string, path: string) =>
      (await stat(join(folder, 'releases', id, path))).ino
    const id = await liveId(folder)
    for (const path of ['about.html', 'about.html.br', 'favicon.png']) {
      expect(await inode(id, path)).toBe(await inode(before.id, path))
    }

    expect(await service.shows('/services/white-label-solutions', price)).toBe(true)
  })

  it('of a new bundle still serves the code of the previous one, also after an edit', async () => {
    const chunk = '/assets/chunk-of-yesterday.js'
    await using lake = await fakeLake()
    await using data = await dataFolder(inject('base'))
    await using yesterday = await bundleWith(chunk, 'export const day = 1')
    const env = { ...lake.env, REBUILD_DATA: data.folder }
    const started = async (bundle: string) => {
      const before = await liveId(data.folder)
      const service = await startProcess({ ...env, REBUILD_BUNDLE: bundle })
      await service.until(({ live }) => live.id !== before)
      return service
    }
    await (await started(yesterday.folder)).kill('SIGTERM')
    await using service = await started(inject('bundle'))
    lake.setPrice('web-development', 71)
    const { live } = await service.status()
    await service.publish()
    await service.until(({ live: now }) => now.id !== live.id)
    const response = await fetch(`${service.site}${chunk}`)
    expect([response.status, await response.text()]).toEqual([200, 'export const day = 1'])
  })
})

async function bundleWith(path: string, body: string) {
  const folder = await mkdtemp(join(tmpdir(), 'kitewright-bundle-'))
  await cp(inject('bundle'), folder, { recursive: true, verbatimSymlinks: true })
  await writeFile(join(folder, 'client', path), body)
  return {
    folder,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
