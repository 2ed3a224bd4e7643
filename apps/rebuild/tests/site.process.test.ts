import { cp, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { dataFolder, liveBytes, liveId } from './data-folder.ts'
import { fakeLake } from './fake-lake.ts'
import { startProcess } from './service-process.ts'

describe('a release', () => {
  it('reuses unchanged files, serves them compressed, and deletes cache files after 30 days', async () => {
    await using lake = await fakeLake()
    await using data = await dataFolder(inject('base'))
    const { folder } = data
    await using service = await startProcess({
      ...lake.env,
      REBUILD_DATA: folder,
      REBUILD_BUNDLE: inject('bundle'),
    })
    await service.idle()
    const before = { id: await liveId(folder), bytes: await liveBytes(folder) }
    const media = join(folder, 'cache/media')
    const unused = join(media, 'unused.webp')
    await mkdir(media, { recursive: true })
    await writeFile(unused, 'a picture')
    const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000)
    await utimes(unused, longAgo, longAgo)
    // The service's own page, the price index and a related service show the price.
    const price = lake.setPrice('white-label-solutions', 55)
    await service.publish()
    await service.until(({ live }) => live.id !== before.id)
    await expect.poll(() => readdir(media)).not.toContain('unused.webp')

    const now = await liveBytes(folder)
    const changed = Object.keys(now).filter((path) => now[path] !== before.bytes[path])
    const pages = new Set(changed.filter((path) => path.endsWith('.html')))
    expect([...pages].sort()).toEqual([
      '/services.html',
      '/services/software-development.html',
      '/services/white-label-solutions.html',
    ])
    expect(changed.filter((path) => /^\/(assets|art|social|media)\//.test(path))).toEqual([])
    const inode = async (id: string, path: string) =>
      (await stat(join(folder, 'releases', id, path))).ino
    const id = await liveId(folder)
    for (const path of ['about.html', 'about.html.br', 'favicon.svg']) {
      expect(await inode(id, path)).toBe(await inode(before.id, path))
    }

    const page = await raw(service.site, '/services/white-label-solutions')
    expect(page.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      vary: expect.stringContaining('Accept-Encoding'),
    })
    expect(brotliDecompressSync(page.body).includes(price)).toBe(true)
    const script = Object.keys(now).find((path) => /^\/assets\/.*\.js$/.test(path)) ?? ''
    expect((await raw(service.site, script)).headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const again = await raw(service.site, '/about', {
      'if-none-match': (await raw(service.site, '/about')).headers.etag ?? '',
    })
    expect(again.status).toBe(304)
    expect((await raw(service.site, '/no-such-page')).status).toBe(404)
  })

  it('of a new bundle still serves the code of the previous one, also after some edits', async () => {
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
    for (let edit = 0; edit < 3; edit += 1) {
      lake.setPrice('web-development', 71 + edit)
      const { live } = await service.status()
      await service.publish()
      await service.until(({ live: now }) => now.id !== live.id)
    }
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

/** Returns the response without decompressing it. */
function raw(site: string, path: string, headers: Record<string, string> = {}) {
  type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer }
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = request(
    `${site}${path}`,
    { headers: { 'accept-encoding': 'br, gzip', ...headers } },
    async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const found = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
      )
      resolve({ status: response.statusCode ?? 0, headers: found, body: Buffer.concat(chunks) })
    },
  )
  sent.on('error', reject).end()
  return promise
}
