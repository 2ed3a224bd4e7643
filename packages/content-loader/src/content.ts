/** Checks documents and answers the queries of pages, without a lake. */
export {
  allProblems,
  checkDocument,
  ownProblems,
  withoutUnusedUploads,
} from './load/check-documents.ts'
export { contentFrom } from './load/content-from.ts'
export { type QuarantinedDocument, withLastGood } from './load/last-good.ts'
export { scheduleProblems } from './load/schedule-problems.ts'
