import { notUpdated } from '@kitewright/content-loader/errors'
import {
  type PreviousReport,
  reportBuild,
  reportFailure,
  reportHold,
  type StaticSite,
} from '@kitewright/protocol/site'
import type { Host } from './host.ts'
import type { BuildOutcome } from './outcome.ts'

/**
 * Outcomes to report: a build is `done` as far as its host shows it, it `failed`, or deploys are
 * on `hold`.
 */
export const kindsOfNews = ['done', 'failed', 'hold'] as const
type News = (typeof kindsOfNews)[number]

type Facts = {
  /** Result of the build; null if it ended too early. */
  outcome: BuildOutcome | null
  host: Host
  siteUrl: string
  /** Origin of the Studio, where drafts can be shown. */
  studioUrl: string | null
  /** Why a person paused deploys; null if they are not. */
  hold: string | null
  before: PreviousReport
  /** An ISO 8601 time. */
  now: string
}

/** The documents of the report. Throws if there is nothing to report. */
export function documentsOf(news: News, facts: Facts) {
  const { host, siteUrl, studioUrl, before, now } = facts
  const hasPreview = host.canPreview && studioUrl !== null
  const site: StaticSite = { siteUrl, hasPreview, host: host.place }
  switch (news) {
    case 'done':
      return done(facts, site)
    case 'failed':
      return [reportFailure({ at: now, ...failureIn(facts) }, site, before)]
    case 'hold':
      return [reportHold({ since: now, reason: reasonOf(facts) }, site, before)]
  }
}

function done(facts: Facts, site: StaticSite) {
  const { outcome, host, before, now, hold } = facts
  if (outcome?.kind !== 'built') throw new Error('There is no finished build to tell of.')
  if (outcome.source === 'seed') throw new Error('This build holds the bundled content.')
  const { at, contentHash, contents, offSite, quarantined } = outcome
  const id = `${host.build?.id ?? at} ${contentHash.slice(0, 12)}`
  const url = host.build?.url ?? null
  const report = reportBuild(
    { id, at, contentHash, contents, offSite, quarantined, url },
    site,
    before,
  )
  const status = hold
    ? reportHold({ since: now, reason: reasonOf(facts) }, site, {
        ...before,
        status: report.status,
      })
    : report.status
  return [status, report.releases, report.build]
}

const reasonOf = ({ hold }: Facts): string => hold ?? 'deploys are paused'

function failureIn({ outcome, host }: Facts) {
  const url = host.build?.url
  const log = url ? ` Log: ${url}.` : ''
  if (outcome?.kind === 'failed') {
    const { message, problems } = outcome
    return { message: problems.length > 0 ? message : `${message}${log}`, problems }
  }
  const why = outcome
    ? `It was built, but ${host.place?.name ?? 'its host'} did not take it.`
    : 'Building it ended before any content was read.'
  return { message: `${notUpdated(why)}${log}`, problems: [] }
}
