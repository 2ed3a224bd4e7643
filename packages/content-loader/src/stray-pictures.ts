import { type Fields, isFields } from '@kitewright/content-rules/problem'
import { nodesOf } from '@kitewright/content-rules/walk'

const isPicture = ({ _type }: Fields) => _type === 'sanity.imageAsset'

/** Leaves out pictures that no document shows: a lake keeps every upload, also broken ones. */
export function withoutStrayPictures(documents: readonly Fields[]): Fields[] {
  const shown = new Set<unknown>()
  for (const document of documents) {
    if (isPicture(document)) continue
    for (const { value } of nodesOf(document)) if (isFields(value)) shown.add(value._ref)
  }
  return documents.filter((document) => !isPicture(document) || shown.has(document._id))
}
