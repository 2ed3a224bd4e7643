/**
 * Mutations in as few transactions as hold them, in their order.
 *
 * @param most characters in one; Sanity takes 4 MB. A mutation that is longer stands alone.
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
