import { Agent, request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

const paths = ['/', '/about', '/services/web-development', '/contact', '/about.json', '/feed.xml']

/** Requests a page from the machine's proxy. Rejects without a complete answer within a minute. */
export function ask(
  path: string,
  agent: Agent | false = false,
  name = 'kitewright.example',
): Promise<{ status: number; body: string; location?: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        servername: name,
        headers: { host: name },
        rejectUnauthorized: false,
        timeout: 60_000,
        agent,
        path,
      },
      (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (text: string) => {
          body += text
        })
        response.on('error', reject)
        const { location } = response.headers
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body, location }))
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('No answer within a minute')))
    sent.on('error', reject)
    sent.end()
  })
}

/** Visitors who request pages without a pause, half of them over keep-alive connections, until they are stopped. */
export function visitors(count = 8) {
  const figures = { requests: 0, lost: 0, slowest: 0 }
  const reasons = new Map<string, number>()
  let stopped = false
  const one = async (place: number) => {
    const agent = place % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : false
    for (let step = place; !stopped; step += 1) {
      const start = performance.now()
      const path = paths[step % paths.length] ?? '/'
      const reason = await ask(path, agent).then(
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
    if (agent) agent.destroy()
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
