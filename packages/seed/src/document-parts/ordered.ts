const FIRST = 36 ** 5
const GAP = 36 ** 3

/** A LexoRank in bucket 0: "0|100000:", "0|101000:" and so on, with room between neighbours. */
export const rank = (position: number) => `0|${(FIRST + position * GAP).toString(36)}:`

/** Gives documents the position that the Studio's draggable lists keep in `orderRank`. */
export function ordered<T extends { orderRank?: string }>(documents: readonly T[]): T[] {
  return documents.map((document, position) => ({ ...document, orderRank: rank(position) }))
}
