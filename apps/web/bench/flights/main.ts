import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compressed } from '@kitewright/site-engine/files'
import { measuredFolder } from '../measured-site.ts'
import { launch, openSlow } from '../phone.ts'
import { median, table } from '../table.ts'
import { makeNamespace, slowLine, type Target } from './slow-line.ts'

/**
 * `pnpm bench:flights`: when a page is painted on a line with real flights, which the throttling of browsers knows
 * nothing of: a new connection, HTTP/2 over TLS by Caddy, the slow start of TCP. `--target name=folder` puts another
 * built site beside ours. Needs root, Caddy and Python on Linux, and is skipped elsewhere.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    ms: { type: 'string', default: '150' },
    down: { type: 'string', default: '1.6' },
    up: { type: 'string', default: '0.75' },
    target: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', multiple: true, default: ['/', '/services/web-development'] },
  },
})

const folder = resolve(import.meta.dirname, '../../.cache/bench/flights')

/** A copy of another site, compressed as ours is. */
async function compressedCopy(target: string): Promise<Target> {
  const [name, from] = target.split('=')
  if (!name || !from) throw new Error(`--target ${target}: name=folder is expected`)
  const copy = join(folder, name)
  await cp(resolve(from), copy, { recursive: true })
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    for (const [form, body] of await compressed(path, await readFile(path), 'best')) {
      await writeFile(`${path}${form}`, body)
    }
  }
  return { name, folder: copy, isOurs: false }
}

async function main() {
  await mkdir(folder, { recursive: true })
  const others = await Promise.all(values.target.map(compressedCopy))
  const missing = makeNamespace()
  if (missing) return console.log(`bench:flights is skipped: ${missing}`)
  const ours = { name: 'ours', folder: await measuredFolder('never'), isOurs: true }
  const targets = [ours, ...others]
  const [ms, down, up] = [values.ms, values.down, values.up].map(Number) as [number, number, number]
  const line = await slowLine({ ms, down, up }, targets, folder)
  try {
    const loads = values.only.flatMap((path) =>
      targets.map((target) => ({ path, target, times: [] as Times[] })),
    )
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const load of loads) {
        load.times.push(await measured(line.urlOf(load.target) + load.path))
        await line.idle()
      }
    }
    console.log(
      `${ms} ms there and back, ${down} Mbit/s; from the start of the connection, medians of ${values.runs}, ms`,
    )
    const heads = ['first byte', 'whole document', 'first paint', 'largest paint'] as const
    const rows = loads.map(({ path, target, times }) => [
      `${path} ${target.name}`,
      ...heads.map((_, place) => median(times.map((time) => time[place] ?? Number.NaN)).toFixed(0)),
    ])
    console.log(table(['', ...heads], rows))
  } finally {
    line.close()
  }
}

type Times = number[]

/** One load by a browser of its own, which has neither cache nor connection. */
async function measured(url: string): Promise<Times> {
  const browser = await launch(['--ignore-certificate-errors', '--disable-quic'])
  try {
    const page = await openSlow(browser, 'phone', { network: false })
    await page.goto(url, { waitUntil: 'load' })
    return await page.evaluate(async () => {
      const [navigation] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[]
      const paints = (type: string) =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? 0),
          ).observe({
            type,
            buffered: true,
          })
        })
      const first = await paints('paint')
      const largest = await paints('largest-contentful-paint')
      const { responseStart = 0, responseEnd = 0 } = navigation ?? {}
      return [responseStart, responseEnd, first, largest]
    })
  } finally {
    await browser.close()
  }
}

await main()
