import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { exitCodeOf } from '@kitewright/content-loader/errors'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { artBase, artworkFolder } from './art-base.ts'
import { configOf } from './config-of.ts'
import { writeSite } from './site.ts'
import { writeSocialImages } from './social-images.ts'

const root = join(import.meta.dirname, '..')
const bundleFolder = join(root, '.bundle')
const out = join(root, 'dist')

/** Content -> dist. The bundle must be there; it does not depend on content. */
async function build() {
  const settings = readSettings(process.env)
  const snapshot = await load({ settings })
  await rm(out, { recursive: true, force: true })
  await cp(join(bundleFolder, 'client'), out, {
    recursive: true,
    filter: (source) => !source.endsWith('.vite'),
  })
  await cp(artworkFolder, join(out, await artBase()), { recursive: true })
  const config = configOf(settings, snapshot.loadedAt)
  const { paths, images } = await writeSite({ snapshot, config, bundleFolder, out })
  await writeSocialImages(images, out, join(root, '.cache'))
  console.log(
    `${paths.length} pages from the ${snapshot.source}, content ${snapshot.hash.slice(0, 12)}`,
  )
}

try {
  await build()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
}
