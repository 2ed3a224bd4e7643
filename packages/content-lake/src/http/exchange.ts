import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { User } from '../auth/sessions.ts'
import type { Params } from '../core/query.ts'
import { HttpError } from './http-error.ts'

export type LakeEnv = {
  Bindings: HttpBindings
  Variables: {
    /** `1`, `X`, or a date such as `2025-02-19`. */
    apiVersion: string
    /** Null without a valid token: only public documents are visible. */
    user: User | null
  }
}

/** A request with its facts and response. */
export type LakeContext = Context<LakeEnv>

export const MEBIBYTE = 1024 * 1024

/** Rejects (413) larger bodies; in bytes. */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError() {
      throw new HttpError(413, `The body is larger than ${maxSize / MEBIBYTE} MiB`)
    },
  })

/** One JSON value per line. */
export function sendLines(c: LakeContext, values: Iterable<unknown>): Response {
  c.header('content-type', 'application/x-ndjson')
  return c.body([...values].map((value) => `${JSON.stringify(value)}\n`).join(''))
}

/** The body as JSON; undefined if it is empty. Throws HttpError (400). */
export async function readJson(c: LakeContext): Promise<unknown> {
  const text = await c.req.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not valid JSON')
  }
}

/** A boolean query parameter: `name=true` or `name=false`. */
export function flag(c: LakeContext, name: string, unset = false): boolean {
  const value = c.req.query(name)
  return value === undefined ? unset : value !== 'false'
}

/** An integer query parameter. Throws HttpError (400). */
export function count(c: LakeContext, name: string, unset: number): number {
  const value = c.req.query(name)
  if (value === undefined) return unset
  if (/^\d{1,6}$/.test(value)) return Number(value)
  throw new HttpError(400, `Expected "${name}" to be a number`)
}

/** Parses query parameters of a URL: `$type="service"`. Throws HttpError (400). */
export function queryParams(query: Readonly<Record<string, string>>): Params {
  const entries = Object.entries(query).filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(
    entries.map(([name, value]) => [name.slice(1), parseParameter(name, value)]),
  )
}

function parseParameter(name: string, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw new HttpError(400, `Parameter ${name} is not valid JSON`)
  }
}
