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
export { type Fields, isFields } from './fields.ts'
export { foundText } from './found-text.ts'
export { fieldRules } from './generated/field-rules.ts'
export { fieldTitles } from './generated/field-titles.ts'
export type * from './generated/sanity.types.ts'
export { isPaidPeriod, type PaidPeriod, paidPeriods } from './paid-periods.ts'
export { type DrawingName, drawingsIn, serviceDrawings } from './service-drawings.ts'
