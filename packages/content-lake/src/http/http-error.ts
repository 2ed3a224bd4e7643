import { STATUS_CODES } from 'node:http'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { QueryError, QueryLimitError } from '../core/query.ts'
import { TransactionError } from '../core/transaction-error.ts'

/** An error response in the format of Sanity clients. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: ContentfulStatusCode
  readonly body: object

  constructor(status: ContentfulStatusCode, message: string, body: object = {}) {
    super(message)
    this.status = status
    this.body = { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message, ...body }
  }
}

export const createNotFoundError = (message: string): HttpError => new HttpError(404, message)

/** The Studio shows its login screen for this code. */
export const createUnauthorizedError = (): HttpError =>
  new HttpError(401, 'Session not found', { errorCode: 'SIO-401-ANF' })

/** Formats a rejected transaction for `mutate` (`mutationError`) or `actions` (`actionError`). */
export function toHttpError(type: 'mutationError' | 'actionError', error: unknown): unknown {
  if (!(error instanceof TransactionError)) return error
  const { status, problem, index } = error
  const subject = type === 'mutationError' ? 'mutation' : 'action'
  const description = `The ${subject}(s) failed: ${problem.description}`
  const items = [{ error: problem, index }]
  return new HttpError(status, description, { error: { type, description, items } })
}

/** No status makes a client retry the query. */
const limitStatus = { size: 413, time: 504, memory: 400 } as const

/** Converts an error to a response; an unexpected one becomes a 500 without details. */
export function toHttpResponse(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof QueryError) {
    const { message: description, query, position } = error
    const span = { query, start: position, end: position }
    const body = { error: { type: 'queryParseError', description, ...span } }
    return new HttpError(400, description, body)
  }
  if (error instanceof QueryLimitError) {
    const { message: description, limit } = error
    return new HttpError(limitStatus[limit], description, {
      error: { type: 'queryLimitError', description },
    })
  }
  if (error instanceof TransactionError) return new HttpError(error.status, error.message)
  return new HttpError(500, 'The content lake failed; its log says why')
}
