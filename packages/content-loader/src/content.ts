/** Checks documents and answers the queries of pages, without a lake. */

export { buildContent } from './load/build-content.ts'
export {
  checkDocument,
  collectIssues,
  collectOwnIssues,
  omitUnusedUploads,
} from './load/check-documents.ts'
export { type QuarantinedDocument, withLastGood } from './load/last-good.ts'
export { collectScheduleIssues } from './load/schedule-issues.ts'
