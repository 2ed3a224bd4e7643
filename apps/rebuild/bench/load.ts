import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { abortedDownload } from '@kitewright/file-server/tests/raw-request'
import autocannon from 'autocannon'
import { copiedBundle } from '../tests/copied-bundle.ts'
import { startProcess } from '../tests/service-process.ts'
import { standInLake } from '../tests/stand-in-lake.ts'
import { isWhole } from './whole-page.ts'

/**
 * `pnpm bench:load`: many visitors at once while prices are published one after another, and some who
 * break off the film that they load. Prints how many requests were answered and how soon, and fails when
 * one was not, showed two prices at once, or left a file open.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '50' },
    impatient: { type: 'string', default: '5' },
  },
})

/** Files and connections that a process has open; unknown but on Linux. */
const openIn = async (pid: number | undefined) =>
  process.platform === 'linux' ? (await readdir(`/proc/${pid}/fd`)).length : 0

const folder = await mkdtemp(join(tmpdir(), 'kitewright-load-'))
try {
  const bundle = await copiedBundle(folder)
  await using lake = await standInLake()
  await using service = await startProcess({
    ...lake.env,
    REBUILD_DATA: join(folder, 'data'),
    REBUILD_BUNDLE: bundle,
    LOG_LEVEL: 'info',
  })
  await service.until(({ live }) => live)

  const page = await (await fetch(`${service.site}/services/web-development`)).text()
  const script = page.match(/\/assets\/vendor-[\w-]+\.js/)?.[0] ?? '/'
  const assets = await readdir(join(bundle, 'client/assets'))
  const film = `/assets/${assets.find((name) => name.endsWith('.mp4'))}`
  await service.idle()
  const openBefore = await openIn(service.child.pid)
  const seen = { mixed: 0, paths: new Map<string, number>() }
  const asked = ['/services/web-development', '/services/web-development.json', '/', script]
  const run = autocannon({
    url: service.site,
    connections: Number(values.connections),
    duration: Number(values.seconds),
    requests: asked.map((path) => ({
      path,
      onResponse: (status: number, body: string) => {
        const isRight = status === 200 && isWhole(path, body)
        if (isRight) seen.paths.set(path, (seen.paths.get(path) ?? 0) + 1)
        else seen.mixed += 1
      },
    })),
  })
  let ended = false
  const result = Promise.resolve(run).finally(() => {
    ended = true
  })

  let brokenOff = 0
  const sitePort = Number(new URL(service.site).port)
  const impatient = Array.from({ length: Number(values.impatient) }, async () => {
    while (!ended) {
      await abortedDownload(sitePort, film)
      brokenOff += 1
    }
  })

  let swaps = 0
  while (!ended) {
    const price = lake.setPrice('web-development', 51 + swaps)
    await service.publish()
    while (!ended && !(await service.shows('/services/web-development', `>${price}`)))
      await wait(20)
    if (!ended) swaps += 1
  }
  const { requests, latency, errors, timeouts, non2xx } = await result
  await Promise.all(impatient)
  await service.idle()
  // The last connections close a moment later.
  const deadline = Date.now() + 10_000
  let open = await openIn(service.child.pid)
  while (open > openBefore && Date.now() < deadline) {
    await wait(100)
    open = await openIn(service.child.pid)
  }
  console.log(
    `${requests.total} requests of ${values.connections} visitors, ${requests.average} a second`,
  )
  for (const [path, count] of seen.paths) console.log(`  ${String(count).padStart(7)} ${path}`)
  console.log(
    `ms: p50 ${latency.p50}, p97.5 ${latency.p97_5}, p99 ${latency.p99}, most ${latency.max}`,
  )
  console.log(`${swaps} releases went live meanwhile`)
  console.log(`${brokenOff} downloads broken off; open files ${openBefore} before, ${open} after`)
  console.log(`failed ${errors + timeouts}, not 200 ${non2xx}, mixed or cut off ${seen.mixed}`)
  const isLeak = open > openBefore + 5
  if (errors + timeouts + non2xx + seen.mixed > 0 || swaps === 0 || isLeak) process.exitCode = 1
  await service.kill('SIGTERM')
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
