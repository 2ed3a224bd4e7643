import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFolder } from './compress.ts'

test('writes brotli and gzip forms of each text file, but not of pictures', async () => {
  const root = await mkdtemp(join(tmpdir(), 'kitewright-compress-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folder = join(root, 'site')
  const cache = join(root, 'cache')
  await mkdir(folder)
  const page = '<p>Kites</p>'.repeat(100)
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/kite-1a2b.js'), 'let kite; '.repeat(100))
  await mkdir(join(folder, 'services'))
  await writeFile(join(folder, 'services/seo.html'), page)
  await writeFile(join(folder, 'services/kite.avif'), Buffer.alloc(2000))
  await writeFile(join(folder, 'tiny.txt'), 'kite')

  await compressFolder(folder, cache)

  expect((await readdir(join(folder, 'services'))).sort()).toEqual([
    'kite.avif',
    'seo.html',
    'seo.html.br',
    'seo.html.gz',
  ])
  expect(await readdir(folder)).not.toContain('tiny.txt.br')
  const form = (ending: string) => readFile(join(folder, `services/seo.html${ending}`))
  expect(brotliDecompressSync(await form('.br')).toString()).toBe(page)
  expect(gunzipSync(await form('.gz')).toString()).toBe(page)

  // Again, with the cached form of the unchanged file.
  const script = join(folder, 'assets/kite-1a2b.js')
  const first = await readFile(`${script}.br`)
  await rm(`${script}.br`)
  await writeFile(join(folder, 'services/seo.html'), 'x'.repeat(1000))
  await compressFolder(folder, cache)
  expect(await readFile(`${script}.br`)).toEqual(first)
  expect(brotliDecompressSync(await form('.br')).toString()).toBe('x'.repeat(1000))
})
