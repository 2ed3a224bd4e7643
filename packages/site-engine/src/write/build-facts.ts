import type { Snapshot } from '@kitewright/content-loader/snapshot'
import { z } from 'zod'

/** Stands in every site: where its content came from, and the hash that tells whether it is the newest. */
export const BUILD_PATH = '/build.json'

export const buildFactsSchema = z.object({
  content: z.object({
    source: z.enum(['lake', 'seed']),
    /** Why the seed was taken; null when the content comes from the lake. */
    reason: z.string().nullable(),
    /** ISO 8601. */
    loadedAt: z.string(),
    hash: z.string(),
    documents: z.number(),
  }),
})

export const buildFacts = ({
  source,
  reason,
  loadedAt,
  hash,
  documents,
}: Snapshot): z.infer<typeof buildFactsSchema> => ({
  content: { source, reason: reason ?? null, loadedAt, hash, documents: documents.length },
})
