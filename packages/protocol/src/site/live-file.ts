import { z } from 'zod'

/** A file of every release with the live revisions. */
export const LIVE_PATH = '/live.json'

/** The revision (`_rev`) of each published document by its id. */
export const liveRevisionsSchema = z.record(z.string(), z.string())

export type LiveRevisions = z.infer<typeof liveRevisionsSchema>

/** `live.json` of a release of these documents; skips documents without a revision. */
export const liveRevisionsOf = (
  documents: readonly { readonly _id?: unknown; readonly _rev?: unknown }[],
): LiveRevisions =>
  Object.fromEntries(
    documents
      .flatMap(({ _id, _rev }) =>
        typeof _id === 'string' && typeof _rev === 'string' ? [[_id, _rev] as const] : [],
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
