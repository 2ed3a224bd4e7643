import { createServer, type RequestListener, type Server } from 'node:http'
import type { Log } from './log.ts'
import type { PresenceServer } from './presence/presence.ts'

/** Both loopback addresses; a browser may try either for `localhost`. */
const ADDRESSES = ['127.0.0.1', '::1']

type LoopbackServers = { port: number; close(): Promise<void> }

/**
 * Listens on the loopback addresses, or on one if there is no other. Throws if the port is taken.
 *
 * @param port 0 takes any free one.
 */
export async function listenOnLoopback(
  port: number,
  listener: RequestListener,
  upgrade: PresenceServer['upgrade'],
  log: Log,
): Promise<LoopbackServers> {
  const servers: Server[] = []
  const close = async () => {
    await Promise.all(servers.map(closed))
  }
  let bound = port
  for (const address of ADDRESSES) {
    const server = createServer(listener).on('upgrade', upgrade)
    try {
      bound = await listening(server, bound, address)
      // For example when the process has too many open files; existing connections continue.
      server.on('error', (error) => log.error(`listening on ${address}`, error))
      servers.push(server)
    } catch (error) {
      if (address === '::1' && hasNoSuchAddress(error)) continue
      await close()
      throw error
    }
  }
  return { port: bound, close }
}

function listening(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, ipv6Only: true }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    // Event streams never end.
    server.closeAllConnections()
  })
}

const hasNoSuchAddress = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
