import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyManifest } from '../../tests/empty-manifest.ts'
import { findDamagedFiles, hashBytes } from '../releases/manifest.ts'
import { type LiveRelease, ReleaseWriter } from './release-writer.ts'

const page = `<!doctype html>${'<p>kite</p>'.repeat(100)}`
const script = 'export const kite = 1\n'.repeat(100)
const bundled = (path: string, text: string) => ({
  path,
  sha256: hashBytes(text),
  body: Buffer.from(text),
})

describe('ReleaseWriter', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kitewright-release-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function write(release: string, path: string, text: string) {
    const file = join(folder, release, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }

  async function finished(release: string, live: LiveRelease | null = null): Promise<LiveRelease> {
    const writer = new ReleaseWriter(join(folder, release), live)
    await writer.addWritten()
    await writer.addMissing([bundled('/assets/a.js', script), bundled('/robots.txt', 'bundled')])
    const manifest = { ...emptyManifest, id: release, files: writer.files }
    return { folder: writer.out, manifest }
  }

  const inode = async (release: string, path: string) =>
    (await stat(join(folder, release, path))).ino

  it('stores every file with its hash and compressed forms, read-only', async () => {
    await write('one', '/about.html', page)
    const one = await finished('one')
    expect(Object.keys(one.manifest.files).sort()).toEqual([
      '/about.html',
      '/about.html.br',
      '/about.html.gz',
      '/assets/a.js',
      '/assets/a.js.br',
      '/assets/a.js.gz',
      '/robots.txt',
    ])
    expect(await findDamagedFiles(one.folder, one.manifest)).toEqual([])
    const compressed = await readFile(join(one.folder, 'about.html.br'))
    expect(brotliDecompressSync(compressed).toString()).toBe(page)
    for (const path of Object.keys(one.manifest.files)) {
      expect((await stat(join(one.folder, path))).mode & 0o222, path).toBe(0)
    }
  })

  it('links unchanged files to the live release, and no others', async () => {
    await write('one', '/about.html', page)
    await write('one', '/index.html', page)
    const one = await finished('one')
    await write('two', '/about.html', page)
    await write('two', '/index.html', page.replace('kite', 'line'))
    const two = await finished('two', one)
    for (const path of ['about.html', 'about.html.br', 'assets/a.js', 'assets/a.js.gz']) {
      expect(await inode('two', path), path).toBe(await inode('one', path))
    }
    expect(await inode('two', 'index.html')).not.toBe(await inode('one', 'index.html'))
    expect(await findDamagedFiles(one.folder, one.manifest)).toEqual([])
    expect(await findDamagedFiles(two.folder, two.manifest)).toEqual([])
  })

  it('keeps prerendered files over files of the bundle with the same name', async () => {
    const one = await finished('one')
    await write('two', '/robots.txt', 'prerendered')
    await finished('two', one)
    expect(await readFile(join(folder, 'two/robots.txt'), 'utf8')).toBe('prerendered')
    expect(await readFile(join(folder, 'one/robots.txt'), 'utf8')).toBe('bundled')
  })
})
