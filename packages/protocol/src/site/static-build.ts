import { z } from 'zod'
import { type Contents, changesBetween, formatChanges, type OffSite } from './change.ts'
import { entryFactsSchema } from './entry-facts.ts'
import {
  MAX_LISTED_CHANGES,
  type ReleaseTexts,
  type SiteReleases,
  siteReleases,
} from './site-releases.ts'
import {
  type QuarantinedEntry,
  type SiteStatus,
  STATUS_ID,
  STATUS_TYPE,
  type StatusProblem,
} from './site-status.ts'

/**
 * The contents of the live build at a static host, from which the next build derives its changes: the host stores none,
 * and `live.json` has neither names nor prices.
 */
export const BUILD_ID = 'site.build'
const BUILD_TYPE = 'siteBuild'

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
  /** `Contents` as JSON text: fields would count towards the dataset's attribute limit. */
  contents: json.pipe(z.record(z.string(), entryFactsSchema)),
})

export type StaticSite = Pick<SiteStatus, 'siteUrl' | 'hasPreview' | 'host'>

/** A deployed build, or one about to be deployed. */
type StaticBuild = {
  /** Stays the same when a build is redeployed. */
  id: string
  /** An ISO 8601 time. */
  at: string
  contentHash: string
  contents: Contents
  offSite: OffSite
  /** Quarantined entries. */
  quarantined: QuarantinedEntry[]
  /** Its address at the host. */
  url: string | null
}

/** The earlier report of a static host; null if missing or from another builder. */
export type PreviousReport = {
  status: SiteStatus | null
  releases: SiteReleases | null
  contents: Contents | null
}

type Failure = { at: string; message: string; problems: StatusProblem[] }

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
  quarantined: [],
  lock: null,
  backup: null,
})

/** Documents that report a live build. */
export function reportBuild(build: StaticBuild, site: StaticSite, before: PreviousReport) {
  const { id, at, contentHash, contents, offSite, quarantined, url } = build
  const earlier = before.releases?.releases ?? []
  const changes = changesBetween({ contents: before.contents ?? {} }, { contents, offSite })
  const release: ReleaseTexts = {
    id,
    at,
    words: formatChanges(changes),
    changes: changes.slice(0, MAX_LISTED_CHANGES),
    changesMore: Math.max(0, changes.length - MAX_LISTED_CHANGES),
    restoring: [],
    restoringMore: 0,
    isOtherCode: false,
    ...(url && { url }),
  }
  const isKnown = earlier.some((one) => one.id === id)
  return {
    status: { ...emptyStatus(site), live: { release: id, at, contentHash }, quarantined },
    releases: siteReleases(isKnown ? earlier : [release, ...earlier]),
    build: { _id: BUILD_ID, _type: BUILD_TYPE, contents: JSON.stringify(contents) },
  }
}

/** Reports a failed build. A schedule may retry it, but that is not known here. */
export const reportFailure = (
  failure: Failure,
  site: StaticSite,
  { status }: PreviousReport,
): SiteStatus => ({
  ...(status ?? emptyStatus(site)),
  failure: { ...failure, willRetry: false },
})

/** Reports that a person paused deploys. */
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
