/**
 * Splits mutations into transactions, in order.
 * @param most characters per transaction; Sanity's limit is 4 MB. A longer mutation gets its own transaction.
 */
export function chunksOf<Mutation>(mutations: readonly Mutation[], most: number): Mutation[][] {
  const found: Mutation[][] = []
  let room = 0
  for (const mutation of mutations) {
    const size = JSON.stringify(mutation).length
    const last = found.at(-1)
    if (last && size <= room) last.push(mutation)
    else {
      found.push([mutation])
      room = most
    }
    room -= size
  }
  return found
}
