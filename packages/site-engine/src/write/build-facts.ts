import type { Snapshot } from '@kitewright/content-loader/load'
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
    /** What was published and is wrong: its revision by its id, null for what was deleted. */
    held: z.record(z.string(), z.string().nullable()).default({}),
  }),
})

export const buildFacts = ({
  source,
  reason,
  loadedAt,
  hash,
  documents,
  held,
}: Snapshot): z.infer<typeof buildFactsSchema> => ({
  content: {
    source,
    reason: reason ?? null,
    loadedAt,
    hash,
    documents: documents.length,
    held: heldRevisions(held),
  },
})

/** As `build.json` tells of them. */
export const heldRevisions = (held: Snapshot['held']): Record<string, string | null> =>
  Object.fromEntries(held.map(({ id, rev }) => [id, rev]))
