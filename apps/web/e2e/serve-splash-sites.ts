import { copyFile, mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { configOf } from '../prerender/config-of.ts'
import { writeHashedFiles } from '../prerender/hashed-files.ts'
import { writeSite } from '../prerender/site.ts'
import { staticFiles } from '../prerender/static-files.ts'
import { siteHandler } from '../preview/site-handler.ts'
import { splashNever, splashOnFirstPage } from './sites.ts'

/** Builds and serves the sites that an editor gets by changing when the splash shows. */

const app = join(import.meta.dirname, '..')
const bundleFolder = join(app, '.bundle')
const cache = join(app, '.cache')
const settings = readSettings({ CONTENT_SOURCE: 'seed' })
const snapshot = await load({ settings })
const config = configOf(settings, snapshot.loadedAt)

for (const { show, folder, port } of [
  { show: 'first-page', ...splashOnFirstPage },
  { show: 'never', ...splashNever },
] as const) {
  const out = join(app, folder)
  await rm(out, { recursive: true, force: true })
  for (const { path, source } of await staticFiles(bundleFolder)) {
    await mkdir(dirname(join(out, path)), { recursive: true })
    await copyFile(source, join(out, path))
  }
  snapshot.content.site.settings.splash.show = show
  const { hashed } = await writeSite({ snapshot, config, bundleFolder, out, cache })
  await writeHashedFiles(hashed, out, cache)
  createServer(siteHandler(out)).listen(port)
}
