import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { fileListener, type LogFailure, siteHandler } from '@kitewright/site-engine/serve'
import type { Log } from '../log.ts'
import type { Release } from '../releases/releases.ts'

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
 */
export function createSiteServer(log: Log, filter: RequestFilter): SiteServer {
  const tell: LogFailure = (err, url) => log.error({ err, url }, 'A request for the site failed')
  let handler: RequestListener = fileListener((_request, response) => {
    response.writeHead(503, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    response.end('The site is being built for the first time.\n')
  }, tell)
  const server = createServer((request, response) => {
    if (!filter(request, response)) handler(request, response)
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  return {
    server,
    show: ({ folder }) => {
      handler = siteHandler(folder, tell)
    },
  }
}
