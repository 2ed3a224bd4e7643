import { type Fields, isFields } from '@kitewright/content-rules/check'
import { cleaned } from '@kitewright/content-rules/text'
import { getPublishedId, isDraftId, isPublishedId } from 'sanity'

/** All documents of the site at one moment, cleaned as the build cleans them. */
export type Site = {
  published: readonly Fields[]
  /** With the ids of drafts. */
  drafts: readonly Fields[]
}

const idOf = ({ _id }: Fields) => String(_id)

/** Sorts documents into published ones and drafts; versions of releases are neither. */
export function siteOf(documents: Iterable<Fields>): Site {
  const all = [...documents]
  return {
    published: all.filter((document) => isPublishedId(idOf(document))),
    drafts: all.filter((document) => isDraftId(idOf(document))),
  }
}

export const publishedIdOf = (document: Fields): string => getPublishedId(idOf(document))

/** A draft as it would be published. */
export const asPublished = (document: Fields): Fields => ({
  ...cleaned(document),
  _id: publishedIdOf(document),
})

/** Whether two documents have equal content, regardless of the lake's own fields and their order. */
export const sameContent = (one: Fields, other: Fields): boolean =>
  textOf(withoutSystem(one)) === textOf(withoutSystem(other))

const withoutSystem = (document: Fields): Fields =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('_')))

const textOf = (document: Fields): string =>
  JSON.stringify(document, (_, value: unknown) =>
    isFields(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
