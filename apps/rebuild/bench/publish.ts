import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { copiedBundle } from '../tests/copied-bundle.ts'
import { startProcess } from '../tests/service-process.ts'
import { lakeDocuments, standInLake } from '../tests/stand-in-lake.ts'
import { furtherServices } from './many-pages.ts'

/** Pages of the site as it is. */
const PAGES = 36
const parts = ['webhook', 'wait', 'start', 'load', 'prerender', 'verify', 'swap', 'live'] as const

type Part = (typeof parts)[number]
type Run = Record<Part, number>

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '30' },
    pages: { type: 'string', default: '36,2000' },
  },
})

/** Publishes that follow each other, each sent when the last is live. */
const SUCCESSION = 10

/** From the moment a webhook is sent to the moment a visitor's request shows the new price. */
async function measure(folder: string, pages: number, runs: number) {
  const bundle = await copiedBundle(folder)
  const documents = lakeDocuments()
  documents.push(...furtherServices(documents, pages - PAGES))
  await using lake = await standInLake(documents)
  await using service = await startProcess(
    {
      ...lake.env,
      REBUILD_DATA: join(folder, 'data'),
      REBUILD_BUNDLE: bundle,
      REBUILD_BUILD_SECONDS: '3600',
      LOG_LEVEL: 'info',
    },
    join(import.meta.dirname, 'service.ts'),
  )
  const begin = performance.now()
  const { lastFailure } = await service.until(({ live, lastFailure: last }) => live ?? last)
  if (lastFailure) throw new Error(lastFailure.message)
  const first = performance.now() - begin

  let amount = 50
  const publish = async () => {
    amount += 1
    const price = lake.setPrice('web-development', amount)
    const sent = performance.now()
    await service.publish()
    const webhook = performance.now() - sent
    while (!(await service.shows('/services/web-development', `>${price}`))) await wait(5)
    return { webhook, live: performance.now() - sent }
  }

  const found: Run[] = []
  while (found.length < runs) {
    await service.idle()
    // The next build process is ready, as it is when an editor publishes now and then.
    await wait(1_000)
    const times = await publish()
    const { lastPublication } = await service.until(({ lastPublication: last }) => last)
    found.push({ ...lastPublication.times, ...times })
  }
  const succession: number[] = []
  while (succession.length < SUCCESSION) succession.push((await publish()).live)
  await service.kill('SIGTERM')
  return { first, runs: found, succession }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

const columns = ['least', 'p50', 'p95', 'most'] as const
const shares = { least: 0, p50: 0.5, p95: 0.95, most: 1 }
const cell = (value: number | string) => String(value).padStart(8)

async function report(pages: number) {
  const folder = await mkdtemp(join(tmpdir(), 'kitewright-bench-'))
  const { first, runs, succession } = await measure(folder, pages, Number(values.runs)).finally(
    () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  )
  const load = loadavg().map((value) => value.toFixed(1))
  console.log(`\n${pages} pages, ${runs.length} runs, ms (machine load ${load.join(', ')})`)
  console.log(`first release: ${Math.round(first)}`)
  console.log(`${'part'.padEnd(10)}${columns.map(cell).join('')}`)
  for (const part of parts) {
    const times = runs.map((run) => run[part])
    const figures = columns.map((column) => cell(Math.round(quantile(times, shares[column]))))
    console.log(`${part.padEnd(10)}${figures.join('')}`)
  }
  const whole = succession.reduce((sum, time) => sum + time, 0)
  console.log(
    `${SUCCESSION} in succession: ${Math.round(whole)} in all, each ${succession.map(Math.round).join(', ')}`,
  )
}

for (const pages of values.pages.split(',').map(Number)) await report(pages)
