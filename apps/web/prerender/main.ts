import { copyFile, mkdir, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { exitCodeOf } from '@kitewright/content-loader/errors'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { compressFolder } from './compress.ts'
import { configOf } from './config-of.ts'
import { writeHashedFiles } from './hashed-files.ts'
import { writeSite } from './site.ts'
import { staticFiles } from './static-files.ts'

const root = join(import.meta.dirname, '..')
const bundleFolder = join(root, '.bundle')
const cache = join(root, '.cache')
/** Emptied first. Another folder than the usual one leaves the site in `dist` as it is. */
const out = resolve(root, process.env.OUT_DIR || 'dist')

/** Content -> site. The bundle must be there; it does not depend on content. */
async function build() {
  const settings = readSettings(process.env)
  const snapshot = await load({ settings })
  await rm(out, { recursive: true, force: true })
  for (const { path, source } of await staticFiles(bundleFolder)) {
    await mkdir(dirname(join(out, path)), { recursive: true })
    await copyFile(source, join(out, path))
  }
  const config = configOf(settings, snapshot.loadedAt)
  const { pages, hashed } = await writeSite({ snapshot, config, bundleFolder, out, cache })
  await writeHashedFiles(hashed, out, cache)
  await compressFolder(out)
  console.log(
    `${pages.length} pages from the ${snapshot.source}, content ${snapshot.hash.slice(0, 12)}`,
  )
}

try {
  await build()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
}
