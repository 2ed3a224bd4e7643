import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { createSiteHandler } from '@kitewright/site-engine/serve'
import { paths } from '../e2e/paths.ts'
import { buildSite } from '../prerender/build-site.ts'
import { measureAnswers } from './measure-answers.ts'
import { type Load, measureLoad } from './measure-load.ts'
import { measurePageChanges } from './measure-page-changes.ts'
import { measureWork, type Work } from './measure-work.ts'
import { launch } from './phone.ts'

/**
 * `pnpm bench:page`: bytes, requests, times in ms and blocking of each route on a slow phone, how soon clicks are
 * answered, and page changes; medians, of page changes one journey. Times depend on how busy the machine is; bytes do not.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    splash: { type: 'boolean', default: false },
  },
})

const median = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The site of the seed, with the splash always or never. */
async function build(): Promise<string> {
  const settings = readSettings({ CONTENT_SOURCE: 'seed' })
  const snapshot = await load({ settings })
  const show = values.splash ? 'every-load' : 'never'
  snapshot.content.site.settings.splash.show = show
  const out = join(import.meta.dirname, '../.cache/bench', show)
  await buildSite({ snapshot, settings, out })
  return out
}

const site = createServer(createSiteHandler(await build()))
await new Promise<void>((resolve) => site.listen(0, resolve))
const url = `http://localhost:${(site.address() as AddressInfo).port}`
const browser = await launch()

async function measure(path: string) {
  const runs: (Load & Work)[] = []
  while (runs.length < Number(values.runs)) {
    const load = await measureLoad(browser, url + path)
    runs.push({ ...load, ...(await measureWork(browser, url + path)) })
  }
  const of = (name: keyof Load | keyof Work, digits = 0) =>
    Number(median(runs.map((run) => run[name])).toFixed(digits))
  return {
    HTML: of('html'),
    JS: of('js'),
    fonts: of('fonts'),
    other: of('other'),
    requests: of('requests'),
    FCP: of('firstPaint'),
    LCP: of('largestPaint'),
    hydrated: of('answers'),
    blocking: of('blocking'),
    longest: of('longest'),
    CLS: of('layoutShift', 3),
  }
}

try {
  const rows: [string, Awaited<ReturnType<typeof measure>>][] = []
  for (const path of values.only ?? paths) rows.push([path, await measure(path)])
  console.table(Object.fromEntries(rows))
  console.log('Click to paint, ms of work on a slow processor; clock: with the wait for the frame')
  console.table(
    Object.fromEntries(
      (await measureAnswers(browser, url)).map(({ name, clock, processor }) => [
        name,
        {
          first: Math.round(processor[0] ?? Number.NaN),
          median: Math.round(median(processor)),
          worst: Math.round(Math.max(...processor)),
          clock: Math.round(median(clock)),
        },
      ]),
    ),
  )
  console.log(
    'Page changes, ms from the click; frame gap: the longest; interaction: the slowest event',
  )
  console.table(
    Object.fromEntries(
      (await measurePageChanges(browser, url)).map(({ path, ...times }) => [
        path,
        Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, Math.round(ms)])),
      ]),
    ),
  )
} finally {
  await browser.close()
  site.closeAllConnections()
  site.close()
}
