export type Keyed<T> = T & { _key: string }

/** "R&D, on the bench" -> "r-d-on-the-bench". */
export function kebab(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The key that `keyed` makes from a unique name. */
export const keyOf = (name: string) => kebab(name).slice(0, 40)

/**
 * Adds the `_key` that the Studio requires. It is made from the item's name, so the same content has the same keys and
 * a repeated import changes nothing.
 */
export function keyed<T extends object>(
  items: readonly T[],
  name: (item: T) => string,
): Keyed<T>[] {
  const taken = new Map<string, number>()
  return items.map((item) => {
    const base = keyOf(name(item))
    const before = taken.get(base) ?? 0
    taken.set(base, before + 1)
    return { _key: before === 0 ? base : `${base}-${before + 1}`, ...item }
  })
}
