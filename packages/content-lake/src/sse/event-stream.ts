import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { LakeContext } from '../http/exchange.ts'

/** Milliseconds between heartbeats. */
const HEARTBEAT_MS = 10_000

/** Bytes that a reader may lag behind before it is disconnected; it then reconnects and catches up. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024

type EventStream = {
  /** @param id the client sends it on reconnect, to get missed events. */
  send(event: string, data: object, id?: string): void
  end(): void
  /** The route's response. */
  response: Response
}

/** Opens a stream of server-sent events; `closed` is called once, whichever side ends it. */
export function openEventStream(c: LakeContext, closed: () => void): EventStream {
  const { incoming: request, outgoing: response } = c.env
  // A web stream would not expose how far its reader lags behind.
  response.writeHead(200, {
    ...Object.fromEntries(c.res.headers),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  })
  request.socket.setNoDelay(true)
  // A HEAD request would otherwise wait for the first event, and never end.
  if (request.method === 'HEAD') response.end()
  const write = (text: string): void => {
    if (response.writableEnded) return
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
    else response.write(text)
  }
  write(':\n\n')
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
  response.once('close', () => {
    clearInterval(heartbeat)
    closed()
  })
  return {
    send(event, data, id) {
      const lines = [`event: ${event}`, ...(id === undefined ? [] : [`id: ${id}`])]
      write(`${lines.join('\n')}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end: () => response.end(),
    response: RESPONSE_ALREADY_SENT,
  }
}
