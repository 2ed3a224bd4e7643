/** What stands most often in a list, at least twice; several that stand equally often in their order. */
export function commonest(values: readonly unknown[], count = 1): string[] {
  const often = Map.groupBy(
    values.filter((value) => typeof value === 'string' && value !== ''),
    (value) => String(value),
  )
  return [...often]
    .filter(([, same]) => same.length > 1)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, count)
    .map(([value]) => value)
}
