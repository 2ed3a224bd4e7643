import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { defaultMenus } from '@kitewright/content-types/addresses'
import { createSiteHandler } from '@kitewright/site-engine/serve'
import { buildSite } from '../prerender/build-site.ts'
import { loadWithLandingPages } from '../tests/landing-pages.ts'
import { configured, longestLinks, plain, splashNever } from './sites.ts'

const getFolder = (site: { folder: string }) => resolve(import.meta.dirname, '..', site.folder)

const unset = readSettings({ CONTENT_SOURCE: 'seed' })
const snapshot = await load({ settings: unset })
const { settings: texts } = snapshot.content.site
texts.splash.show = 'never'
texts.headerLinks = longestLinks.map((label, index) => ({ label, href: `/extra-${index}` }))
texts.headerButtons = defaultMenus.headerButtons.map((button) => ({
  ...button,
  label: button.label.padEnd(20, '.'),
}))
await buildSite({ snapshot, settings: unset, out: getFolder(splashNever) })

const settings = readSettings({
  CONTENT_SOURCE: 'seed',
  PUBLIC_CONTACT_ENDPOINT: configured.contactEndpoint,
  PUBLIC_GA_MEASUREMENT_ID: configured.measurementId,
  PUBLIC_SCHEDULING_URL: configured.schedulingUrl,
})
const withLandingPages = await loadWithLandingPages(settings)
await buildSite({ snapshot: withLandingPages, settings, out: getFolder(configured) })

for (const site of [splashNever, configured, plain]) {
  createServer(createSiteHandler(getFolder(site))).listen(site.port)
}
