import type { Fields } from '@kitewright/content-rules/check'
import { getVisibility } from '@kitewright/content-rules/dates'
import { getName } from '@kitewright/content-rules/text'
import { isDocumentType } from '@kitewright/content-types/model'
import {
  type LiveRevisions,
  type QuarantinedEntry,
  type SiteStatus,
  STATUS_ID,
  STATUS_TYPE,
} from '@kitewright/protocol/site'

/** Origin of a site at a static host; null with the rebuild service, which reports its origin. */
export function readStaticSiteUrl(): string | null {
  const url = process.env.SANITY_STUDIO_STATIC_SITE_URL
  return url ? new URL(url).origin : null
}

/** Milliseconds until a host shows a publish; some cache a file for ten minutes. */
export const MAX_DEPLOY_MS = 15 * 60_000
/** Milliseconds until it shows a change of date: the regular check pauses for three hours at night. */
const MAX_DATE_MS = 4 * 60 * 60_000

export const DELAYED_MESSAGE =
  'Published more than 15 minutes ago, and not on the site yet. For the administrator of the site: see “A publish that does not arrive” in docs/hosting.md.'

type StaticSite = {
  siteUrl: string
  /** Published documents; null until they are loaded. */
  published: readonly Fields[] | null
  /** Null while unknown. */
  live: LiveRevisions | null
  /** Milliseconds since 1970. */
  now: number
}

/** Derives the status of a site whose host reports nothing, from the published and the live revisions. */
export function describeStaticSite({ siteUrl, published, live, now }: StaticSite): SiteStatus {
  const entries = live ? (published ?? []).filter(({ _type }) => isDocumentType(_type)) : []
  const shown = entries.filter(({ _id, _rev }) => live?.[String(_id)] === _rev)
  const newest = shown.map(getPublishTime).sort().at(-1)
  const pending = entries.filter(
    (entry) => (live?.[String(entry._id)] ?? null) !== getExpectedRevision(entry, now),
  )
  const delayed = pending.filter((entry) => isDelayed(entry, now))
  const [first] = pending.filter((entry) => !delayed.includes(entry))
  return {
    _id: STATUS_ID,
    _type: STATUS_TYPE,
    siteUrl,
    hasPreview: false,
    builder: 'static',
    canSchedule: false,
    canLink: false,
    live: newest ? { release: newest, at: newest, contentHash: '' } : null,
    work: first ? { since: getPublishTime(first), phase: 'building' } : null,
    failure: null,
    quarantined: delayed.map((entry) => describeDelayedEntry(entry, live, now)),
    lock: null,
    backup: null,
  }
}

const getPublishTime = ({ _updatedAt }: Fields) => String(_updatedAt)

/** The revision that visitors should see; null while the entry's dates hide it. */
const getExpectedRevision = (entry: Fields, now: number) =>
  getVisibility(entry, now) === 'now' ? String(entry._rev) : null

const isDelayed = (entry: Fields, now: number) =>
  now - Date.parse(getPublishTime(entry)) > MAX_DEPLOY_MS &&
  getVisibility(entry, now - MAX_DATE_MS) === getVisibility(entry, now)

function describeDelayedEntry(
  entry: Fields,
  live: LiveRevisions | null,
  now: number,
): QuarantinedEntry {
  const [id, type, name] = [String(entry._id), String(entry._type), getName(entry)]
  return {
    id,
    type,
    name,
    rev: getExpectedRevision(entry, now),
    by: null,
    since: getPublishTime(entry),
    hasLastGood: live?.[id] !== undefined,
    issues: [{ document: { type, id, title: name }, path: '', message: DELAYED_MESSAGE }],
  }
}
