import type { Server } from 'node:http'

type Address = { port: number; host: string | null }

/** The first socket that systemd passes on; the others follow (sd_listen_fds). */
const FIRST_SOCKET = 3

/**
 * The sockets that systemd opened for this process, in the order of `ops/kitewright.socket`: control, then site. They
 * stay open during a restart, so that new requests wait.
 */
export function inheritedSockets(env: NodeJS.ProcessEnv = process.env): number[] {
  const count = Number(env.LISTEN_PID) === process.pid ? Number(env.LISTEN_FDS) : 0
  return Array.from({ length: count || 0 }, (_, place) => FIRST_SOCKET + place)
}

/** Returns the port in use. Rejects when it is busy, or differs from that of the passed socket. */
export function listen(server: Server, place: Address, socket?: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.once('error', (error: NodeJS.ErrnoException) =>
    reject(
      error.code === 'EADDRINUSE'
        ? new Error(
            `Port ${place.port} is busy: stop the program that uses it, or choose another one.`,
          )
        : error,
    ),
  )
  server.listen(
    socket === undefined ? { port: place.port, host: place.host ?? undefined } : { fd: socket },
    () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : place.port
      if (socket !== undefined && place.port !== 0 && place.port !== port) {
        reject(
          new Error(
            `systemd listens at port ${port}, but the settings say ${place.port}: change kitewright.socket, or the settings.`,
          ),
        )
      } else resolve(port)
    },
  )
  return promise
}
