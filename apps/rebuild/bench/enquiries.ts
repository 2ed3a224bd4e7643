import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { copiedBundle } from '../tests/copied-bundle.ts'
import { anybody, enquiryWith } from '../tests/enquiry-sender.ts'
import { runningLake } from '../tests/running-lake.ts'
import { startProcess } from '../tests/service-process.ts'

/**
 * `pnpm bench:enquiries`: many visitors who send enquiries at once. Prints how many a second were on the disk before
 * they were answered, how soon, and when the last one was in the lake; fails when one was not taken or is missing.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
  },
})

const folder = await mkdtemp(join(tmpdir(), 'kitewright-enquiries-'))
try {
  const bundle = await copiedBundle(folder)
  await using lake = await runningLake()
  const data = join(folder, 'data')
  await using service = await startProcess({
    ...{ ...lake.env, SANITY_WRITE_TOKEN: 'local-editor' },
    ...{ REBUILD_DATA: data, REBUILD_BUNDLE: bundle },
    ...{ ENQUIRY_MOST_PER_HOUR: '1000000', LOG_LEVEL: 'info' },
  })
  await service.until(({ live }) => live)
  await service.idle()

  const run = autocannon({
    url: `${service.site}/enquiries`,
    connections: Number(values.connections),
    duration: Number(values.seconds),
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: {
            origin: service.site,
            'content-type': 'application/json',
            'x-forwarded-for': anybody(),
          },
          body: JSON.stringify(enquiryWith({ id: randomUUID(), message: 'x'.repeat(500) })),
        }),
      },
    ],
  })
  const { requests, latency, errors, timeouts, non2xx, '2xx': taken } = await run
  const ended = performance.now()
  await service.until(({ enquiries }) =>
    enquiries.every(({ waiting }: { waiting: number }) => waiting === 0),
  )
  const behind = Math.round((performance.now() - ended) / 1000)
  const inLake: number = await lake.client.fetch('count(*[_type == "enquiry"])')
  await service.kill('SIGTERM')
  const database = new DatabaseSync(join(data, 'enquiries.sqlite'))
  const stored = Number(database.prepare('select count(*) as count from enquiries').get()?.count)
  database.close()

  const load = loadavg().map((value) => value.toFixed(1))
  console.log(
    `${taken} enquiries by ${values.connections} connections, ${requests.average} a second (machine load ${load.join(', ')})`,
  )
  console.log(
    `ms: p50 ${latency.p50}, p97.5 ${latency.p97_5}, p99 ${latency.p99}, most ${latency.max}`,
  )
  console.log(`stored ${stored}, in the lake ${inLake}, the last one ${behind} s after the end`)
  console.log(`failed ${errors + timeouts}, not taken ${non2xx}`)
  // Those that were cut off at the end may be stored, and were not answered.
  if (errors + timeouts + non2xx > 0 || stored < taken || inLake !== stored) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
