/** One checked snapshot of all content, from the lake or the seed, and the lake's client. */
export type { AnnouncedDocument } from './lake/announced-documents.ts'
export { watchLake } from './lake/follow-lake.ts'
export { createLakeClient, fetchDocuments, fetchDocumentsById } from './lake/lake.ts'
export { TimeBudget } from './lake/time-budget.ts'
export { quarantinedEntry } from './load/last-good.ts'
export { readLiveDocuments } from './load/live-documents.ts'
export type { Snapshot } from './load/load.ts'
export { createSnapshot, type LoadOptions, load, loadBundledSeed } from './load/load.ts'
