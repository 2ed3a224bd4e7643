import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Entry, generateHostileRequests, type HostileRequest } from './hostile-requests.ts'
import { ports, startProcess, urls } from './started-site.ts'

/** The seed of a failure repeats its requests. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_125)
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 2_000)
const SIDE_BY_SIDE = 40

/** Allowed increase of file descriptors. */
const MORE_DESCRIPTORS = 10
/** Allowed increase of memory before garbage collection. */
const MORE_MEMORY_MIB = 150

/** A process's open files and connections, and memory in MiB (Linux). */
type ProcessFacts = { descriptors: number; memory: number }

async function processFacts(pid: number): Promise<ProcessFacts> {
  const descriptors = await readdir(`/proc/${pid}/fd`)
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kibibytes = Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1])
  return { descriptors: descriptors.length, memory: Math.round(kibibytes / 1024) }
}

/** Timeout of a response in milliseconds; the server may be busy with other requests. */
const TIMEOUT_MS = 60_000

/** Milliseconds after which a malformed request is abandoned. */
const HOSTILE_TIMEOUT_MS = 500

/** Maximum bytes read from a response before the client disconnects. */
const MAX_BYTES = 64 * 1024

type RawAnswer = {
  status: number
  /** The Location header. */
  location: string | undefined
}

/** Returns a server's response; null if the connection ended without a status. */
async function rawExchange({
  port,
  bytes,
  isProper,
  breaksOff,
}: HostileRequest): Promise<RawAnswer | null> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  let size = 0
  await new Promise<void>((resolve) => {
    // A server may close the connection early.
    socket.on('error', () => {})
    socket.once('close', resolve)
    socket.setTimeout(isProper ? TIMEOUT_MS : HOSTILE_TIMEOUT_MS, () => socket.destroy())
    socket.on('data', (chunk) => {
      size += chunk.length
      if (answer.length < 2_000) answer += chunk.toString('latin1')
      const isOver = breaksOff === 'at the answer' || size > MAX_BYTES
      // An event stream never ends.
      if (isOver || answer.includes('text/event-stream')) socket.destroy()
    })
    if (typeof breaksOff === 'number') {
      socket.write(bytes.subarray(0, breaksOff), () => socket.resetAndDestroy())
    } else {
      socket.write(bytes)
    }
  })
  const status = answer.match(/^HTTP\/1\.1 (\d{3}) /)?.[1]
  if (status === undefined) return null
  const location = answer.match(/^location: (.*)\r$/im)?.[1]
  return { status: Number(status), location }
}

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'kitewright-hostile-'))
})
afterAll(() => rm(data, { recursive: true, maxRetries: 5 }))

/** The form's request; each gets a unique id. */
const enquiry = {
  name: 'Asha Rao',
  email: 'asha@company.example',
  phone: '+91 98765 43210',
  project: '',
  message: 'A shop.',
  timestamp: '25/11/2026, 10:05:09 am',
  id: '',
}

/** The files that a page loads. */
async function fetchFiles(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text()
  return [...html.matchAll(/(?:src|href)="(\/[^"/][^"]*)"/g)].map(([, path = '/']) => path)
}

const query = (text: string) =>
  `/v2025-02-19/data/query/production?query=${encodeURIComponent(text)}`

