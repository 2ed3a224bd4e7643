import { z } from 'zod'
import { type Contents, changesBetween, type OffSite } from './change.ts'
import { changeWords } from './change-words.ts'
import { entryFactsSchema } from './entry-facts.ts'
import {
  MAX_LISTED_CHANGES,
  type ReleaseWords,
  type SiteReleases,
  siteReleases,
} from './site-releases.ts'
import {
  type HeldEntry,
  type SiteStatus,
  STATUS_ID,
  STATUS_TYPE,
  type StatusProblem,
} from './site-status.ts'

/**
 * What the build that is live at a static host was made from, so that the next one can tell what it
 * changed: the host keeps no such thing, and `live.json` knows neither names nor prices.
 */
export const BUILD_ID = 'site.build'
export const BUILD_TYPE = 'siteBuild'

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('not JSON')
    return z.NEVER
  }
})

export const siteBuildSchema = z.object({
  _id: z.literal(BUILD_ID),
  _type: z.literal(BUILD_TYPE),
  /** `Contents` as JSON: each of its fields would count towards the bound that a dataset has. */
  contents: json.pipe(z.record(z.string(), entryFactsSchema)),
})

/** Where a static site stands. */
export type StaticSite = Pick<SiteStatus, 'siteUrl' | 'hasPreview' | 'host'>

/** A build that its host has taken, or is about to. */
export type StaticBuild = {
  /** The same when the same build is deployed again. */
  id: string
  /** An ISO 8601 time. */
  at: string
  contentHash: string
  contents: Contents
  offSite: OffSite
  /** What it holds back. */
  held: HeldEntry[]
  /** Where its host shows it. */
  url: string | null
}

/** What a static host reported before; null where it reported nothing, or another builder did. */
export type PreviousReport = {
  status: SiteStatus | null
  releases: SiteReleases | null
  contents: Contents | null
}

type Failure = { at: string; message: string; problems: StatusProblem[] }

/** A static site of which nothing else is known. */
const emptyStatus = ({ siteUrl, hasPreview, host }: StaticSite): SiteStatus => ({
  _id: STATUS_ID,
  _type: STATUS_TYPE,
  siteUrl,
  hasPreview,
  builder: 'static',
  canSchedule: false,
  canLink: false,
  host,
  live: null,
  work: null,
  failure: null,
  held: [],
  lock: null,
})

/** The documents that tell of a build which visitors see now. */
export function reportBuild(build: StaticBuild, site: StaticSite, before: PreviousReport) {
  const { id, at, contentHash, contents, offSite, held, url } = build
  const earlier = before.releases?.releases ?? []
  const changes = changesBetween({ contents: before.contents ?? {} }, { contents, offSite })
  const release: ReleaseWords = {
    id,
    at,
    words: changeWords(changes),
    changes: changes.slice(0, MAX_LISTED_CHANGES),
    changesMore: Math.max(0, changes.length - MAX_LISTED_CHANGES),
    restoring: [],
    restoringMore: 0,
    isOtherCode: false,
    ...(url && { url }),
  }
  const isKnown = earlier.some((one) => one.id === id)
  return {
    status: { ...emptyStatus(site), live: { release: id, at, contentHash }, held },
    releases: siteReleases(isKnown ? earlier : [release, ...earlier]),
    build: { _id: BUILD_ID, _type: BUILD_TYPE, contents: JSON.stringify(contents) },
  }
}

/** What tells of a build that did not go live. A schedule may try again, but that is not known here. */
export const reportFailure = (
  failure: Failure,
  site: StaticSite,
  { status }: PreviousReport,
): SiteStatus => ({
  ...(status ?? emptyStatus(site)),
  failure: { ...failure, willRetry: false },
})

/** What tells that nothing newer goes live, as a person holds deploys back for a reason. */
export const reportHold = (
  hold: { since: string; reason: string },
  site: StaticSite,
  { status }: PreviousReport,
): SiteStatus => {
  const now = status ?? emptyStatus(site)
  const isSame = now.lock?.reason === hold.reason
  return {
    ...now,
    lock: {
      since: isSame && now.lock ? now.lock.since : hold.since,
      reason: hold.reason,
      by: null,
      release: now.live?.release ?? null,
    },
  }
}
