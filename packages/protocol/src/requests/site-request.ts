import { z } from 'zod'

/** Prefix of the ids. The rest is unique, so that repeating a request does nothing. */
export const REQUEST_PREFIX = 'site.request.'
export const REQUEST_TYPE = 'siteRequest'

/**
 * An editor's request to the builder. It is a document, so Sanity checks the editor's rights and the Studio needs no
 * token. The builder deletes it when done.
 */
export const siteRequestSchema = z.object({
  _id: z.string().startsWith(REQUEST_PREFIX),
  _type: z.literal(REQUEST_TYPE),
  /**
   * `restore` shows an earlier release and pauses publishing; `resume` continues it. `share-links` updates
   * share links.
   */
  action: z.enum(['restore', 'resume', 'rebuild', 'share-links']),
  /** The release to restore. */
  release: z.string().optional(),
  /** The hashes of that release, for a server that has it under another id. */
  contentHash: z.string().optional(),
  bundleHash: z.string().optional(),
  /** Id of the share link that was created, updated or deleted. */
  link: z.string().optional(),
  /** Display name of the author, for the log and for colleagues. */
  by: z.string().max(200),
  /** An ISO 8601 time. */
  at: z.string(),
})

export type SiteRequest = z.infer<typeof siteRequestSchema>
