import { execFile } from 'node:child_process'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { promisify } from 'node:util'
import { siteHandler } from '@kitewright/site-engine/serve'
import { scan } from '@mdn/mdn-http-observatory'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { configured } from '../e2e/sites.ts'

/**
 * The score of the MDN HTTP Observatory for pages of the built site: the responses of the local
 * server, over TLS and with a redirect from http, as a host adds them.
 */

// The list of preloaded hosts is downloaded when the package is installed; localhost is on none.
vi.mock('@mdn/mdn-http-observatory/src/analyzer/hsts.js', () => ({ isHstsPreloaded: () => null }))

/** The first byte of a TLS connection. */
const HANDSHAKE = 0x16

/**
 * Made for this process, which is the only one that trusts it. One for all servers: of two certificates
 * of one name, OpenSSL may check a connection against the other.
 */
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
  algorithm: 'sha256',
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
})
setDefaultCACertificates([...getCACertificates('default'), cert])

/**
 * Serves a handler on this machine the way a host would: over TLS, and from http with a redirect to
 * https. Both on one port, as the scorer requests both under one name. Resolves with the name, port
 * included.
 */
async function serveSecurely(handler: RequestListener) {
  const secure = createHttpsServer({ key, cert }, handler)
  const plain = createHttpServer((request, response) => {
    const location = `https://${request.headers.host}${request.url}`
    response.writeHead(301, { location }).end()
  })
  const server = createServer((socket) => {
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1)
      if (!first) return socket.destroy()
      socket.unshift(first)
      const target = first[0] === HANDSHAKE ? secure : plain
      target.emit('connection', socket)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    secure.closeAllConnections()
    plain.closeAllConnections()
  }
  return { host: `localhost:${port}`, stop }
}

const root = join(import.meta.dirname, '..')
const withSettings = join(root, '.cache/observatory')

/** The same content with every setting that adds a host to the policy. */
beforeAll(async () => {
  await promisify(execFile)('node', ['prerender/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      OUT_DIR: withSettings,
      CONTENT_SOURCE: 'seed',
      PUBLIC_CONTACT_ENDPOINT: 'https://script.google.com/macros/s/AKfycb/exec',
      PUBLIC_GA_MEASUREMENT_ID: configured.measurementId,
      PUBLIC_SCHEDULING_URL: configured.schedulingUrl,
    },
  })
})

describe.each([
  ['as built', join(root, 'dist')],
  ['with every setting', withSettings],
])('%s', (_, folder) => {
  let site: Awaited<ReturnType<typeof serveSecurely>>
  beforeAll(async () => {
    site = await serveSecurely(siteHandler(folder))
  })
  afterAll(() => site.stop())

  test.each(['/', '/book-meeting', '/contact', '/services/web-development'])(
    '%s is given A+ and at least 130',
    async (page) => {
      const { scan: given, tests } = await scan(`${site.host}${page}`)
      const lost = Object.entries(tests)
        .filter(([, { scoreModifier }]) => scoreModifier <= 0)
        .map(([name, { scoreModifier, result }]) => `${scoreModifier} ${name}: ${result}`)
      expect(given.grade, lost.join('\n')).toBe('A+')
      expect(given.score, lost.join('\n')).toBeGreaterThanOrEqual(130)
    },
  )
})
