import type {
  Closing,
  Fact,
  Headline,
  Link,
  PageMeta,
  TermText,
  TitledText,
} from '@kitewright/content-types/model'
import { type Keyed, withKeys } from './keyed.ts'
import { createTarget } from './reference.ts'

/** Texts by name, in reading order: `{ 'Reply': 'Within 24 hours' }`. */
export type Named = Readonly<Record<string, string>>

/** The first part is bold, the second light. */
export const createHeadline = (impact: string, effort: string): Headline => ({
  _type: 'headline',
  impact,
  effort,
})

/** `address` is a path of this site, such as `/contact`, or a web address. */
export const link = (label: string, address: string): Link => ({
  _type: 'link',
  label,
  ...createTarget(address),
})

export function createTitledTexts(texts: Named): Keyed<TitledText>[] {
  const items = Object.entries(texts).map(
    ([title, text]): TitledText => ({ _type: 'titledText', title, text }),
  )
  return withKeys(items, (item) => item.title)
}

export function createTerms(texts: Named): Keyed<TermText>[] {
  const items = Object.entries(texts).map(
    ([term, text]): TermText => ({ _type: 'termText', term, text }),
  )
  return withKeys(items, (item) => item.term)
}

export function createFacts(values: Named): Keyed<Fact>[] {
  const items = Object.entries(values).map(
    ([label, value]): Fact => ({ _type: 'fact', label, value }),
  )
  return withKeys(items, (item) => item.label)
}

export const createClosing = (texts: Omit<Closing, '_type'>): Closing => ({
  _type: 'closing',
  ...texts,
})

export const createPageMeta = (texts: Omit<PageMeta, '_type'>): PageMeta => ({
  _type: 'pageMeta',
  ...texts,
})

/** A document before import: the content lake adds the other fields. */
export type Draft<T> = T extends unknown ? Omit<T, '_createdAt' | '_updatedAt' | '_rev'> : never

const FIRST = 36 ** 5
const GAP = 36 ** 3

/** A LexoRank in bucket 0: "0|100000:", "0|101000:" and so on, with gaps. */
const getRank = (position: number) => `0|${(FIRST + position * GAP).toString(36)}:`

/** Adds the `orderRank` of the Studio's draggable lists. */
export function withOrder<T extends { orderRank?: string }>(documents: readonly T[]): T[] {
  return documents.map((document, position) => ({ ...document, orderRank: getRank(position) }))
}
