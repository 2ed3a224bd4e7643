import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { copiedBundle } from '../tests/copied-bundle.ts'
import { fakeLake, lakeDocuments } from '../tests/fake-lake.ts'
import { startProcess } from '../tests/service-process.ts'
import { addServices } from './many-pages.ts'
import { readMemory, watchMemory } from './memory.ts'

/** The number of pages of the bundled content. */
const PAGES = 36
const parts = ['webhook', 'wait', 'start', 'load', 'prerender', 'verify', 'swap', 'live'] as const

type Part = (typeof parts)[number]
type Run = Record<Part, number>

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '30' },
    pages: { type: 'string', default: '36,2000' },
    soak: { type: 'string' },
    requests: { type: 'string', default: '20000' },
  },
})

/** The number of publishes, one after another. */
const SUCCESSION = 10

/** Starts lake and service. `publish` changes a price and waits until a visitor's request shows it; returns ms. */
async function startSite(folder: string, pages: number) {
  await using stack = new AsyncDisposableStack()
  const bundle = await copiedBundle(folder)
  const documents = lakeDocuments()
  documents.push(...addServices(documents, pages - PAGES))
  const lake = stack.use(await fakeLake(documents))
  const env = { ...lake.env, REBUILD_DATA: join(folder, 'data'), REBUILD_BUNDLE: bundle }
  const service = stack.use(
    await startProcess({ ...env, REBUILD_BUILD_SECONDS: '3600', LOG_LEVEL: 'info' }, [
      process.execPath,
      join(import.meta.dirname, 'service.ts'),
    ]),
  )
  const begin = performance.now()
  const { lastFailure } = await service.until(({ live, lastFailure: last }) => live ?? last)
  if (lastFailure) throw new Error(lastFailure.message)
  const first = performance.now() - begin

  let count = 0
  const publish = async () => {
    count += 1
    const price = lake.setPrice('web-development', 51 + (count % 40))
    const sent = performance.now()
    await service.publish()
    const webhook = performance.now() - sent
    while (!(await service.shows('/services/web-development', `>${price}`))) await wait(5)
    return { webhook, live: performance.now() - sent }
  }
  /** Makes an entry invalid, and waits until it is quarantined. */
  const quarantine = async () => {
    const entry = documents.find(({ _id }) => _id === 'about')
    Object.assign(entry ?? {}, { lead: null, _rev: 'invalid' })
    await service.publish()
    await service.until(({ quarantined }) => quarantined.length > 0)
  }
  const all = stack.move()
  return { service, first, publish, quarantine, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

async function measure(folder: string, pages: number, runs: number) {
  await using site = await startSite(folder, pages)
  const { service, first, publish, quarantine } = site
  const measured: Run[] = []
  while (measured.length < runs) {
    await service.idle()
    // Waits until the next build process is ready, as between an editor's publishes.
    await wait(1_000)
    const times = await publish()
    const { lastPublication } = await service.until(({ lastPublication: last }) => last)
    measured.push({ ...lastPublication.times, ...times })
  }
  const memory = watchMemory(service)
  const inSuccession = async () => {
    await service.idle()
    // Until a new build process replaces the used one.
    await wait(12_000)
    const before = await readMemory(service)
    memory.takeMax()
    const times: number[] = []
    while (times.length < SUCCESSION) times.push((await publish()).live)
    return { times, memory: [Math.round(before), memory.takeMax()] }
  }
  const succession = await inSuccession()
  await quarantine()
  const withQuarantined = await inSuccession()
  await service.kill('SIGTERM')
  return { first, runs: measured, succession, withQuarantined }
}

const SOAK_STEPS = 10
const SOAK_PATHS = ['/', '/services/web-development', '/contact', '/live.json', '/no-such-page']

/** Alternates publishes and visits, and prints the memory of the service at each step. */
async function soak(folder: string, publishes: number, requests: number) {
  await using site = await startSite(folder, PAGES)
  const { service, publish } = site
  let [published, visited, errors] = [0, 0, 0]
  const print = async () => {
    const metrics = await (await fetch(`${service.control}/metrics`)).text()
    const bytes = Number(/^kitewright_memory_bytes (\d+)$/m.exec(metrics)?.[1])
    console.log(
      `${String(published).padStart(5)} publishes ${String(visited).padStart(6)} requests ${Math.round(bytes / 1e6)} MB`,
    )
  }
  await print()
  const begin = performance.now()
  for (let step = 1; step <= SOAK_STEPS; step += 1) {
    for (; published < (publishes * step) / SOAK_STEPS; published += 1) await publish()
    for (; visited < (requests * step) / SOAK_STEPS; visited += SOAK_PATHS.length) {
      const answers = SOAK_PATHS.map(async (path) => {
        const response = await fetch(`${service.site}${path}`)
        await response.arrayBuffer()
        return response.status
      })
      errors += (await Promise.all(answers)).filter((status) => status >= 500).length
    }
    await print()
  }
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1)
  const failures = service.log.lines.filter(({ level }) => level === 'error').length
  console.log(`${minutes} minutes, ${errors} answers of 500 or more, ${failures} errors in the log`)
  await service.kill('SIGTERM')
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

const columns = ['min', 'p50', 'p95', 'max'] as const
const shares = { min: 0, p50: 0.5, p95: 0.95, max: 1 }
const cell = (value: number | string) => String(value).padStart(8)

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kitewright-bench-'))
  return work(folder).finally(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
}

async function report(pages: number) {
  const { first, runs, succession, withQuarantined } = await inFolder((folder) =>
    measure(folder, pages, Number(values.runs)),
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
  const print = (name: string, { times, memory }: typeof succession) =>
    console.log(
      `${name}: median ${Math.round(quantile(times, 0.5))}, each ${times.map(Math.round).join(', ')}; MB before and at most: ${memory.join(', ')}`,
    )
  print(`${SUCCESSION} in succession`, succession)
  print('beside a quarantined entry', withQuarantined)
}

if (values.soak) {
  await inFolder((folder) => soak(folder, Number(values.soak), Number(values.requests)))
} else for (const pages of values.pages.split(',').map(Number)) await report(pages)
