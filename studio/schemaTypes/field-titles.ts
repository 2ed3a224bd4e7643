import { rowWord } from '../publishing/site-check/place-name.ts'
import type { Definition } from './field-rules.ts'

/** A definition with what its form calls it. */
type Titled = Definition & { readonly title?: string; readonly fields?: readonly Titled[] }
type Types = ReadonlyMap<string, Titled>

/**
 * Titles of the fields of a type by path, for messages outside of
 * the form: `tiers[].tagline` is “Tagline”, `tiers[]` one “package”.
 */
export function fieldTitlesOf(
  type: Definition,
  types: readonly Definition[],
): Record<string, string> {
  const named: Types = new Map(types.map((one) => [one.name ?? '', one]))
  const titles: Record<string, string> = {}
  // A field shared by two kinds of item has the title of the first one.
  for (const [place, title] of within(type, '', named)) titles[place] ??= title
  return titles
}

function* within(type: Titled, place: string, types: Types): Generator<[string, string]> {
  for (const field of type.fields ?? []) {
    if (field.hidden === true) continue
    const at = place === '' ? `${field.name}` : `${place}.${field.name}`
    if (field.title) yield [at, field.title]
    yield* inside(field, at, types)
  }
}

function* inside(field: Titled, place: string, types: Types): Generator<[string, string]> {
  const named = types.get(field.type)
  if (named) return yield* inside({ ...named, title: field.title }, place, types)
  if (field.type !== 'array') return yield* within(field, place, types)
  const { rules } = (field.options ?? {}) as { rules?: { item?: string } }
  // Paragraphs of a text are no rows.
  if (field.of?.some(({ type }) => type === 'block')) return
  yield [`${place}[]`, rowWord(rules?.item, field.title)]
  for (const item of field.of ?? []) yield* inside(item, `${place}[]`, types)
}
