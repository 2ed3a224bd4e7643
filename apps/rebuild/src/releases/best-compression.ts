import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFile } from '@kitewright/site-engine/files'
import { replaceFile } from './disk.ts'
import { hashBytes, type Manifest, replaceManifest } from './manifest.ts'

type Work = {
  folder: string
  manifest: Manifest
  /** A file on the same disk, for unfinished work. */
  temporary: string
  /** Asked before each file. */
  shouldStop: () => boolean
}

/**
 * Replaces the quickly made brotli forms of a live release by the smallest ones, a tenth smaller, one after another. The
 * content stays the same: a release is what its files say, not how they are compressed. Earlier releases keep their
 * forms, as a replaced file is a separate one. Returns the new manifest, which is on disk. A crash before that leaves
 * forms that differ from the manifest and have its content, which counts as intact (`findDamagedFiles`).
 */
export async function compressBest({
  folder,
  manifest,
  temporary,
  shouldStop,
}: Work): Promise<Manifest> {
  const waiting = new Set(manifest.quick)
  const files = { ...manifest.files }
  for (const path of manifest.quick ?? []) {
    if (shouldStop()) break
    const plain = path.slice(0, -'.br'.length)
    const body = await readFile(join(folder, plain))
    // A damaged file is not compressed: its form may repair it.
    if (hashBytes(body) === files[plain]?.sha256) {
      const best = new Map(await compressFile(plain, body, 'best')).get('.br')
      if (best && best.length < (files[path]?.bytes ?? 0)) {
        await replaceFile(join(folder, path), best, temporary)
        files[path] = { sha256: hashBytes(best), bytes: best.length }
      }
    }
    waiting.delete(path)
  }
  if (waiting.size === (manifest.quick?.length ?? 0)) return manifest
  const improved = { ...manifest, files, quick: [...waiting] }
  await replaceManifest(folder, improved, temporary)
  return improved
}
