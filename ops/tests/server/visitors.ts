import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { enquiryWith } from '@kitewright/rebuild/tests/enquiry-sender'

export const NAME = 'kitewright.example'
const formHeaders = { origin: `https://${NAME}`, 'content-type': 'application/json' }

const paths = ['/', '/about', '/services/web-development', '/contact', '/about.json', '/feed.xml']

type Answer = { status: number; body: string; headers: IncomingHttpHeaders }
type More = { agent?: Agent; host?: string; from?: string; enquiry?: unknown }

/**
 * Requests a page from the machine's proxy, or sends it an enquiry. Rejects without a complete answer within a minute.
 *
 * @param from the visitor's address; the machine's own network has 127.0.0.0/8.
 */
export function ask(path: string, { agent, host = NAME, from, enquiry }: More = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        servername: host,
        headers: { host, ...(enquiry !== undefined && formHeaders) },
        method: enquiry === undefined ? 'GET' : 'POST',
        localAddress: from,
        rejectUnauthorized: false,
        timeout: 60_000,
        agent: agent ?? false,
        path,
      },
      (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (text: string) => {
          body += text
        })
        response.on('error', reject)
        const { statusCode: status = 0, headers } = response
        response.on('end', () => resolve({ status, body, headers }))
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('No answer within a minute')))
    sent.on('error', reject)
    sent.end(enquiry === undefined ? undefined : JSON.stringify(enquiry))
  })
}

/** Sends an enquiry like the contact form, as the visitor with this number. */
export const sendEnquiry = (visitor: number, enquiry: unknown = enquiryWith()) =>
  ask('/enquiries', { from: `127.${1 + (visitor >> 8)}.${visitor & 255}.1`, enquiry })

/** Visitors who request pages without a pause, half of them over keep-alive connections, until they are stopped. */
export function visitors(count = 8) {
  const figures = { requests: 0, lost: 0, slowest: 0 }
  const reasons = new Map<string, number>()
  let stopped = false
  const one = async (place: number) => {
    const agent = place % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : undefined
    for (let step = place; !stopped; step += 1) {
      const start = performance.now()
      const path = paths[step % paths.length] ?? '/'
      const reason = await ask(path, { agent }).then(
        ({ status, body }) => (status === 200 && body ? null : `${path}: ${status}`),
        (error: Error) => `${path}: ${error.message}`,
      )
      figures.requests += 1
      figures.slowest = Math.max(figures.slowest, performance.now() - start)
      if (reason) {
        figures.lost += 1
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      }
      await wait(20)
    }
    agent?.destroy()
  }
  const all = Array.from({ length: count }, (_, place) => one(place))
  return {
    async stop() {
      stopped = true
      await Promise.all(all)
      return { ...figures, reasons: Object.fromEntries(reasons) }
    },
  }
}
