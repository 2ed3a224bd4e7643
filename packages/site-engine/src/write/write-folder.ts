import { copyFile, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Settings } from '@kitewright/content-loader/settings'
import type { Snapshot } from '@kitewright/content-loader/snapshot'
import { compressFolder } from '../files/compress.ts'
import { forgetUnused } from '../files/forget-unused.ts'
import { writeHashedFiles } from '../files/hashed-files.ts'
import { staticFiles } from '../files/static-files.ts'
import { writeSite } from './write-site.ts'

type Build = {
  snapshot: Snapshot
  settings: Settings
  /** Folder that holds `client/` and `server/` of the bundle. */
  bundleFolder: string
  /** Folder that receives the site; it is emptied first. */
  out: string
  /** Folder in which files that take long to make are kept between builds. */
  cache: string
}

/**
 * Writes a whole site, ready to be served by any static host. The bundle must be there. Answers how
 * many pages it has; throws what `writeSite` throws.
 */
export async function writeFolder(build: Build): Promise<{ pages: number }> {
  const { bundleFolder, out, cache } = build
  await rm(out, { recursive: true, force: true })
  for (const { path, source } of await staticFiles(bundleFolder, build.settings)) {
    await mkdir(dirname(join(out, path)), { recursive: true })
    await copyFile(source, join(out, path))
  }
  const { pages, hashed } = await writeSite(build)
  await writeHashedFiles(hashed, out, cache)
  await compressFolder(out, cache)
  await forgetUnused(cache)
  return { pages: pages.length }
}
