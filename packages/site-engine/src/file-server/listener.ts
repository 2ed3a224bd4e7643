import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { plainHeaders } from '../headers/header-rules.ts'
import { type RequestTarget, requestTarget } from './request-target.ts'

/** Answers a request that makes sense, or throws. */
export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget,
) => void | Promise<void>

/** Told once of each request that failed. */
export type LogFailure = (error: unknown, url: string | undefined) => void

const toConsole: LogFailure = (error, url) => console.error(`${url} could not be answered:`, error)

/**
 * A listener for a server of files, which nothing that is sent makes throw: GET and HEAD alone are
 * answered, a target without sense gets 400, and what `answer` throws 500 or, when the answer has
 * begun, a connection that is cut off.
 */
export function fileListener(answer: Answer, log: LogFailure = toConsole): RequestListener {
  return inTurn(async (request, response) => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return refuse(response, 405, { allow: 'GET, HEAD' })
      }
      const target = requestTarget(request.url ?? '')
      if (!target) return refuse(response, 400)
      await answer(request, response, target)
    } catch (error) {
      if (isClientGone(error, response)) return
      log(error, request.url)
      if (response.headersSent) response.destroy()
      else refuse(response, 500)
    }
  })
}

/** Requests that may wait on a connection; browsers and proxies send none before the one before is answered. */
const MAX_WAITING = 100

/**
 * Answers the requests of a connection one after another. A client that sends thousands at once would otherwise have as
 * many files open, with the beginning of each in memory. One that sends more than may wait is cut off.
 */
function inTurn(listener: RequestListener): RequestListener {
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

const words: Record<number, string> = {
  400: 'The address makes no sense.',
  405: 'Only GET and HEAD are answered.',
  500: 'The server has a fault; see its log.',
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...plainHeaders,
    // A refused client is not to send what is left of its body.
    connection: 'close',
    ...headers,
  })
  response.end(`${words[status]}\n`)
}

/** A download that its visitor broke off is no fault of anything. */
const isClientGone = (error: unknown, response: ServerResponse) =>
  response.destroyed &&
  error instanceof Error &&
  'code' in error &&
  ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'].includes(String(error.code))
