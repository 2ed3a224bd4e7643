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

/** In ms. A client that sends a byte now and then is cut off. */
const clientLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
}

export type SiteServer = {
  server: Server
  /** Serves this release from the next request on; requests that are under way end with the old one. */
  show: (release: Release) => void
}

/** Answers a request that is for it; otherwise leaves it alone and answers false. */
export type RequestFilter = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Serves a release by its own folder, so that no request sees two of them.
 *
 * @param filter what is answered without a release.
 * @param writeTimeout ms in which a client that takes nothing of an answer is cut off.
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
