import '../prerender/production.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { writeSite } from '@kitewright/site-engine/write'

const pages = Number(process.argv[2])
const settings = readSettings({ CONTENT_SOURCE: 'seed' })

const loadStart = performance.now()
const snapshot = await load({ settings })
const loadSeconds = (performance.now() - loadStart) / 1000

// The 24 services again and again under new slugs; menus keep the first 24.
const { services } = snapshot.content
const wanted = pages - 36 + services.length
snapshot.content.services = Array.from({ length: wanted }, (_, place) => {
  const service = services[place % services.length]
  if (!service) throw new Error('The seed has no services')
  const round = Math.floor(place / services.length)
  return round === 0 ? service : { ...service, slug: `${service.slug}-${round + 1}` }
})

const out = await mkdtemp(join(tmpdir(), 'kitewright-bench-'))
const start = performance.now()
const written = await writeSite({
  snapshot,
  settings,
  bundleFolder: join(import.meta.dirname, '../.bundle'),
  cache: join(import.meta.dirname, '../.cache'),
  out,
})
const seconds = (performance.now() - start) / 1000
await rm(out, { recursive: true })

console.log(
  JSON.stringify({
    pages: written.pages.length,
    seconds,
    loadSeconds,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  }),
)
