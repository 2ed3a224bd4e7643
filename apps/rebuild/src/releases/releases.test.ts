import { link, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyManifest } from '../../tests/empty-manifest.ts'
import { type FileFacts, hashBytes, writeManifest } from './manifest.ts'
import { Releases } from './releases.ts'

describe('Releases', () => {
  let folder: string
  let copies: string
  let releases: Releases
  let warnings: string[]
  const warn = (text: string) => void warnings.push(text)
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kitewright-releases-'))
    copies = join(folder, 'copies')
    await mkdir(copies)
    warnings = []
    releases = new Releases(folder, [copies])
    await releases.prepare()
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function draft(text: string, more: Record<string, string | Buffer> = {}): Promise<string> {
    const id = await releases.nextId('0123456789abcdef')
    const out = releases.getBuildFolder(id)
    await mkdir(out)
    const files: Record<string, FileFacts> = {}
    for (const [path, body] of Object.entries({ '/index.html': text, ...more })) {
      await writeFile(join(out, path), body)
      files[path] = { sha256: hashBytes(body), bytes: body.length }
    }
    const createdAt = new Date().toISOString()
    await writeManifest(out, {
      ...emptyManifest,
      id,
      createdAt,
      contentHash: text,
      pages: { '/': '' },
      files,
    })
    return id
  }

  async function published(text: string, more: Record<string, string | Buffer> = {}) {
    const id = await draft(text, more)
    await releases.publish(id)
    return id
  }

  /** A release with only a manifest. */
  async function createDescribed(place: number, files: Record<string, FileFacts>) {
    const createdAt = new Date(Date.UTC(2026, 2, 14) + place).toISOString()
    const id = `${createdAt.replaceAll(/[-:.]/g, '')}-01234567`
    await mkdir(releases.getFolder(id))
    await writeManifest(releases.getFolder(id), {
      ...emptyManifest,
      id,
      createdAt,
      pages: { '/': '' },
      files,
    })
    return id
  }

  const current = () => readlink(join(folder, 'current'))

  it('creates rising ids, even within a millisecond or when the clock goes back', async () => {
    const ids = [await published('one'), await published('two'), await published('three')]
    expect(ids.toSorted()).toEqual(ids)
    await mkdir(join(folder, 'releases/29990101T000000000Z-01234567'))
    expect((await releases.nextId('aaaaaaaa')) > '29990101T000000000Z').toBe(true)
  })

  it('points at the last published release', async () => {
    await published('one')
    const id = await published('two')
    expect(await current()).toBe(`releases/${id}`)
    expect(await releases.currentId()).toBe(id)
  })

  const retention = { days: 0, bytes: 1e9 }
  it('keeps the newest releases, and the current one at any age', async () => {
    const ids: string[] = []
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) ids.push(await published(text))
    await releases.point(ids[1] ?? '')
    expect(await releases.prune({ ...retention, releases: 5 }, ids[1] ?? '')).toEqual([ids[0]])
    expect(await releases.ids()).toEqual(ids.slice(1))
    expect(await releases.prune({ ...retention, releases: 2 }, ids[1] ?? '')).toEqual(
      ids.slice(2, 5),
    )
    expect(await releases.ids()).toEqual([ids[1], ids[5], ids[6]])
  })

  it('removes unfinished work of a stopped process', async () => {
    const id = await published('one')
    await draft('two')
    await mkdir(join(folder, 'releases/.pruned-x'))
    await releases.prepare()
    expect(await readdir(join(folder, 'releases'))).toEqual([id])
  })

  /** Flips a bit of a file, as a worn disk does. */
  async function rot(id: string, path: string) {
    const file = join(folder, 'releases', id, path)
    const bytes = await readFile(file)
    bytes[0] = (bytes[0] ?? 0) ^ 1
    await writeFile(file, bytes)
  }
  const least = async (...ids: string[]) => releases.findMinDamaged(ids, warn)

  it('chooses the first intact release', async () => {
    const one = await published('one')
    const two = await published('two')
    expect((await least(two, one))?.id).toBe(two)
    expect(warnings).toEqual([])
    await rot(two, 'index.html')
    expect(await least(two, one)).toMatchObject({ id: one, damaged: [] })
    expect(warnings.join()).toContain('/index.html differs from what was published')
  })

  it('chooses the least damaged release when all are damaged', async () => {
    const one = await published('one')
    const two = await published('two', { '/robots.txt': 'bots' })
    for (const id of [one, two]) await rot(id, 'index.html')
    await rot(two, 'robots.txt')
    expect(await least(two, one)).toMatchObject({ id: one, damaged: ['/index.html'] })
    expect(await least('20260101T000000000Z-01234567')).toBeNull()
  })

  it('repairs a file from another release, from a folder of copies, or from its compressed form', async () => {
    const page = '<p>kite</p>'.repeat(100)
    const br = brotliCompressSync(page)
    const one = await published('one', { '/a.txt': 'a', '/b.txt': 'b', '/c.html': page })
    const two = await published('two', {
      '/a.txt': 'a',
      '/b.txt': 'b',
      '/c.html': page,
      '/c.html.br': br,
    })
    for (const path of ['a.txt', 'b.txt', 'c.html']) await rot(two, path)
    for (const path of ['b.txt', 'c.html']) await rot(one, path)
    await writeFile(join(copies, 'b.txt'), 'b')
    expect(await least(two)).toMatchObject({ id: two, damaged: [] })
    expect(await readFile(join(folder, 'releases', two, 'c.html'), 'utf8')).toBe(page)
    expect(warnings).toHaveLength(3)
  })

  it('repairs a shared file without a change to other releases', async () => {
    const one = await published('one', { '/a.txt': 'a' })
    const two = await published('two', { '/a.txt': 'a' })
    const [first, second] = [one, two].map((id) => join(folder, 'releases', id, 'a.txt'))
    await rm(second ?? '')
    await link(first ?? '', second ?? '')
    await rot(one, 'a.txt')
    await writeFile(join(copies, 'a.txt'), 'a')
    await releases.examined(two, warn)
    expect(await readFile(second ?? '', 'utf8')).toBe('a')
    expect(await readFile(first ?? '', 'utf8')).not.toBe('a')
  })

  it('leaves the current release unchanged when another cannot be published', async () => {
    const id = await published('one')
    await expect(releases.publish('20260101T000000000Z-01234567')).rejects.toThrow('ENOENT')
    expect(await current()).toBe(`releases/${id}`)
  })

  it.each(['folder', 'file'])('does not replace a %s by the link', async (what) => {
    const one = await published('one')
    await rm(join(folder, 'current'))
    if (what === 'folder') await mkdir(join(folder, 'current'))
    else await writeFile(join(folder, 'current'), 'mine')
    const id = await draft('two')
    const failure = `${join(folder, 'current')} is a ${what}, not the link to the live release.`
    await expect(releases.publish(id)).rejects.toThrow(failure)
    expect(await readdir(join(folder, 'releases'))).toEqual([one])
  })

  it('finds no release for an invalid id', async () => {
    expect(await releases.described('../../etc')).toBeNull()
    expect(await releases.described('20260101T000000000Z-01234567')).toBeNull()
  })

  it('counts shared files once for the limit of disk space', async () => {
    const facts = (text: string, bytes: number) => ({ sha256: hashBytes(text), bytes })
    const film = facts('film', 1_000)
    for (const place of [1, 2, 3]) {
      await createDescribed(place, { '/film.mp4': film, '/index.html': facts(`${place}`, 100) })
    }
    const ids = await releases.ids()
    const keep = { days: 36_500, releases: 3, bytes: 1_300 }
    expect(await releases.prune(keep, ids[2] ?? '')).toEqual([])
    expect(await releases.prune({ ...keep, bytes: 1_200 }, ids[2] ?? '')).toEqual([ids[0]])
  })

  it('uses little memory for many releases', async () => {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const heap = () => {
      collect()
      return process.memoryUsage().heapUsed / 1e6
    }
    const files = (place: number) =>
      Object.fromEntries(
        Array.from({ length: 3_000 }, (_, at) => [
          `/services/${place}-${at}.html`,
          { sha256: `${at}`.padEnd(64, '0'), bytes: 1 },
        ]),
      )
    await createDescribed(0, files(0))
    await releases.summaries()
    const before = heap()
    for (let place = 1; place <= 60; place += 1) {
      await createDescribed(place, files(place))
      await releases.summaries()
    }
    expect(await releases.summaries()).toHaveLength(61)
    // All of their manifests would be 60 MB.
    expect(heap() - before).toBeLessThan(8)
  })
})
