import { createServer } from 'node:http'
import { join } from 'node:path'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { siteHandler } from '@kitewright/site-engine/serve'
import { buildSite } from '../prerender/build-site.ts'
import { splashNever, splashOnFirstPage } from './sites.ts'

/** Builds and serves the sites that an editor gets by changing when the splash shows. */

const settings = readSettings({ CONTENT_SOURCE: 'seed' })
const snapshot = await load({ settings })

for (const { show, folder, port } of [
  { show: 'first-page', ...splashOnFirstPage },
  { show: 'never', ...splashNever },
] as const) {
  snapshot.content.site.settings.splash.show = show
  const out = join(import.meta.dirname, '..', folder)
  await buildSite({ snapshot, settings, out })
  createServer(siteHandler(out)).listen(port)
}
