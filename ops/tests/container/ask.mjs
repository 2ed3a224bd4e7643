/**
 * Asks Caddy from inside its network, as no other can: `once <host> <path> [body]` prints the answer, `until-stopped
 * <host> <path>` asks from ten connections until /tmp/stop is there, and prints how many were asked and not answered.
 */
import { existsSync } from 'node:fs'
import { Agent, request } from 'node:https'

const [way, host, path, body] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 10 })

const ask = () =>
  new Promise((resolve, reject) => {
    const asked = request({
      ...{ agent, host: '127.0.0.1', port: 443, servername: host, path },
      // Caddy's own, made a moment ago.
      rejectUnauthorized: false,
      method: body ? 'POST' : 'GET',
      headers: {
        host,
        'content-type': 'application/json',
        // Only a page of the site may send one; a webhook comes from no page.
        ...(path === '/enquiries' && { origin: `https://${host}` }),
      },
    })
    asked.on('error', reject)
    asked.on('response', async (response) => {
      let text = ''
      for await (const part of response) text += part
      resolve({ status: response.statusCode, headers: response.headers, body: text })
    })
    asked.end(body)
  })

if (way === 'once') {
  process.stdout.write(JSON.stringify(await ask()))
} else {
  console.log('asking')
  let asked = 0
  let lost = 0
  const visitor = async () => {
    while (!existsSync('/tmp/stop')) {
      asked += 1
      const answer = await ask().catch(() => null)
      if (answer?.status !== 200) lost += 1
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor))
  console.log(JSON.stringify({ asked, lost }))
}
agent.destroy()
