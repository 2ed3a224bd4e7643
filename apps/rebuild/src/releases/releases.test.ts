import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sha256, writeManifest } from './manifest.ts'
import { Releases } from './releases.ts'

describe('Releases', () => {
  let folder: string
  let releases: Releases
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kitewright-releases-'))
    releases = new Releases(folder)
    await releases.prepare()
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function draft(text: string): Promise<string> {
    const id = await releases.nextId('0123456789abcdef')
    const out = releases.draftOf(id)
    await mkdir(out)
    await writeFile(join(out, 'index.html'), text)
    await writeManifest(out, {
      version: 1,
      id,
      createdAt: new Date().toISOString(),
      source: 'seed',
      contentHash: text,
      bundleHash: '',
      documents: 1,
      pages: { '/': '' },
      inline: [],
      files: { '/index.html': { sha256: sha256(text), bytes: text.length } },
      carried: [],
    })
    return id
  }

  async function published(text: string): Promise<string> {
    const id = await draft(text)
    await releases.publish(id)
    return id
  }

  const current = () => readlink(join(folder, 'current'))
  const warnings: string[] = []
  const recover = () => releases.recover((text) => warnings.push(text))

  it('gives ids that rise, even within a millisecond or when the clock goes back', async () => {
    const ids = [await published('one'), await published('two'), await published('three')]
    expect(ids.toSorted()).toEqual(ids)
    await mkdir(join(folder, 'releases/29990101T000000000Z-01234567'))
    expect((await releases.nextId('aaaaaaaa')) > '29990101T000000000Z').toBe(true)
  })

  it('points at what was published last', async () => {
    await published('one')
    const id = await published('two')
    expect(await current()).toBe(`releases/${id}`)
    expect(await releases.currentId()).toBe(id)
  })

  it('keeps the newest releases, and the current one however old', async () => {
    const ids: string[] = []
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) ids.push(await published(text))
    await releases.point(ids[1] ?? '')
    expect(await releases.prune(5)).toEqual([ids[0]])
    expect(await releases.ids()).toEqual(ids.slice(1))
    expect(await releases.prune(2)).toEqual(ids.slice(2, 5))
    expect(await releases.ids()).toEqual([ids[1], ids[5], ids[6]])
  })

  it('removes what a stopped process left', async () => {
    const id = await published('one')
    await draft('two')
    await mkdir(join(folder, 'releases/.pruned-x'))
    await releases.prepare()
    expect(await readdir(join(folder, 'releases'))).toEqual([id])
  })

  it('recovers to the current release', async () => {
    await published('one')
    const id = await published('two')
    expect((await recover())?.id).toBe(id)
    expect(warnings).toEqual([])
  })

  it('recovers to the newest whole release when the current one is damaged', async () => {
    const one = await published('one')
    const two = await published('two')
    const file = join(folder, 'releases', two, 'index.html')
    await writeFile(file, 'tw')
    expect((await recover())?.id).toBe(one)
    expect(await current()).toBe(`releases/${one}`)
    expect(warnings.join()).toContain('/index.html is not as it was published')
  })

  it('recovers to nothing when there is nothing', async () => {
    expect(await recover()).toBeNull()
  })

  it('leaves the current release as it was when another cannot be published', async () => {
    const id = await published('one')
    await expect(releases.publish('20260101T000000000Z-01234567')).rejects.toThrow('ENOENT')
    expect(await current()).toBe(`releases/${id}`)
  })

  it('refuses names that are no release', async () => {
    expect(await releases.whole('../../etc')).toContain('does not exist')
    expect(await releases.whole('20260101T000000000Z-01234567')).toContain('does not exist')
  })
})
