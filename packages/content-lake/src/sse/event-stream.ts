import type { Exchange } from '../http/exchange.ts'

/** Milliseconds between signs of life. */
const HEARTBEAT = 10_000

/** Bytes that a reader may lag behind before it is cut off; it then connects anew and catches up. */
const LAG = 16 * 1024 * 1024

export type EventStream = {
  /** @param id what the client names when it comes back, to hear what it missed. */
  send(event: string, data: object, id?: string): void
  end(): void
}

/** Opens a stream of server-sent events; `closed` is called once, whoever ends it. */
export function openEventStream(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  closed: () => void,
): EventStream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  request.socket.setNoDelay(true)
  // Who asks for the head alone would wait for it until the first event, and in vain for an end.
  if (request.method === 'HEAD') response.end()
  const write = (text: string): void => {
    if (response.writableEnded) return
    if (response.writableLength > LAG) response.destroy()
    else response.write(text)
  }
  write(':\n\n')
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT)
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
  }
}
