import type { Params } from '../core/query.ts'
import { HttpError } from './http-error.ts'

/** Parses query parameters of a URL: `$type="service"`. Throws HttpError (400). */
export function queryParams(query: Readonly<Record<string, string>>): Params {
  const entries = Object.entries(query).filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(1), parsed(name, value)]))
}

function parsed(name: string, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw new HttpError(400, `Parameter ${name} is not valid JSON`)
  }
}
