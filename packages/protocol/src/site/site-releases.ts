import { z } from 'zod'
import { changeSchema } from './change.ts'

export const MAX_LISTED_RELEASES = 100
/** The document lists so many changes of a release and counts the rest, to stay small. */
export const MAX_LISTED_CHANGES = 50

/**
 * The stored releases, as the rebuild service reports them to the Studio. Separate from `site.status`, which changes several
 * times per publish: this document is long and changes once per release.
 */
export const RELEASES_ID = 'site.releases'
const RELEASES_TYPE = 'siteReleases'

const releaseSchema = z.object({
  id: z.string(),
  /** An ISO 8601 time. */
  at: z.string(),
  /** Summary of all its changes; empty if only code or settings differ. */
  words: z.string(),
  /** Its first changes, compared with the release before it. */
  changes: z.array(changeSchema),
  /** Number of changes not listed in `changes`. */
  changesMore: z.number(),
  /** The first changes that restoring it would make now; empty for the live release. */
  restoring: z.array(changeSchema),
  /** Number of changes not listed in `restoring`. */
  restoringMore: z.number(),
  /** Whether code or settings differ from the live release. */
  isOtherCode: z.boolean(),
  /** Identify it at every server; absent before 1.0.0. */
  contentHash: z.string().optional(),
  bundleHash: z.string().optional(),
})

export const siteReleasesSchema = z.object({
  _id: z.literal(RELEASES_ID),
  _type: z.literal(RELEASES_TYPE),
  /** The newest first. */
  releases: z.array(releaseSchema),
})

export type SiteReleases = z.infer<typeof siteReleasesSchema>
export type ReleaseTexts = z.infer<typeof releaseSchema>

/** @param releases the newest first. */
export const createSiteReleases = (releases: readonly ReleaseTexts[]): SiteReleases => ({
  _id: RELEASES_ID,
  _type: RELEASES_TYPE,
  releases: releases.slice(0, MAX_LISTED_RELEASES),
})
