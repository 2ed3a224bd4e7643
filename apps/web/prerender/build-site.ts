import { copyFile, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Snapshot } from '@kitewright/content-loader/snapshot'
import { compressFolder } from '@kitewright/site-engine/compress'
import { forgetUnused } from '@kitewright/site-engine/forget-unused'
import { writeHashedFiles } from '@kitewright/site-engine/hashed-files'
import { staticFiles } from '@kitewright/site-engine/static-files'
import type { configOf } from './config-of.ts'
import { writeSite } from './site.ts'

const app = join(import.meta.dirname, '..')

/** Built once for each state of the code; knows nothing of content. */
export const bundleFolder = join(app, '.bundle')
/** Pictures that take long to make, kept between builds. */
export const cache = join(app, '.cache')

type Build = {
  snapshot: Snapshot
  config: ReturnType<typeof configOf>
  studioUrl?: string | null
  out: string
}

/**
 * Writes a whole site, ready to be served by any static host, into `out`, which is emptied first. The
 * bundle must be there. Answers how many pages it has; throws what `writeSite` throws.
 */
export async function buildSite({
  snapshot,
  config,
  studioUrl,
  out,
}: Build): Promise<{ pages: number }> {
  await rm(out, { recursive: true, force: true })
  for (const { path, source } of await staticFiles(bundleFolder)) {
    await mkdir(dirname(join(out, path)), { recursive: true })
    await copyFile(source, join(out, path))
  }
  const { pages, hashed } = await writeSite({
    snapshot,
    config,
    studioUrl,
    bundleFolder,
    out,
    cache,
  })
  await writeHashedFiles(hashed, out, cache)
  await compressFolder(out, cache)
  await forgetUnused(cache)
  return { pages: pages.length }
}
