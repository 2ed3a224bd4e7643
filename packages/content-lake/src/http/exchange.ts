import type { IncomingMessage, ServerResponse } from 'node:http'
import type { User } from '../auth/users.ts'
import { HttpError } from './http-error.ts'

/** One request, what is known about it, and the response to be written. */
export type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  /** `1`, `X`, or a date such as `2025-02-19`. */
  readonly apiVersion: string
  /** Null: came without a token, and sees public documents only. */
  readonly user: User | null
  /** The named parts of the path. */
  readonly params: Readonly<Record<string, string>>
}

export function sendJson(
  { response }: Pick<Exchange, 'response'>,
  value: unknown,
  status = 200,
): void {
  sendBody({ response }, [JSON.stringify(value)], status)
}

/** The same for JSON that is already written, in parts. */
export function sendBody(
  { response }: Pick<Exchange, 'response'>,
  parts: readonly (string | Uint8Array)[],
  status = 200,
): void {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  })
  response.end(body)
}

/** One JSON value a line. */
export function sendLines({ response }: Exchange, values: Iterable<unknown>): void {
  response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' })
  for (const value of values) response.write(`${JSON.stringify(value)}\n`)
  response.end()
}

export const MEBIBYTE = 1024 * 1024

/** The whole body. Throws HttpError (413) when it is larger than the limit, in bytes. */
export async function readBytes({ request, response }: Exchange, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > limit) {
      response.setHeader('connection', 'close')
      throw new HttpError(413, `The body is larger than ${limit / MEBIBYTE} MiB`)
    }
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/** The body as JSON; undefined if it is empty. Throws HttpError (400, 413). */
export async function readJson(exchange: Exchange): Promise<unknown> {
  const text = (await readBytes(exchange, 32 * MEBIBYTE)).toString('utf8')
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not valid JSON')
  }
}

/** A switch in the query string: `name=true` or `name=false`. */
export function flag({ url }: Exchange, name: string, unset = false): boolean {
  const value = url.searchParams.get(name)
  return value === null ? unset : value !== 'false'
}

/** A whole number in the query string. Throws HttpError (400). */
export function count({ url }: Exchange, name: string, unset: number): number {
  const value = url.searchParams.get(name)
  if (value === null) return unset
  if (/^\d{1,6}$/.test(value)) return Number(value)
  throw new HttpError(400, `Expected "${name}" to be a number`)
}
