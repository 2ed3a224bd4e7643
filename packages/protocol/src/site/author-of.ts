import { type HistoryClient, transactionsOf } from './transactions.ts'

/** Milliseconds; the Studio can do without a name. */
const TIMEOUT_MS = 5_000

/**
 * Returns who published a revision, or who deleted the document if `rev` is null: a name, or the user's id if the token
 * may not read names. Null if the history has no author. Rejects when the history cannot be read.
 */
export async function authorOf(
  client: HistoryClient,
  { id, rev }: { id: string; rev: string | null },
): Promise<string | null> {
  const transactions = await transactionsOf(client, [id], AbortSignal.timeout(TIMEOUT_MS))
  // The newest transaction of a deleted document deleted it.
  const made = rev ? transactions.find((one) => one.id === rev) : transactions[0]
  return made ? nameOf(client, made.author) : null
}

async function nameOf(client: HistoryClient, id: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const user: unknown = await client.request({ url: `/users/${id}`, signal })
    return textIn(user, 'displayName') ?? textIn(user, 'email') ?? id
  } catch {
    return id
  }
}

function textIn(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null) return null
  const text: unknown = Reflect.get(value, key)
  return typeof text === 'string' && text !== '' ? text : null
}
