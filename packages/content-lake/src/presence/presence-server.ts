import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Origins } from '../http/cors.ts'
import { isForwarded } from '../http/forwarded.ts'
import { projectInHost } from '../http/host.ts'
import type { Log } from '../log.ts'
import type { Presence } from './presence.ts'

const MAX_MESSAGE_BYTES = 256 * 1024

export type PresenceServer = {
  /** For the `upgrade` event of an HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

/** Carries presence over WebSocket at `/v<version>/socket/<dataset>`. */
export function presenceServer(presence: Presence, origins: Origins, log: Log): PresenceServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  sockets.on('connection', (socket) => {
    const member = presence.join((message) => socket.send(JSON.stringify(message)))
    socket.on('message', (data) => {
      try {
        presence.receive(member, String(data))
      } catch (error) {
        log.error('presence', error)
        socket.terminate()
      }
    })
    socket.on('close', () => presence.leave(member))
    // A broken connection closes; there is nothing else to do about it.
    socket.on('error', () => socket.terminate())
  })
  return {
    upgrade(request, socket, head) {
      // From here on Node no longer listens; a connection that breaks is simply gone.
      socket.on('error', () => socket.destroy())
      if (mayConnect(request, origins)) {
        sockets.handleUpgrade(request, socket, head, (connected) =>
          sockets.emit('connection', connected, request),
        )
      } else {
        socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
      }
    },
    close() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}

/** Browsers do not stop foreign pages from opening a socket; this does. */
function mayConnect(request: IncomingMessage, origins: Origins): boolean {
  const { url = '', headers } = request
  if (isForwarded(request)) return false
  const isOurs = headers.origin === undefined || origins.allows(headers.origin)
  return isOurs && projectInHost(headers.host) !== undefined && /^\/v[^/]+\/socket\//.test(url)
}
