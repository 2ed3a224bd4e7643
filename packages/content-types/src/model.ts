/** Types of documents and fields, and the limits that the Studio sets on them. */
export type { BlockRules } from './block-rules.ts'
export {
  type Collection,
  type CollectionType,
  collections,
  collectionTypes,
  type DocumentType,
  documentTypes,
  isCollection,
  isDocumentType,
  isSingleton,
  isUpload,
  type PageType,
  type Singleton,
  type SingletonType,
  singletons,
  singletonTypes,
  storedTypes,
} from './document-types.ts'
export {
  expandTable,
  type FieldEntry,
  type FieldRules,
  type FieldTable,
} from './field-rules.ts'
export { type Fields, formatValue, getKnownFields, isFields } from './fields.ts'
export { blockRules } from './generated/blocks.ts'
export type * from './generated/sanity.types.ts'
export {
  createIssue,
  formatIssue,
  formatPath,
  type Issue,
  type Path,
  type PathSegment,
  toSegments,
} from './issue.ts'
export {
  type DrawingName,
  getDrawingSlots,
  isPaidPeriod,
  type PaidPeriod,
  paidPeriods,
  serviceDrawings,
} from './services.ts'
export { BLOCK_GROUP_TYPE, BLOCKS_FIELD, HOME_BLOCKS_FIELD } from './stored-names.ts'
