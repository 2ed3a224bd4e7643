/** Reports of the builder to the Studio: status, releases, versions of entries. */

export {
  type Change,
  type Contents,
  changeSchema,
  changesBetween,
  formatChanges,
  nounsOf,
  type OffSite,
  offSiteSchema,
} from './site/change.ts'
export { type EntryFacts, entryFactsSchema, factsOf } from './site/entry-facts.ts'
export {
  type EntryVersion,
  entryVersionsSchema,
  RETENTION_DAYS,
  retainedSince,
  VERSION_PREFIX,
  VERSIONS_QUERY,
  versionContentSchema,
  versionsAt,
} from './site/entry-versions.ts'
export { chunksOf, keepEntryVersions } from './site/keep-entry-versions.ts'
export {
  MAX_LISTED_CHANGES,
  MAX_LISTED_RELEASES,
  RELEASES_ID,
  type ReleaseTexts,
  type SiteReleases,
  siteReleases,
  siteReleasesSchema,
} from './site/site-releases.ts'
export {
  type EntryState,
  entryState,
  formatBackup,
  issueSchema,
  issuesSchema,
  LIVE_PATH,
  type LiveRevisions,
  liveRevisionsOf,
  liveRevisionsSchema,
  type QuarantinedEntry,
  type SiteStatus,
  STATUS_ID,
  STATUS_TYPE,
  shownInstead,
  siteStatusSchema,
} from './site/site-status.ts'
export {
  authorOf,
  type HistoryClient,
  type Transaction,
  transactionsOf,
} from './site/transactions.ts'
