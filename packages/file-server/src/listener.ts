import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
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
  return async (request, response) => {
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
    'x-content-type-options': 'nosniff',
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
