import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { createId, type Fields, isFields } from '../core/document.ts'
import type { Origins } from '../http/access.ts'
import { isForwarded, parseProject } from '../http/host.ts'
import type { Log } from '../log.ts'

/** A Studio window. */
type Member = {
  /** The user's id; null until the window sends a token. */
  user: string | null
  readonly send: (message: object) => void
  readonly subscriptions: Set<string>
  /** The sessions it announced, removed when its connection closes. */
  readonly sessions: Set<string>
}

/** The user's id of a token; null if invalid. */
type Authorizer = (authorization: string) => string | null

/**
 * Presence of Studio windows: JSON-RPC over WebSocket, one message each. Other methods get an answer and have no
 * effect.
 */
export class Presence {
  readonly #members = new Set<Member>()
  readonly #authorize: Authorizer

  constructor(authorize: Authorizer) {
    this.#authorize = authorize
  }

  join(send: Member['send']): Member {
    const member = {
      user: null,
      send,
      subscriptions: new Set<string>(),
      sessions: new Set<string>(),
    }
    this.#members.add(member)
    return member
  }

  leave(member: Member): void {
    this.#members.delete(member)
    for (const session of member.sessions) this.#sendAll(member, createDisconnect(session))
  }

  /** Handles one message; ignores invalid JSON-RPC. */
  handleMessage(member: Member, text: string): void {
    const message = parseMessage(text)
    if (!message || typeof message.id !== 'string') return
    const params = isFields(message.params) ? message.params : {}
    const result = this.#call(member, String(message.method), params)
    member.send({ jsonrpc: '2.0', id: message.id, result })
  }

  #call(member: Member, method: string, params: Fields): string {
    const session = String(params.session ?? '')
    if (method === 'authorization') {
      member.user = this.#authorize(String(params.authorization ?? ''))
    } else if (method === 'presence_subscribe') {
      const id = createId()
      member.subscriptions.add(id)
      return id
    } else if (method === 'presence_unsubscribe') {
      member.subscriptions.delete(String(params.subscriptionId ?? ''))
    } else if (method === 'presence_rollcall') {
      this.#sendAll(member, { type: 'rollCall', session })
    } else if (method === 'presence_announce' && isFields(params.data)) {
      member.sessions.add(String(params.data.sessionId ?? ''))
      this.#sendAll(member, { type: 'state', m: params.data })
    } else if (method === 'presence_disconnect') {
      member.sessions.delete(session)
      this.#sendAll(member, createDisconnect(session))
    }
    return 'ok'
  }

  #sendAll({ user }: Member, event: object): void {
    if (user === null) return
    for (const member of this.#members) {
      if (member.user === null) continue
      for (const subscription of member.subscriptions) {
        const params = { subscription, result: { ...event, i: user } }
        member.send({ jsonrpc: '2.0', method: 'presence_subscription', params })
      }
    }
  }
}

const createDisconnect = (session: string) => ({ type: 'disconnect', m: { session } })

function parseMessage(text: string): Fields | null {
  try {
    const message: unknown = JSON.parse(text)
    return isFields(message) ? message : null
  } catch {
    return null
  }
}

const MAX_MESSAGE_BYTES = 256 * 1024

export type PresenceServer = {
  /** For the `upgrade` event of an HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

/** Serves presence over WebSocket at `/v<version>/socket/<dataset>`. */
export function createPresenceServer(
  presence: Presence,
  origins: Origins,
  log: Log,
): PresenceServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  server.on('connection', (socket) => {
    const member = presence.join((message) => socket.send(JSON.stringify(message)))
    socket.on('message', (data) => {
      try {
        presence.handleMessage(member, String(data))
      } catch (error) {
        log.error('presence', error)
        socket.terminate()
      }
    })
    socket.on('close', () => presence.leave(member))
    // A broken connection only needs closing.
    socket.on('error', () => socket.terminate())
  })
  return {
    upgrade(request, socket, head) {
      // Node no longer handles errors of this socket.
      socket.on('error', () => socket.destroy())
      if (canConnect(request, origins)) {
        server.handleUpgrade(request, socket, head, (connected) =>
          server.emit('connection', connected, request),
        )
      } else {
        socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
      }
    },
    close() {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

/** Checks the origin, as browsers let any page open a WebSocket. */
function canConnect(request: IncomingMessage, origins: Origins): boolean {
  const { url = '', headers } = request
  if (isForwarded(request)) return false
  const isAllowed = headers.origin === undefined || origins.has(headers.origin)
  return isAllowed && parseProject(headers.host) !== undefined && /^\/v[^/]+\/socket\//.test(url)
}
