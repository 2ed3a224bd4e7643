import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import {
  fileListener,
  type LogFailure,
  plainHeaders,
  siteHandler,
} from '@kitewright/site-engine/serve'
import { type Log, limitLog } from '../log.ts'
import type { Release } from '../releases/releases.ts'

/** Each connection costs memory; a proxy in front needs few. */
const MAX_CONNECTIONS = 4_096
const WRITE_TIMEOUT_MS = 30_000

/** In ms. Disconnects clients that send too slowly. */
const clientLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
}

export type SiteServer = {
  server: Server
  /** Serves this release from the next request on; running requests end with the old one. */
  show: (release: Release) => void
}

/** Answers matching requests; returns false for others. */
export type RequestFilter = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Serves a release from its own folder, so that no request sees two releases.
 *
 * @param filter answers requests that need no release.
 * @param writeTimeout ms after which a client that does not read the response is disconnected.
 */
export function createSiteServer(
  log: Log,
  filter: RequestFilter,
  writeTimeout = WRITE_TIMEOUT_MS,
): SiteServer {
  const limited = limitLog(log)
  const tell: LogFailure = (err, url) =>
    limited.error({ err, url }, 'A request for the site failed')
  let handler: RequestListener = fileListener((_request, response) => {
    response.writeHead(503, {
      ...plainHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    response.end('The site is being built for the first time.\n')
  }, tell)
  const server = createServer(clientLimits, (request, response) => {
    if (!filter(request, response)) handler(request, response)
  })
  server.maxConnections = MAX_CONNECTIONS
  server.setTimeout(writeTimeout)
  return {
    server,
    show: ({ folder }) => {
      handler = siteHandler(folder, tell)
    },
  }
}
