import { mkdtemp, rm } from 'node:fs/promises'
import { request as requestTo } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { fetchDocuments } from '@kitewright/content-loader/load'
import { startTestServer } from '@kitewright/site-engine/testing'
import { copiedBundle } from '../tests/copied-bundle.ts'
import { type LakeDocument, lakeDocuments } from '../tests/fake-lake.ts'
import { type RunningLake, runningLake } from '../tests/running-lake.ts'
import { startProcess } from '../tests/service-process.ts'
import { addServices } from './many-pages.ts'
import { watchMemory } from './memory.ts'

/** Publishes much content from the local lake, and prints what the service reads, and its time and memory. */

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '5000' },
    services: { type: 'string', default: '500' },
    'landing-pages': { type: 'string', default: '2000' },
    read: { type: 'boolean', default: false },
  },
})

/** Documents in a transaction of the import. */
const IMPORT_SIZE = 500

const documents = lakeDocuments()

function findDocument(type: string): LakeDocument {
  const document = documents.find(({ _type }) => _type === type)
  if (!document) throw new Error(`The content has no ${type}`)
  return document
}

const copyPosts = (count: number): LakeDocument[] =>
  Array.from({ length: count }, (_, index) => {
    const post = findDocument('post')
    const slug = { _type: 'slug', current: `post-no-${index + 1}` }
    return { ...post, _id: `post-no-${index + 1}`, title: `${post.title} ${index + 1}`, slug }
  })

function createLandingPages(count: number): LakeDocument[] {
  const { closing, facts, meta } = findDocument('home')
  const { summary } = findDocument('legalPage')
  const text = { _type: 'textSection', heading: 'Why', body: summary }
  return Array.from({ length: count }, (_, index) => ({
    _id: `landingPage-no-${index + 1}`,
    _type: 'landingPage',
    title: `Launch ${index + 1}`,
    slug: { _type: 'slug', current: `launch-no-${index + 1}` },
    headline: { _type: 'headline', impact: 'Launch', effort: `number ${index + 1}.` },
    lead: 'One sentence.',
    sections: [
      { ...text, _key: 'a' },
      { _key: 'b', _type: 'factsSection', facts },
      { ...text, _key: 'c' },
      { ...Object(closing), _key: 'd', _type: 'closing' },
    ],
    meta: {
      ...Object(meta),
      title: `A launch with the number ${index + 1}`,
      description: `${'Plain words that describe a page to a person who searches. '.repeat(2)}${index}.`,
    },
  }))
}

/** A proxy of the lake that counts the bytes of its answers to queries. */
async function startCounter(lake: string) {
  let bytes = 0
  const server = await startTestServer((request, response) => {
    const { method, headers, url = '' } = request
    const sent = requestTo(`${lake}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (url.includes('/data/')) answer.on('data', (part: Buffer) => (bytes += part.length))
      answer.pipe(response)
    })
    sent.on('error', () => response.destroy())
    request.pipe(sent)
  })
  const takeBytes = () => {
    const counted = bytes
    bytes = 0
    return counted
  }
  return { ...server, takeBytes }
}

const folder = await mkdtemp(join(tmpdir(), 'kitewright-scale-'))

/** Builds and publishes. */
async function measureService(lake: RunningLake, host: string, report: Report) {
  await using service = await startProcess({
    ...lake.env,
    SANITY_API_HOST: host,
    REBUILD_DATA: join(folder, 'data'),
    REBUILD_BUNDLE: await copiedBundle(folder),
    LOG_LEVEL: 'info',
  })
  const memory = watchMemory(service)
  const pages = () =>
    service.until(({ live, lastFailure }) => {
      // The service retries while the lake is busy.
      if (lastFailure && lastFailure.kind !== 'unreachable') throw new Error(lastFailure.message)
      return live
    })
  await report('first release', pages)
  await service.idle()
  const { lastPublication } = await service.status()
  console.log(lastPublication.pages, 'pages', JSON.stringify(lastPublication.times))
  await report('check without changes', async () => {
    const { builds } = await service.status()
    await service.admin('rebuild')
    await service.until((status) => status.builds > builds && !status.running)
  })
  await lake.sendTo(service.control)
  for (const thousands of [51, 52, 53]) {
    await report('publish of a price', async () => {
      const price = await lake.setPrice('web-development', thousands)
      while (!(await service.shows('/services/web-development', price))) await wait(5)
    })
    await service.idle()
    console.log(JSON.stringify((await service.status()).lastPublication.times))
  }
  console.log(`service and build processes: at most ${memory.takeMax()} MB`)
  await service.kill('SIGTERM')
}

type Report = (name: string, action: () => Promise<unknown>) => Promise<void>

try {
  await using lake = await runningLake()
  const services = addServices(documents, Number(values.services))
  const added = [
    ...copyPosts(Number(values.posts)),
    ...services,
    ...createLandingPages(Number(values['landing-pages'])),
  ]
  for (let from = 0; from < added.length; from += IMPORT_SIZE) {
    const part = added.slice(from, from + IMPORT_SIZE)
    await lake.client.mutate(
      part.map(({ _rev, _createdAt, _updatedAt, ...document }) => ({
        createOrReplace: document,
      })),
    )
  }
  await using counter = await startCounter(lake.url)
  /** Prints the reading and the time of an action. */
  const report: Report = async (name, action) => {
    counter.takeBytes()
    const start = performance.now()
    await action()
    const seconds = ((performance.now() - start) / 1_000).toFixed(1)
    console.log(
      `${name.padEnd(28)} ${(counter.takeBytes() / 1e6).toFixed(2).padStart(8)} MB read ${seconds.padStart(8)} s`,
    )
  }
  console.log(
    `${documents.length + added.length} documents, load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`,
  )
  const settings = { ...lake.settings, apiHost: counter.url }
  const read = () => fetchDocuments(settings, { cache: join(folder, 'lake.json') })
  await report('reading everything', read)
  await report('reading without changes', read)
  await lake.setPrice('web-development', 50)
  await report('reading a changed price', read)
  await lake.client.delete('post-no-1')
  await report('reading after a deletion', read)
  if (!values.read) await measureService(lake, counter.url, report)
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
