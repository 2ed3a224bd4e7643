import type { Committed, Lake } from '../core/lake.ts'
import { type Change, operationOf } from '../core/transaction.ts'
import type { Hook } from './hook.ts'
import { SIGNATURE_HEADER, signatureOf } from './signature.ts'

/** How a try ended. `again`: it failed in a way that may pass. */
export type Delivery = { ok: boolean; again: boolean; outcome: string }

/** Milliseconds until a silent receiver is given up. */
const TIMEOUT_MS = 30_000

/** Makes one request. Never throws. */
export async function deliver(
  hook: Hook,
  body: string,
  headers: Record<string, string>,
  stopped: AbortSignal,
): Promise<Delivery> {
  const signature = hook.secret && signatureOf(body, hook.secret, Date.now())
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
    return { ok: false, again: true, outcome: reasonOf(error) }
  }
}

/** The headers that say what a request is about; the same at every try. */
export function headersAbout(
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
    'sanity-operation': operationOf(change),
  }
}

/** The first cause tells most: "fetch failed" hides "connect ECONNREFUSED". */
function reasonOf(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
