import { link, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { compressFile } from '@kitewright/site-engine/files'
import { expect, onTestFinished, test } from 'vitest'
import { emptyManifest } from '../../tests/empty-manifest.ts'
import { compressBest } from './best-compression.ts'
import {
  type FileFacts,
  findDamagedFiles,
  hashBytes,
  readManifest,
  writeManifest,
} from './manifest.ts'

const words = Array.from({ length: 3000 }, (_, index) => `<p>${(index * 7919) % 1013} kites</p>`)
const page = Buffer.from(words.join('\n'))

/** A release of two quickly compressed pages, and an earlier one that shares their files. */
async function createRelease() {
  const root = await mkdtemp(join(tmpdir(), 'kitewright-best-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folder = join(root, 'release')
  const before = join(root, 'before')
  await mkdir(folder)
  await mkdir(before)
  const forms = new Map(await compressFile('/a.html', page, 'quick'))
  const files: Record<string, FileFacts> = {}
  for (const path of ['/a.html', '/b.html']) {
    for (const [form, body] of [['', page] as const, ...forms]) {
      await writeFile(join(folder, `${path}${form}`), body, { mode: 0o444 })
      await link(join(folder, `${path}${form}`), join(before, `${path}${form}`))
      files[`${path}${form}`] = { sha256: hashBytes(body), bytes: body.length }
    }
  }
  const manifest = { ...emptyManifest, files, quick: ['/a.html.br', '/b.html.br'] }
  await writeManifest(folder, manifest)
  const work = { folder, manifest, temporary: join(root, 'next'), shouldStop: () => false }
  return { work, folder, before, manifest }
}

test('replaces quick forms by smaller ones of the same content', async () => {
  const { work, folder, before, manifest } = await createRelease()
  const improved = await compressBest(work)
  const form = await readFile(join(folder, 'a.html.br'))
  expect(brotliDecompressSync(form)).toEqual(page)
  expect(form.length).toBeLessThan(manifest.files['/a.html.br']?.bytes ?? 0)
  expect(improved.quick).toEqual([])
  expect(improved.files['/a.html']).toEqual(manifest.files['/a.html'])
  expect(await readManifest(folder)).toEqual(improved)
  expect(await findDamagedFiles(folder, improved)).toEqual([])
  // The earlier release has its own file.
  expect(await findDamagedFiles(before, manifest)).toEqual([])
})

test('stops between files, and continues later', async () => {
  const { work, folder } = await createRelease()
  const answers = [false, true]
  const half = await compressBest({ ...work, shouldStop: () => answers.shift() ?? true })
  expect(half.quick).toEqual(['/b.html.br'])
  expect(await findDamagedFiles(folder, half)).toEqual([])
  const { quick } = await compressBest({ ...work, manifest: half })
  expect(quick).toEqual([])
})

test('a crash before the new manifest leaves intact files; a damaged page stays as it is', async () => {
  const { work, folder, manifest } = await createRelease()
  await compressBest(work)
  expect(await findDamagedFiles(folder, manifest)).toEqual([])
  await rm(join(folder, 'a.html.br'))
  await writeFile(join(folder, 'a.html.br'), 'spoilt')
  expect(await findDamagedFiles(folder, manifest)).toEqual(['/a.html.br'])
  await rm(join(folder, 'b.html'))
  await writeFile(join(folder, 'b.html'), 'spoilt')
  const form = await readFile(join(folder, 'b.html.br'))
  await compressBest(work)
  expect(await readFile(join(folder, 'b.html.br'))).toEqual(form)
})
