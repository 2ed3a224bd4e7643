import { resolve } from 'node:path'
import { exitCodeOf } from '@kitewright/content-loader/errors'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { buildSite } from './build-site.ts'
import { configOf } from './config-of.ts'

/** Emptied first. Another folder than the usual one leaves the site in `dist` as it is. */
const out = resolve(import.meta.dirname, '..', process.env.OUT_DIR || 'dist')

/** Content -> site. The bundle must be there; it does not depend on content. */
try {
  const settings = readSettings(process.env)
  const snapshot = await load({ settings })
  const config = configOf(settings, snapshot.loadedAt)
  const { pages } = await buildSite({ snapshot, config, studioUrl: settings.studioUrl, out })
  console.log(`${pages} pages from the ${snapshot.source}, content ${snapshot.hash.slice(0, 12)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
}
