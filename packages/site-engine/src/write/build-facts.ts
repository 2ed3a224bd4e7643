import type { Snapshot } from '@kitewright/content-loader/load'
import { z } from 'zod'

/** A file of every site with the source of its content, and a hash to detect newer content. */
export const BUILD_PATH = '/build.json'

export const buildFactsSchema = z.object({
  content: z.object({
    source: z.enum(['lake', 'seed']),
    /** The reason for using the seed; null for the lake. */
    reason: z.string().nullable(),
    /** ISO 8601. */
    loadedAt: z.string(),
    hash: z.string(),
    documents: z.number(),
    /** Quarantined revisions by id; null for a deletion. */
    quarantined: z.record(z.string(), z.string().nullable()).default({}),
  }),
})

export const buildFacts = ({
  source,
  reason,
  loadedAt,
  hash,
  documents,
  quarantined,
}: Snapshot): z.infer<typeof buildFactsSchema> => ({
  content: {
    source,
    reason: reason ?? null,
    loadedAt,
    hash,
    documents: documents.length,
    quarantined: Object.fromEntries(quarantined.map(({ id, rev }) => [id, rev])),
  },
})
