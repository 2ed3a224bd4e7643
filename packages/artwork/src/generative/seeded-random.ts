/** Returns an integer from 0 to `count - 1`. */
export type Random = (count: number) => number

/** Returns a generator that the text seeds, so every build draws the same (FNV-1a for the seed, then mulberry32). */
export function createSeededRandom(text: string): Random {
  let state = 0x811c9dc5
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (count) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
}

/** One of the items. */
export function pickOne<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[random(items.length)] ?? items[0]
}
