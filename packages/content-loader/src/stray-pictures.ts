import type { Examined } from './examine.ts'

const isPicture = ({ document }: Examined) => document._type === 'sanity.imageAsset'

/** Leaves out pictures that no document shows: a lake keeps every upload, also broken ones. */
export function withoutStrayPictures(all: readonly Examined[]): Examined[] {
  const shown = new Set<unknown>(all.flatMap((one) => (isPicture(one) ? [] : one.refs)))
  return all.filter((one) => !isPicture(one) || shown.has(one.document._id))
}
