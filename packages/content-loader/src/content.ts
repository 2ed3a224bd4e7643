/** Checks documents and answers the queries of pages, without a lake. */
export {
  checkDocument,
  collectIssues,
  collectOwnIssues,
  withoutUnusedUploads,
} from './load/check-documents.ts'
export { contentFrom } from './load/content-from.ts'
export { type QuarantinedDocument, withLastGood } from './load/last-good.ts'
export { collectScheduleIssues } from './load/schedule-issues.ts'
