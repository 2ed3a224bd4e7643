import type { SanityClient } from '@sanity/client'

export type Transaction = { id: string; author: string; documentIDs: readonly string[] }

/** How many the lake gives at once; older ones tell nothing that is asked for here. */
const LIMIT = 200

/** The newest transactions of these documents, without what they wrote; rejects when they cannot be read. */
export async function transactionsOf(
  client: SanityClient,
  ids: readonly string[],
): Promise<Transaction[]> {
  if (ids.length === 0) return []
  const { dataset = '' } = client.config()
  const lines: unknown = await client.request({
    url: `/data/history/${dataset}/transactions/${ids.join(',')}`,
    query: {
      excludeContent: 'true',
      excludeMutations: 'true',
      reverse: 'true',
      limit: String(LIMIT),
    },
  })
  // A line of JSON each; one alone is parsed already.
  const texts = typeof lines === 'string' ? lines.split('\n').filter(Boolean) : []
  const found: unknown[] =
    typeof lines === 'string' ? texts.map((line) => JSON.parse(line)) : [lines]
  return found.filter(isTransaction)
}

const isTransaction = (value: unknown): value is Transaction =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'author' in value &&
  'documentIDs' in value &&
  Array.isArray(value.documentIDs)
