import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type TLSSocket } from 'node:tls'
import type { chatSink } from '@kitewright/rebuild/tests/alert-sinks'
import { enquiryWith } from '@kitewright/rebuild/tests/enquiry-sender'
import type { editor } from './editor.ts'
import type { Machine } from './machine.ts'
import { ask, NAME, sendEnquiry, visitors } from './visitors.ts'

/** A running server, and how a scene reports what it found. */
export type Stage = {
  server: Machine
  published: Awaited<ReturnType<typeof editor>>
  chat: Awaited<ReturnType<typeof chatSink>>
  report: (line: string) => void
  expectThat: (holds: boolean, line: string) => void
}

const MINUTE = 60_000
const CONTROL = 'http://127.0.0.1:8787'
const STRICT = `${CONTROL}/readyz?strict`

/** Waits up to a minute; returns the seconds, or null for never. */
async function secondsUntil(holds: () => boolean | Promise<boolean>): Promise<string | null> {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > MINUTE) return null
    await wait(200)
  }
  return ((performance.now() - start) / 1000).toFixed(1)
}

/** How many answers have each status; 20 requests run at a time. */
async function statuses(count: number, send: (place: number) => Promise<{ status: number }>) {
  const found: Record<number, number> = {}
  let place = 0
  const sendEnquiries = async () => {
    while (place < count) {
      place += 1
      const { status } = await send(place)
      found[status] = (found[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 20 }, sendEnquiries))
  return found
}

/** Invalid and valid enquiries from many networks. Visitors are the numbers 1 to 5,000. */
export async function flood({ chat, report, expectThat }: Stage, mostPerHour: number) {
  const invalid = await statuses(600, (place) => sendEnquiry(place, {}))
  expectThat(invalid[400] === 600, `600 invalid enquiries: ${JSON.stringify(invalid)}`)
  const greedy = await statuses(40, () => sendEnquiry(1_000))
  expectThat(greedy[201] === 5 && greedy[429] === 35, `one client: ${JSON.stringify(greedy)}`)
  const other = await sendEnquiry(1_001)
  expectThat(other.status === 201, `after it another visitor gets ${other.status}`)

  const valid = await statuses(mostPerHour + 40, (place) => sendEnquiry(2_000 + place))
  expectThat(valid[201] === mostPerHour + 40, `all: ${JSON.stringify(valid)}`)
  const { body } = await ask('/contact')
  for (const scheme of ['mailto:', 'tel:', 'https://wa.me/']) {
    expectThat(body.includes(scheme), `/contact has no ${scheme}`)
  }
  const alert = await secondsUntil(() => chat.texts.join('\n').includes('flood of enquiries'))
  expectThat(alert !== null, 'no alert reports the flood')
  const waiting = async () =>
    (await (await fetch(`${CONTROL}/status`)).text()).match(/"waiting":[1-9]/)
  expectThat((await secondsUntil(async () => !(await waiting()))) !== null, 'not delivered')
  report(
    `flood: 600 invalid enquiries count nothing; all ${valid[201]} valid ones are accepted, alert after ${alert} s`,
  )
}

/** The data folder must be a separate file system. */
export async function fullDisk({ server, published, chat, report, expectThat }: Stage) {
  const data = '/var/lib/kitewright'
  const fill = `fallocate -l "$(df --output=avail -B1 ${data} | tail -n 1)" ${data}/filler`
  await server.run('sh', '-c', fill)
  const enquiry = enquiryWith({ message: 'x'.repeat(10_000) })
  const rejected = await sendEnquiry(3_000, enquiry)
  const answer = `${rejected.status}, retry-after ${rejected.headers['retry-after']}: ${rejected.body}`
  expectThat(rejected.status === 503 && /could not be stored/.test(rejected.body), answer)
  const alert = await secondsUntil(() => chat.texts.join('\n').includes('cannot keep enquiries'))
  expectThat(alert !== null, 'no alert within a minute')
  const strict = await fetch(STRICT)
  const reason = await strict.text()
  expectThat(strict.status === 503 && /"enquiryRefusal":"/.test(reason), `?strict: ${reason}`)
  expectThat((await ask('/')).status === 200, 'visitors are not served')

  await server.run('rm', `${data}/filler`)
  const again = await sendEnquiry(3_000, enquiry)
  expectThat(again.status === 201, `with space again an enquiry gets ${again.status}`)
  const live = await published.publish()
  expectThat(live !== null, 'with space again nothing is published')
  const recoverySeconds = await secondsUntil(async () => (await fetch(STRICT)).ok)
  expectThat(recoverySeconds !== null, 'with space again ?strict is not well')
  report(
    `full disk: an enquiry gets ${answer}; alert after ${alert} s; with space again a publish is live after ${Math.round(live ?? Number.NaN)} ms`,
  )
}

const SLOW = 300

/** Clients that send requests and read no answer, while visitors read. */
export async function slowClients({ report, expectThat }: Stage, proxy: string) {
  const { body } = await ask('/')
  const [file = 'no file'] = body.match(/\/assets\/[\w.-]+\.js/) ?? []
  const request = `GET ${file} HTTP/1.1\r\nHost: ${NAME}\r\n\r\n`.repeat(5)
  const clients = await Promise.all(Array.from({ length: SLOW }, () => slowClient(request)))
  const ports = new Set(clients.map(({ localPort = 0 }) => localPort))
  const otherVisitors = visitors()
  let left = SLOW
  const seconds = await secondsUntil(async () => {
    left = await connectedFrom(ports)
    return left === 0
  })
  const { requests, lost, slowest, reasons } = await otherVisitors.stop()
  for (const client of clients) client.destroy()
  report(
    `${SLOW} slow clients, ${proxy}: gone after ${seconds} s; ${lost} of ${requests} requests of others lost, the slowest ${(slowest / 1000).toFixed(1)} s`,
  )
  expectThat(seconds !== null, `${proxy}: ${left} slow clients are there after a minute`)
  expectThat(lost === 0, `${proxy}: requests were lost: ${JSON.stringify(reasons)}`)
}

function slowClient(request: string): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>()
  const place = { host: '127.0.0.1', port: 443, servername: NAME, rejectUnauthorized: false }
  const client = connect(place, () => {
    client.pause().write(request)
    resolve(client)
  })
  // The proxy ends the connection.
  client.on('error', reject)
  return promise
}

/** How many connections to the proxy from these ports are open at its side. */
async function connectedFrom(ports: ReadonlySet<number>): Promise<number> {
  const ESTABLISHED = '01'
  const tables = ['/proc/self/net/tcp', '/proc/self/net/tcp6']
  const texts = await Promise.all(tables.map((table) => readFile(table, 'utf8').catch(() => '')))
  return texts
    .flatMap((text) => text.split('\n').slice(1))
    .filter((row) => {
      const [, local = '', remote = '', state] = row.trim().split(/\s+/)
      const [own, other] = [local, remote].map((address) => Number(`0x${address.split(':')[1]}`))
      return state === ESTABLISHED && own === 443 && ports.has(other ?? 0)
    }).length
}