async function doors(): Promise<Entry[]> {
  const pictures = await (
    await fetch(`${urls.lake}${query('*[_type == "sanity.imageAsset"]')}`)
  ).text()
  const picture = `/${pictures.match(/"path":"([^"]+)"/)?.[1]}`
  const reading = [
    ...[query('*'), query('*[_type == "service"]{title}'), query('*['), query('')],
    ...['/v1/ping', '/v1/data/doc/production/home', '/v1/data/listen/production?query=*'],
    ...['/v1/data/live/events/production', '/v1/data/export/production', '/v1/users/me'],
    ...['/v1/socket/production', '/v1/data/mutate/production', '/v1/assets/images/production'],
    ...[picture, `${picture}?w=99&fm=png`, `${picture}?w=400&fm=avif`, '/v1/check/cors'],
    ...['/v1/auth/login/local?origin=//', '/v1/data/history/production/documents/home?time=x'],
  ]
  return [
    {
      port: ports.site,
      paths: [
        '/',
        '/about',
        '/services',
        '/contact',
        '/enquiries',
        ...(await fetchFiles(urls.site)),
      ],
      form: { path: '/enquiries', body: enquiry },
    },
    { port: ports.studio, paths: ['/', '/structure', ...(await fetchFiles(urls.studio))] },
    { port: ports.lake, paths: reading, bodies: [JSON.stringify({ query: '*' })] },
    {
      port: ports.service,
      paths: [
        ...['/status', '/healthz', '/readyz', '/hooks/sanity', '/admin/rollback', '/admin/lock'],
        ...['/admin/publish', '/admin/', '/admin/constructor', '/enquiries', '/admin/enquiries'],
      ],
      bodies: [JSON.stringify({ _id: 'home', _type: 'home' })],
    },
  ]
}

/** A path of this site that a browser cannot read as another host. */
const isOnSite = (location: string) => /^\/(?![/\\])[!-~]*$/.test(location)

/**
 * Sends all requests, some concurrently. Returns valid requests without a response, and those that were redirected to
 * another host.
 */
async function unanswered(requests: readonly HostileRequest[]): Promise<string[]> {
  const silent: string[] = []
  const waiting = requests.values()
  const client = async () => {
    for (const request of waiting) {
      const answer = await rawExchange(request)
      const { location } = answer ?? {}
      const isExternal = request.port === ports.site && location && !isOnSite(location)
      if (isExternal || (request.isProper && answer === null)) {
        silent.push(`${request.port}: ${request.bytes.subarray(0, 300).toString('latin1')}`)
      }
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, client))
  return silent
}

it.runIf(process.platform === 'linux')(
  `${REQUESTS} hostile requests end, exhaust and silence no server (HOSTILE_SEED=${SEED})`,
  async () => {
    await using start = startProcess(data)
    await start.running()
    const programs = ['content-lake/src/start.ts', 'studio-server', 'rebuild/src/main.ts']
    const pids = () => Promise.all(programs.map((program) => start.childWith(program)))
    const facts = async () => Promise.all((await pids()).map(processFacts))

    const arbitrary = fc.oneof(...(await doors()).map(generateHostileRequests))
    const sample = (seed: number, numRuns: number) => fc.sample(arbitrary, { seed, numRuns })
    // Warm-up: files loaded on first use are not a leak.
    expect(await unanswered(sample(SEED + 1, REQUESTS / 10))).toEqual([])
    const [before, beforePids] = [await facts(), await pids()]

    expect(await unanswered(sample(SEED, REQUESTS))).toEqual([])

    expect(await pids()).toEqual(beforePids)
    expect(start.printed.errors).toBe('')
    for (const [name, url] of Object.entries({
      ...urls,
      lake: `${urls.lake}/v1/ping`,
      service: `${urls.service}/status`,
    })) {
      expect([name, (await fetch(url)).status]).toEqual([name, 200])
    }
    const sent = await fetch(`${urls.site}/enquiries`, {
      method: 'POST',
      headers: { origin: urls.site, 'content-type': 'application/json', 'x-forwarded-for': '::2' },
      body: JSON.stringify({ ...enquiry, id: randomUUID() }),
    })
    expect(sent.status).toBe(201)
    // Unused connections take a moment to close.
    await vi.waitFor(
      async () => {
        for (const [place, { descriptors, memory }] of (await facts()).entries()) {
          const [name, then] = [programs[place], before[place]]
          expect(descriptors, name).toBeLessThan((then?.descriptors ?? 0) + MORE_DESCRIPTORS)
          expect(memory, name).toBeLessThan((then?.memory ?? 0) + MORE_MEMORY_MIB)
        }
      },
      { timeout: 60_000, interval: 500 },
    )
  },
  // Starts four programs.
  900_000,
)
