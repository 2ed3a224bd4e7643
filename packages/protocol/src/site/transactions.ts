import { z } from 'zod'

/** Milliseconds; the Studio can do without a name. */
const TIMEOUT_MS = 5_000

/**
 * Returns who published a revision, or who deleted the document if `rev` is null: a name, or the user's id if the token
 * may not read names. Null if the history has no author. Rejects when the history cannot be read.
 */
export async function fetchAuthor(
  client: HistoryClient,
  { id, rev }: { id: string; rev: string | null },
): Promise<string | null> {
  const transactions = await fetchTransactions(client, [id], AbortSignal.timeout(TIMEOUT_MS))
  // The newest transaction of a deleted document deleted it.
  const transaction = rev ? transactions.find((one) => one.id === rev) : transactions[0]
  return transaction ? fetchName(client, transaction.author) : null
}

async function fetchName(client: HistoryClient, id: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const user: unknown = await client.request({ url: `/users/${id}`, signal })
    return getText(user, 'displayName') ?? getText(user, 'email') ?? id
  } catch {
    return id
  }
}

function getText(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null) return null
  const text: unknown = Reflect.get(value, key)
  return typeof text === 'string' && text !== '' ? text : null
}

/** The part of `@sanity/client` that is used. */
export type HistoryClient = {
  config: () => { dataset?: string }
  request: (options: {
    url: string
    query?: Record<string, string>
    signal?: AbortSignal
  }) => Promise<unknown>
}

/** The id is the revision of the written documents; the author is a user's id. */
const transaction = z.object({
  id: z.string(),
  author: z.string(),
  /** ISO 8601. */
  timestamp: z.string(),
  documentIDs: z.array(z.string()).readonly(),
})

export type Transaction = z.infer<typeof transaction>

/** Older transactions are not needed. */
const MAX_TRANSACTIONS = 200

/**
 * Returns the newest transactions of these documents, the newest first and without contents. Source: the lake's
 * history, which needs the right to read drafts. Rejects when it cannot be read.
 */
export async function fetchTransactions(
  client: HistoryClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Transaction[]> {
  if (ids.length === 0) return []
  const { dataset = '' } = client.config()
  const lines = await client.request({
    url: `/data/history/${dataset}/transactions/${ids.join(',')}`,
    query: {
      excludeContent: 'true',
      excludeMutations: 'true',
      reverse: 'true',
      limit: String(MAX_TRANSACTIONS),
    },
    ...(signal && { signal }),
  })
  // One line of JSON each; the client parses a single one.
  const texts = typeof lines === 'string' ? lines.split('\n').filter(Boolean) : []
  const parsed: unknown[] =
    typeof lines === 'string' ? texts.map((line) => JSON.parse(line)) : [lines]
  return parsed.flatMap((line) => transaction.safeParse(line).data ?? [])
}
