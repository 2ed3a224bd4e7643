import type { Examined } from './examine.ts'

type Known = Pick<Examined, 'document' | 'refs'>

const isPicture = ({ document }: Known) => document._type === 'sanity.imageAsset'

/** Leaves out pictures that no document shows: a lake keeps every upload, also broken ones. */
export function withoutStrayPictures<One extends Known>(all: readonly One[]): One[] {
  const shown = new Set<unknown>(all.flatMap((one) => (isPicture(one) ? [] : one.refs)))
  return all.filter((one) => !isPicture(one) || shown.has(one.document._id))
}
