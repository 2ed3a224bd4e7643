import { createHmac } from 'node:crypto'
import { evaluate, parse } from 'groq-js'
import type { Committed, Lake } from '../core/lake.ts'
import { type Change, getOperation } from '../core/transaction.ts'
import type { Hook } from './hooks.ts'

/** The signature header. */
const SIGNATURE_HEADER = 'sanity-webhook-signature'

/**
 * Signs a body as `@sanity/webhook` checks it.
 *
 * @param time milliseconds since 1970; part of what is signed.
 */
function createSignature(body: string, secret: string, time: number): string {
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')
  return `t=${time},v1=${digest}`
}

/**
 * Returns a webhook's JSON body for a change; null if its filter excludes the change. Filter and projection are GROQ in
 * delta mode: `before()`, `after()` and `delta::` work.
 */
export async function createPayload(
  { rule }: Hook,
  change: Change,
  lake: Lake,
): Promise<string | null> {
  const { before, after } = change
  const document = after ?? before
  const ask = async (text: string): Promise<unknown> => {
    const { documents } = lake
    const answer = await evaluate(parse(text, { mode: 'delta' }), {
      root: document,
      before,
      after,
      dataset: [...documents.values()],
      dereference: async ({ _ref }: { _ref: string }) => documents.get(_ref) ?? null,
      sanity: { projectId: lake.projectId, dataset: lake.dataset },
    })
    return answer.get()
  }
  if (rule.filter !== null && (await ask(rule.filter)) !== true) return null
  const body = rule.projection === null ? document : await ask(rule.projection)
  return JSON.stringify(body ?? null)
}

/** The result of an attempt. `again`: the failure may be temporary. */
type Delivery = { ok: boolean; again: boolean; outcome: string }

/** Timeout of a receiver in milliseconds. */
const TIMEOUT_MS = 30_000

/** Sends one request. Never throws. */
export async function deliver(
  hook: Hook,
  body: string,
  headers: Record<string, string>,
  stopped: AbortSignal,
): Promise<Delivery> {
  const signature = hook.secret && createSignature(body, hook.secret, Date.now())
  try {
    const response = await fetch(hook.url, {
      method: hook.httpMethod,
      body,
      headers: {
        ...hook.headers,
        'content-type': 'application/json',
        ...headers,
        ...(signature && { [SIGNATURE_HEADER]: signature }),
      },
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    const { ok, status } = response
    return { ok, again: status === 429 || status >= 500, outcome: `HTTP ${status}` }
  } catch (error) {
    return { ok: false, again: true, outcome: getReason(error) }
  }
}

/** Headers that describe the request; the same at every attempt. */
export function createHeaders(
  lake: Lake,
  hook: Hook,
  transaction: Committed,
  change: Change,
): Record<string, string> {
  return {
    'idempotency-key': `${transaction.id}-${hook.id}-${change.id}`,
    'sanity-transaction-id': transaction.id,
    'sanity-transaction-time': transaction.timestamp,
    'sanity-dataset': lake.dataset,
    'sanity-document-id': change.id,
    'sanity-project-id': lake.projectId,
    'sanity-webhook-id': hook.id,
    'sanity-operation': getOperation(change),
  }
}

/** The innermost cause is the useful one: "fetch failed" hides "connect ECONNREFUSED". */
function getReason(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
