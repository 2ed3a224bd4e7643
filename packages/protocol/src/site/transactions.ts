import { z } from 'zod'

/** What is asked of `@sanity/client`. */
export type HistoryClient = {
  config: () => { dataset?: string }
  request: (options: {
    url: string
    query?: Record<string, string>
    signal?: AbortSignal
  }) => Promise<unknown>
}

/** A change that was made at once. Its id is the revision of what it wrote, its author a user's id. */
const transaction = z.object({
  id: z.string(),
  author: z.string(),
  /** ISO 8601. */
  timestamp: z.string(),
  documentIDs: z.array(z.string()).readonly(),
})

export type Transaction = z.infer<typeof transaction>

/** How many the lake gives at once; older ones tell nothing that is asked for here. */
const MAX_TRANSACTIONS = 200

/**
 * The newest transactions of these documents, the newest first and without what they wrote. Source: the
 * lake's history, which only those may read who may read drafts. Rejects when it cannot be read.
 */
export async function transactionsOf(
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
  // A line of JSON each; one alone is parsed already.
  const texts = typeof lines === 'string' ? lines.split('\n').filter(Boolean) : []
  const found: unknown[] =
    typeof lines === 'string' ? texts.map((line) => JSON.parse(line)) : [lines]
  return found.flatMap((line) => transaction.safeParse(line).data ?? [])
}
