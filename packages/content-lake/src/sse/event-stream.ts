import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { LakeContext } from '../http/exchange.ts'

/** Milliseconds between signs of life. */
const HEARTBEAT_MS = 10_000

/** Bytes that a reader may lag behind before it is cut off; it then connects anew and catches up. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024

export type EventStream = {
  /** @param id what the client names when it comes back, to hear what it missed. */
  send(event: string, data: object, id?: string): void
  end(): void
  /** What a route answers then. */
  response: Response
}

/** Opens a stream of server-sent events; `closed` is called once, whoever ends it. */
export function openEventStream(c: LakeContext, closed: () => void): EventStream {
  const { incoming: request, outgoing: response } = c.env
  // Not by a stream of the web, which does not tell how far its reader lags behind.
  response.writeHead(200, {
    ...Object.fromEntries(c.res.headers),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  })
  request.socket.setNoDelay(true)
  // Who asks for the head alone would wait for it until the first event, and in vain for an end.
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
