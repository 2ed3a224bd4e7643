import { z } from 'zod'

/** Ids begin so; the rest makes each request one of its own, so that repeating it does nothing. */
export const REQUEST_PREFIX = 'site.request.'
export const REQUEST_TYPE = 'siteRequest'

/**
 * What an editor asks of the builder, as a document: Sanity itself checks that they may write, and
 * no token stands in the Studio. The builder removes it once it is carried out.
 */
export const siteRequestSchema = z.object({
  _id: z.string().startsWith(REQUEST_PREFIX),
  _type: z.literal(REQUEST_TYPE),
  /**
   * `restore` shows an earlier release and holds publishes back; `resume` ends that. `draft-links` has the links to
   * drafts looked at.
   */
  action: z.enum(['restore', 'resume', 'rebuild', 'draft-links']),
  /** The release to restore. */
  release: z.string().optional(),
  /** Id of the link to drafts that was made, renewed or withdrawn. */
  link: z.string().optional(),
  /** Who asked, as the Studio names them; for the log and for colleagues. */
  by: z.string().max(200),
  /** An ISO 8601 time. */
  at: z.string(),
})

export type SiteRequest = z.infer<typeof siteRequestSchema>
