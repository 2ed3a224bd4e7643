import { referencedIds } from '@kitewright/content-rules/resolve'
import type { CheckedDocument } from './check-documents.ts'

type One = Pick<CheckedDocument, 'document'>

const isPicture = ({ document }: One) => document._type === 'sanity.imageAsset'

/** Leaves out pictures that no document shows: a lake keeps every upload, also broken ones. */
export function withoutUnusedPictures<Some extends One>(all: readonly Some[]): Some[] {
  const shown = new Set<unknown>(all.flatMap(({ document }) => referencedIds(document)))
  return all.filter((one) => !isPicture(one) || shown.has(one.document._id))
}
