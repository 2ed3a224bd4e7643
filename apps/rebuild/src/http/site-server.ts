import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import {
  createFileListener,
  createSiteHandler,
  type LogFailure,
  plainHeaders,
} from '@kitewright/site-engine/serve'
import { createLimitedLog, type Log } from '../log.ts'
import type { Release } from '../releases/releases.ts'

type Address = { port: number; host: string | null }

/** The first socket that systemd passes on; the others follow (sd_listen_fds). */
const FIRST_SOCKET = 3

/**
 * The sockets that systemd opened for this process, in the order of `ops/kitewright.socket`: control, then site. They
 * stay open during a restart, so that new requests wait.
 */
export function getInheritedSockets(env: NodeJS.ProcessEnv = process.env): number[] {
  const count = Number(env.LISTEN_PID) === process.pid ? Number(env.LISTEN_FDS) : 0
  return Array.from({ length: count || 0 }, (_, index) => FIRST_SOCKET + index)
}

/** Returns the port in use. Rejects when the port is busy, or differs from that of the passed socket. */
export function listen(server: Server, address: Address, socket?: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.once('error', (error: NodeJS.ErrnoException) =>
    reject(
      error.code === 'EADDRINUSE'
        ? new Error(
            `Port ${address.port} is busy: stop the program that uses it, or choose another one.`,
          )
        : error,
    ),
  )
  server.listen(
    socket === undefined ? { port: address.port, host: address.host ?? undefined } : { fd: socket },
    () => {
      const bound = server.address()
      const port = typeof bound === 'object' && bound ? bound.port : address.port
      if (socket !== undefined && address.port !== 0 && address.port !== port) {
        reject(
          new Error(
            `systemd listens at port ${port}, but the settings say ${address.port}: change kitewright.socket, or the settings.`,
          ),
        )
      } else resolve(port)
    },
  )
  return promise
}

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
  const limited = createLimitedLog(log)
  const logFailure: LogFailure = (err, url) =>
    limited.error({ err, url }, 'A request for the site failed')
  let handler: RequestListener = createFileListener((_request, response) => {
    response.writeHead(503, {
      ...plainHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    response.end('The site is being built for the first time.\n')
  }, logFailure)
  const server = createServer(clientLimits, (request, response) => {
    if (!filter(request, response)) handler(request, response)
  })
  server.maxConnections = MAX_CONNECTIONS
  server.setTimeout(writeTimeout)
  return {
    server,
    show: ({ folder }) => {
      handler = createSiteHandler(folder, logFailure)
    },
  }
}
