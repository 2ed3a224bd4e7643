import { referencesIn } from '@kitewright/content-rules/leads'
import type { Examined } from './examine.ts'

type One = Pick<Examined, 'document'>

const isPicture = ({ document }: One) => document._type === 'sanity.imageAsset'

/** Leaves out pictures that no document shows: a lake keeps every upload, also broken ones. */
export function withoutStrayPictures<Some extends One>(all: readonly Some[]): Some[] {
  const shown = new Set<unknown>(all.flatMap(({ document }) => referencesIn(document)))
  return all.filter((one) => !isPicture(one) || shown.has(one.document._id))
}
