import type { Path } from '@kitewright/content-rules/check'
import type { ObjectSchemaType } from 'sanity'

/** Missing fields: “Features (4)”, with the path to the first of them. */
export function formatRemaining(
  type: ObjectSchemaType,
  left: readonly Path[],
): { words: string; path: Path }[] {
  const byField = Map.groupBy(left, ([field]) => String(field))
  return [...byField].map(([name, paths]) => {
    const title = type.fields.find((field) => field.name === name)?.type.title ?? name
    return {
      words: paths.length === 1 ? title : `${title} (${paths.length})`,
      path: paths[0] ?? [name],
    }
  })
}
