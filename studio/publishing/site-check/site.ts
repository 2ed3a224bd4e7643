import { type Fields, isFields } from '@kitewright/content-rules/check'
import { cleanValue } from '@kitewright/content-rules/text'
import { getPublishedId, isDraftId, isPublishedId } from 'sanity'

/** All documents of the site at one moment, cleaned as the build cleans them. */
export type Site = {
  published: readonly Fields[]
  /** With the ids of drafts. */
  drafts: readonly Fields[]
}

const getId = ({ _id }: Fields) => String(_id)

/** Sorts documents into published ones and drafts; versions of releases are neither. */
export function buildSite(documents: Iterable<Fields>): Site {
  const all = [...documents]
  return {
    published: all.filter((document) => isPublishedId(getId(document))),
    drafts: all.filter((document) => isDraftId(getId(document))),
  }
}

export const getDocumentId = (document: Fields): string => getPublishedId(getId(document))

/** A draft as it would be published. */
export const toPublished = (document: Fields): Fields => ({
  ...cleanValue(document),
  _id: getDocumentId(document),
})

/** Whether two documents have equal content, regardless of the lake's own fields and their order. */
export const hasSameContent = (one: Fields, other: Fields): boolean =>
  isSameValue(omitSystemFields(one), omitSystemFields(other))

/** Whether two values are equal, regardless of the order of their fields. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  stringifySorted(one) === stringifySorted(other)

const omitSystemFields = (document: Fields): Fields =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('_')))

const stringifySorted = (given: unknown): string | undefined =>
  JSON.stringify(given, (_, value: unknown) =>
    isFields(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
