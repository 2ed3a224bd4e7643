/** Types of documents and fields, and the limits that the Studio sets on them. */
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
  type PageType,
  type SingletonType,
  singletons,
  singletonTypes,
  storedTypes,
} from './document-types.ts'
export type { FieldRules } from './field-rules.ts'
export { type Fields, foundText, isFields } from './fields.ts'
export { fieldRules } from './generated/field-rules.ts'
export { fieldTitles } from './generated/field-titles.ts'
export type * from './generated/sanity.types.ts'
export {
  type DrawingName,
  drawingsIn,
  isPaidPeriod,
  type PaidPeriod,
  paidPeriods,
  serviceDrawings,
} from './services.ts'
