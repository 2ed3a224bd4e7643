import type { FieldRules } from '@kitewright/content-types/model'

declare module 'sanity' {
  interface BaseSchemaTypeOptions {
    /** Limits of a field beyond its shape; `pnpm generate` writes them for the build. */
    rules?: FieldRules
  }
}

/** As much of a definition as the rules of its fields need. */
export type Definition = {
  readonly name?: string
  readonly type: string
  readonly hidden?: unknown
  readonly fields?: readonly Definition[]
  readonly of?: readonly Definition[]
  readonly to?: readonly { readonly type: string }[] | { readonly type: string }
  readonly marks?: { readonly annotations?: readonly Definition[] }
  /** Sanity leaves open what those of a named type are. */
  readonly options?: unknown
}

type Options = { readonly rules?: FieldRules; readonly list?: unknown }
type Types = ReadonlyMap<string, Definition>
type Said = [place: string, rules: FieldRules]

/**
 * The rules of all fields of a type, by place: `tiers[].tagline`. A place that two kinds of item share
 * must ask the same of both.
 *
 * @throws Error that names the place, for two rules at one place and for a type that is not there.
 */
export function fieldRulesOf(
  type: Definition,
  types: readonly Definition[],
): Record<string, FieldRules> {
  const rules: Record<string, FieldRules> = {}
  const named = new Map(types.map((one) => [one.name ?? '', one]))
  for (const [place, said] of within(type, '', named)) {
    const other = rules[place]
    if (other && rulesText(other) !== rulesText(said)) {
      throw new Error(
        `${type.name}.${place} says two things: ${rulesText(other)}, ${rulesText(said)}`,
      )
    }
    rules[place] = said
  }
  return rules
}

function* within({ fields = [] }: Definition, place: string, types: Types): Generator<Said> {
  for (const field of fields) {
    yield* at(field, place === '' ? `${field.name}` : `${place}.${field.name}`, types)
  }
}

function* at(definition: Definition, place: string, types: Types): Generator<Said> {
  const { type } = definition
  const { rules, list } = optionsOf(definition)
  // Nobody types into what is not shown.
  if (definition.hidden === true) return
  switch (type) {
    case 'string':
    case 'text':
      // A choice from a list is a matter of shape.
      if (!list) yield [place, rules ?? {}]
      return
    case 'date':
      yield [place, { is: 'date', ...rules }]
      return
    case 'slug':
      yield [place, { is: 'anchor', ...rules }]
      return
    case 'number':
    case 'boolean':
      if (rules) yield [place, rules]
      return
    case 'reference':
      yield [place, { to: [definition.to ?? []].flat().map(({ type }) => type), ...rules }]
      return
    case 'image':
      yield [`${place}.asset`, { to: ['sanity.imageAsset'] }]
      yield* within(definition, place, types)
      return
    case 'array':
      yield [place, rules ?? {}]
      for (const item of definition.of ?? []) yield* at(item, `${place}[]`, types)
      return
    case 'block':
      yield [`${place}.children`, {}]
      yield [`${place}.children[].text`, { is: 'words', ...rules }]
      for (const mark of definition.marks?.annotations ?? []) {
        yield* within(mark, `${place}.markDefs[]`, types)
      }
      for (const token of definition.of ?? []) yield* at(token, `${place}.children[]`, types)
      return
    case 'object':
      yield* within(definition, place, types)
      return
  }
  const named = types.get(type)
  if (!named) throw new Error(`${place}: no type is called “${type}”`)
  yield* at({ ...named, options: { ...optionsOf(named), ...optionsOf(definition) } }, place, types)
}

const optionsOf = ({ options }: Definition): Options => (options ?? {}) as Options

/** Rules as a line of code. */
export function rulesText(value: unknown): string {
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return `[${value.map(rulesText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  if (fields.length === 0) return '{}'
  return `{ ${fields.map(([name, field]) => `${name}: ${rulesText(field)}`).join(', ')} }`
}
