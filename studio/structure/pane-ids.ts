/**
 * Ids of panes for names that editors wrote: what an address can hold, and different from each other
 * ("c" and "c-2" for "C" and "C++").
 */
export function paneIds(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const plain =
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'topic'
    let id = plain
    for (let count = 2; taken.has(id); count += 1) id = `${plain}-${count}`
    taken.add(id)
    return id
  })
}
