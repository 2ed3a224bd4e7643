export type Keyed<T> = T & { _key: string }

/** "R&D, on the bench" -> "r-d-on-the-bench". */
export function toKebab(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The key that `keyed` makes from a unique name. */
export const toKey = (name: string) => toKebab(name).slice(0, 40)

/**
 * Adds the `_key` that the Studio requires. It is made from the item's name, so the same content has the same keys and
 * a repeated import changes nothing.
 */
export function withKeys<T extends object>(
  items: readonly T[],
  name: (item: T) => string,
): Keyed<T>[] {
  const used = new Map<string, number>()
  return items.map((item) => {
    const base = toKey(name(item))
    const before = used.get(base) ?? 0
    used.set(base, before + 1)
    return { _key: before === 0 ? base : `${base}-${before + 1}`, ...item }
  })
}
