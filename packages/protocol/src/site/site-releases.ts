import { z } from 'zod'
import { changeSchema } from './change.ts'

/** How much of the past the Studio lists. */
export const MAX_LISTED_RELEASES = 100
/** So many changes of a release are told one by one, the others as a number: the document stays small. */
export const MAX_LISTED_CHANGES = 50

/**
 * The versions of the site that are kept, as its builder tells them to the Studio. A document of its
 * own: it is long, and changes with a release alone, while `site.status` changes several times a publish.
 */
export const RELEASES_ID = 'site.releases'
export const RELEASES_TYPE = 'siteReleases'

const releaseSchema = z.object({
  id: z.string(),
  /** An ISO 8601 time. */
  at: z.string(),
  /** What it changed, all of it, in words; empty when only code or settings differ. */
  words: z.string(),
  /** The first of what it changed, compared with the release it was made after. */
  changes: z.array(changeSchema),
  /** How many changes there are beyond those in `changes`. */
  changesMore: z.number().default(0),
  /** The first of what going back to it would change on the site as it is now; empty for the live one, and at a static host. */
  restoring: z.array(changeSchema),
  /** How many changes there are beyond those in `restoring`. */
  restoringMore: z.number(),
  /** Whether code or settings differ from the live release. */
  isOtherCode: z.boolean(),
  /** Where a static host shows this build. */
  url: z.string().optional(),
})

export const siteReleasesSchema = z.object({
  _id: z.literal(RELEASES_ID),
  _type: z.literal(RELEASES_TYPE),
  /** The newest first. */
  releases: z.array(releaseSchema),
})

export type SiteReleases = z.infer<typeof siteReleasesSchema>
export type ReleaseWords = z.infer<typeof releaseSchema>

/** @param releases the newest first. */
export const siteReleases = (releases: readonly ReleaseWords[]): SiteReleases => ({
  _id: RELEASES_ID,
  _type: RELEASES_TYPE,
  releases: releases.slice(0, MAX_LISTED_RELEASES),
})
