/** Reports of the builder to the Studio: status, releases, versions of entries. */

export {
  type Change,
  type Contents,
  changeSchema,
  formatChanges,
  getChanges,
  getNouns,
  type OffSite,
  offSiteSchema,
} from './site/change.ts'
export { type EntryFacts, entryFactsSchema, getFacts } from './site/entry-facts.ts'
export {
  type EntryVersion,
  entryVersionsSchema,
  findVersions,
  getRetainedSince,
  RETENTION_DAYS,
  VERSION_PREFIX,
  VERSIONS_QUERY,
  versionContentSchema,
} from './site/entry-versions.ts'
export { splitIntoChunks, storeEntryVersions } from './site/keep-entry-versions.ts'
export {
  createSiteReleases,
  MAX_LISTED_CHANGES,
  MAX_LISTED_RELEASES,
  RELEASES_ID,
  type ReleaseTexts,
  type SiteReleases,
  siteReleasesSchema,
} from './site/site-releases.ts'
export {
  type EntryState,
  formatBackup,
  formatShownInstead,
  getEntryState,
  getLiveRevisions,
  issueSchema,
  issuesSchema,
  LIVE_PATH,
  type LiveRevisions,
  liveRevisionsSchema,
  type QuarantinedEntry,
  type SiteStatus,
  STATUS_ID,
  STATUS_TYPE,
  siteStatusSchema,
} from './site/site-status.ts'
export {
  fetchAuthor,
  fetchTransactions,
  type HistoryClient,
  type Transaction,
} from './site/transactions.ts'
