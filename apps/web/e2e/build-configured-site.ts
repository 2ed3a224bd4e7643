import '../prerender/build-site.ts'
import { readSettings } from '@kitewright/content-loader/settings'
import { buildSite, out } from '../prerender/build-site.ts'
import { loadWithLandingPages } from '../tests/landing-pages.ts'

/** The site with the settings of the environment, and with landing pages, which the bundled content does not have. */
const settings = readSettings(process.env)
await buildSite({ snapshot: await loadWithLandingPages(settings), settings, out })
