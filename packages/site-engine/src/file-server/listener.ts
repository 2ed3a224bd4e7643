import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { plainHeaders } from '../headers/header-rules.ts'

type RequestTarget = {
  /** Decoded by `decodeURI` if possible, starts with a slash: "/services/web-development". */
  path: string
  /** With its question mark; may be empty. */
  search: string
}

/**
 * Parses a request target; null if it is not an address (`http://`, `*`) or has a NUL. An absolute address (`GET
 * http://host/about`), as proxies send it, counts as its path. A path may name no file, such as `//host` or `/%zz`:
 * never use it unchanged in a Location header, where a browser would read another host.
 *
 * @param target Node's `request.url`.
 */
export function requestTarget(target: string): RequestTarget | null {
  const url = target.startsWith('/') ? URL.parse(`http://site${target}`) : parseAbsolute(target)
  if (!url) return null
  const path = decodePath(url.pathname)
  return path.includes('\0') ? null : { path, search: url.search }
}

const parseAbsolute = (target: string) => (/^https?:\/\//i.test(target) ? URL.parse(target) : null)

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    // The escapes are not UTF-8: `/about%A0`, from old mail programs.
    return pathname
  }
}

/** Answers a valid request, or throws. */
export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
) => void | Promise<void>

/** Called once for each failed request. */
export type LogFailure = (error: unknown, url: string | undefined) => void

const toConsole: LogFailure = (error, url) => console.error(`${url} could not be answered:`, error)

/**
 * A listener for a file server that never throws: only GET and HEAD are answered, a malformed target gets 400, and an
 * error of `answer` gets 500 or, if the response has begun, closes the connection.
 */
export function createFileListener(answer: Answer, log: LogFailure = toConsole): RequestListener {
  return handleInOrder(async (request, response) => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return reject(response, 405, { allow: 'GET, HEAD' })
      }
      const target = requestTarget(request.url ?? '')
      if (!target) return reject(response, 400)
      await answer(request, response, target)
    } catch (error) {
      if (isDisconnected(error, response)) return
      log(error, request.url)
      if (response.headersSent) response.destroy()
      else reject(response, 500)
    }
  })
}

/** Maximum queued requests per connection; browsers and proxies do not pipeline. */
const MAX_WAITING = 100

/**
 * Answers the requests of a connection in turn. Otherwise a client with thousands of pipelined requests would open as
 * many files, with a buffer each. A client that exceeds the queue is disconnected.
 */
function handleInOrder(listener: RequestListener): RequestListener {
  const last = new WeakMap<Socket, ServerResponse>()
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const before = last.get(socket)
    last.set(socket, response)
    if (!before || before.closed) return listener(request, response)
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > MAX_WAITING) return socket.destroy()
    waiting.set(socket, count)
    before.once('close', () => {
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1)
      listener(request, response)
    })
  }
}

const messages: Record<number, string> = {
  400: 'The address makes no sense.',
  405: 'Only GET and HEAD are answered.',
  500: 'The server has a fault; see its log.',
}

function reject(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...plainHeaders,
    // A rejected client must not send the rest of its body.
    connection: 'close',
    ...headers,
  })
  response.end(`${messages[status]}\n`)
}

/** An aborted download is not an error. */
const isDisconnected = (error: unknown, response: ServerResponse) =>
  response.destroyed &&
  error instanceof Error &&
  'code' in error &&
  ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'].includes(String(error.code))
