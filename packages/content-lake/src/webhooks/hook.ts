import { parse } from 'groq-js'
import { type Fields, isFields } from '../core/document.ts'
import type { Operation } from '../core/transaction.ts'
import { HttpError } from '../http/http-error.ts'

/** A webhook as hosted Sanity describes it: when to call which address, with what. */
export type Hook = {
  readonly id: string
  readonly type: 'document'
  readonly name: string
  readonly description: string | null
  readonly url: string
  readonly dataset: string
  readonly httpMethod: (typeof methods)[number]
  /** Sent along with every request, for example an authorization. */
  readonly headers: Readonly<Record<string, string>>
  /** Signs the requests; null leaves them unsigned. */
  readonly secret: string | null
  /** Whether drafts and versions count too. */
  readonly includeDrafts: boolean
  readonly isDisabledByUser: boolean
  readonly apiVersion: string
  readonly createdAt: string
  readonly rule: {
    readonly on: readonly Operation[]
    /** GROQ in delta mode, about one document: `_type == "service"`; null lets all through. */
    readonly filter: string | null
    /** GROQ in delta mode that makes the body: `{_id, _type}`; null sends the whole document. */
    readonly projection: string | null
  }
}

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
const operations: readonly Operation[] = ['create', 'update', 'delete']

/**
 * Reads the settings of a webhook, with defaults for what they leave out. Throws HttpError (400),
 * naming the setting.
 *
 * @param known what is not for the settings to say: id, dataset and the time of creation.
 */
export function parseHook(input: unknown, known: Pick<Hook, 'id' | 'dataset' | 'createdAt'>): Hook {
  const fields = isFields(input) ? input : {}
  const rule = isFields(fields.rule) ? fields.rule : {}
  const url = textIn(fields, 'url') ?? ''
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw wrong('url', 'an http(s) address')
  const on = rule.on ?? operations
  if (!Array.isArray(on) || on.length === 0 || !on.every(isOperation)) {
    throw wrong('rule.on', 'a list of create, update and delete')
  }
  const httpMethod = methods.find((method) => method === (fields.httpMethod ?? 'POST'))
  if (!httpMethod) throw wrong('httpMethod', methods.join(', '))
  return {
    ...known,
    type: 'document',
    name: textIn(fields, 'name') ?? url,
    description: textIn(fields, 'description'),
    url,
    httpMethod,
    headers: headersIn(fields),
    secret: textIn(fields, 'secret') || null,
    includeDrafts: fields.includeDrafts === true,
    isDisabledByUser: fields.isDisabledByUser === true,
    apiVersion: textIn(fields, 'apiVersion') ?? 'v2021-03-25',
    rule: { on, filter: groqIn(rule, 'filter'), projection: groqIn(rule, 'projection') },
  }
}

const isOperation = (value: unknown): value is Operation =>
  operations.some((operation) => operation === value)

const wrong = (name: string, expected: string): HttpError =>
  new HttpError(400, `Webhook: expected "${name}" to be ${expected}`)

function textIn(fields: Fields, name: string): string | null {
  const value = fields[name] ?? null
  if (value === null || typeof value === 'string') return value
  throw wrong(name, 'text')
}

function groqIn(rule: Fields, name: string): string | null {
  const text = textIn(rule, name)?.trim() || null
  try {
    if (text !== null) parse(text, { mode: 'delta' })
    return text
  } catch (error) {
    throw wrong(`rule.${name}`, `GROQ (${error instanceof Error ? error.message : error})`)
  }
}

function headersIn({ headers = {} }: Fields): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, value] of Object.entries(isFields(headers) ? headers : {})) {
    if (typeof value !== 'string') throw wrong('headers', 'an object of texts')
    found[name] = value
  }
  return found
}
