import { expanded, type FieldEntry, type FieldRules } from '@kitewright/content-types/model'
import { rowWord } from '../publishing/site-check/place-name.ts'

/** The part of a definition that the table of its fields needs. */
export type Definition = {
  readonly name?: string
  readonly title?: string
  readonly type: string
  readonly hidden?: unknown
  readonly fields?: readonly Definition[]
  readonly of?: readonly Definition[]
  readonly to?: readonly { readonly type: string }[] | { readonly type: string }
  readonly marks?: { readonly annotations?: readonly Definition[] }
  /** Sanity does not resolve those of a named type. */
  readonly options?: unknown
}

type Options = { readonly rules?: FieldRules; readonly list?: unknown }
type Entry = [path: string, entry: FieldEntry]
type Table = Record<string, FieldEntry>

/**
 * The fields of document types, and of the named types inside them.
 *
 * @throws Error that names the path, for two rules at one path and for an unknown type.
 */
export function fieldTables(documents: readonly Definition[], types: readonly Definition[]) {
  const named = new Map(types.map((type) => [type.name ?? '', type]))
  const parts: Record<string, Table> = {}

  function tableOf(entries: Iterable<Entry>): Table {
    const table: Table = {}
    for (const [path, { title, rules, parts: inner = [] }] of entries) {
      const earlier = table[path]
      // Throws for two rules.
      expanded({ [path]: { rules } }, {}, '', expanded({ [path]: earlier ?? {} }, {}))
      const both = [...new Set([...(earlier?.parts ?? []), ...inner])]
      table[path] = {
        title: earlier?.title ?? title,
        rules: earlier?.rules ?? rules,
        ...(both.length > 0 && { parts: both }),
      }
    }
    return table
  }

  function partOf(name: string, entries: () => Iterable<Entry>): readonly string[] {
    parts[name] ??= tableOf(entries())
    return [name]
  }

  function* within(type: Definition, path: string, inText: boolean): Generator<Entry> {
    if (type.type === 'image' || type.type === 'file') {
      const to = [`sanity.${type.type}Asset`]
      yield [join(path, 'asset'), { rules: { to, ...optionsOf(type).rules } }]
    }
    for (const field of type.fields ?? []) {
      if (field.hidden === true) continue
      const at = join(path, field.name ?? '')
      // Editors see no spans: the inside of a running text has no titles.
      if (field.title && !inText) yield [at, { title: field.title }]
      yield* inside(field, at, inText)
    }
  }

  function* items(list: Definition, path: string, inText: boolean): Generator<Entry> {
    for (const item of list.of ?? []) yield* inside(item, `${path}[]`, inText || isText(list))
  }

  function* inside(definition: Definition, path: string, inText: boolean): Generator<Entry> {
    const { type } = definition
    const { rules = {}, list } = optionsOf(definition)
    // Hidden fields have no input.
    if (definition.hidden === true) return
    switch (type) {
      case 'string':
      case 'text':
        // The schema itself has the choices of a list.
        if (!list) yield [path, { rules }]
        return
      case 'date':
        yield [path, { rules: { is: 'date', ...rules } }]
        return
      case 'slug':
        yield [path, { rules: { is: 'anchor', ...rules } }]
        return
      case 'number':
      case 'boolean':
        if (optionsOf(definition).rules) yield [path, { rules }]
        return
      case 'reference':
        yield [
          path,
          { rules: { to: [definition.to ?? []].flat().map(({ type }) => type), ...rules } },
        ]
        return
      case 'array':
        yield [path, { rules }]
        if (!isText(definition) && !inText) {
          yield [`${path}[]`, { title: rowWord(rules.item, definition.title) }]
        }
        yield* items(definition, path, inText)
        return
      case 'block':
        yield [`${path}.children`, { rules: {} }]
        yield [`${path}.children[].text`, { rules: { is: 'words', ...rules } }]
        for (const mark of definition.marks?.annotations ?? []) {
          yield* within(mark, `${path}.markDefs[]`, true)
        }
        for (const token of definition.of ?? []) yield* inside(token, `${path}.children[]`, true)
        return
      case 'object':
      case 'image':
      case 'file':
        yield* within(definition, path, inText)
        return
    }
    const base = named.get(type)
    if (!base) throw new Error(`${path}: no type is called “${type}”`)
    const options = { ...optionsOf(base), ...optionsOf(definition) }
    if (inText || !(base.fields || isText(base))) {
      yield* inside({ ...base, title: definition.title, options }, path, inText)
    } else if (isText(base)) {
      yield [path, { rules: options.rules ?? {}, parts: partOf(type, () => items(base, '', true)) }]
    } else {
      yield [path, { parts: partOf(type, () => within(base, '', false)) }]
    }
  }

  const tables = documents.map((type) => {
    const table = tableOf(within(type, '', false))
    expanded(table, parts)
    return [type.name ?? '', table] as const
  })
  return { documents: Object.fromEntries(tables), parts }
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

const isText = ({ of }: Definition) => of?.some(({ type }) => type === 'block') ?? false

const optionsOf = ({ options }: Definition): Options => (options ?? {}) as Options

/** A value as a line of code. */
export function codeOf(value: unknown): string {
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  if (fields.length === 0) return '{}'
  return `{ ${fields.map(([name, field]) => `${name}: ${codeOf(field)}`).join(', ')} }`
}
