import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { siteHandler } from '@kitewright/site-engine/serve'
import { buildSite } from '../prerender/build-site.ts'

type Splash = 'never' | 'every-load'

/** Builds the seed's site with the splash as told, and answers its folder. */
export async function measuredFolder(splash: Splash): Promise<string> {
  const settings = readSettings({ CONTENT_SOURCE: 'seed' })
  const snapshot = await load({ settings })
  snapshot.content.site.settings.splash.show = splash
  const out = join(import.meta.dirname, '../.cache/bench', splash)
  await buildSite({ snapshot, settings, out })
  return out
}

/** That site, served on a free port of this machine. */
export async function measuredSite(splash: Splash) {
  const server = createServer(siteHandler(await measuredFolder(splash)))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
