import { expandTable, type FieldEntry, type FieldRules } from '@kitewright/content-types/model'
import { getRowNoun } from '../publishing/site-check/field-name.ts'

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
export function buildFieldTables(documents: readonly Definition[], types: readonly Definition[]) {
  const named = new Map(types.map((type) => [type.name ?? '', type]))
  const parts: Record<string, Table> = {}

  function buildTable(entries: Iterable<Entry>): Table {
    const table: Table = {}
    for (const [path, { title, rules, parts: inner = [] }] of entries) {
      const previous = table[path]
      // Throws for two rules.
      expandTable({ [path]: { rules } }, {}, '', expandTable({ [path]: previous ?? {} }, {}))
      const both = [...new Set([...(previous?.parts ?? []), ...inner])]
      table[path] = {
        title: previous?.title ?? title,
        rules: previous?.rules ?? rules,
        ...(both.length > 0 && { parts: both }),
      }
    }
    return table
  }

  function addPart(name: string, entries: () => Iterable<Entry>): readonly string[] {
    parts[name] ??= buildTable(entries())
    return [name]
  }

  function* walkType(type: Definition, path: string, inText: boolean): Generator<Entry> {
    if (type.type === 'image' || type.type === 'file') {
      const to = [`sanity.${type.type}Asset`]
      yield [join(path, 'asset'), { rules: { to, ...getOptions(type).rules } }]
    }
    for (const field of type.fields ?? []) {
      if (field.hidden === true) continue
      const at = join(path, field.name ?? '')
      // Editors see no spans: the inside of a running text has no titles.
      if (field.title && !inText) yield [at, { title: field.title }]
      yield* walkDefinition(field, at, inText)
    }
  }

  function* walkItems(list: Definition, path: string, inText: boolean): Generator<Entry> {
    for (const item of list.of ?? [])
      yield* walkDefinition(item, `${path}[]`, inText || isText(list))
  }

  function* walkDefinition(
    definition: Definition,
    path: string,
    inText: boolean,
  ): Generator<Entry> {
    const { type } = definition
    const { rules = {}, list } = getOptions(definition)
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
        if (getOptions(definition).rules) yield [path, { rules }]
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
          yield [`${path}[]`, { title: getRowNoun(rules.item, definition.title) }]
        }
        yield* walkItems(definition, path, inText)
        return
      case 'block':
        yield [`${path}.children`, { rules: {} }]
        yield [`${path}.children[].text`, { rules: { is: 'words', ...rules } }]
        for (const mark of definition.marks?.annotations ?? []) {
          yield* walkType(mark, `${path}.markDefs[]`, true)
        }
        for (const token of definition.of ?? [])
          yield* walkDefinition(token, `${path}.children[]`, true)
        return
      case 'object':
      case 'image':
      case 'file':
        yield* walkType(definition, path, inText)
        return
    }
    const base = named.get(type)
    if (!base) throw new Error(`${path}: no type is called “${type}”`)
    const options = { ...getOptions(base), ...getOptions(definition) }
    if (inText || !(base.fields || isText(base))) {
      yield* walkDefinition({ ...base, title: definition.title, options }, path, inText)
    } else if (isText(base)) {
      yield [
        path,
        { rules: options.rules ?? {}, parts: addPart(type, () => walkItems(base, '', true)) },
      ]
    } else {
      yield [path, { parts: addPart(type, () => walkType(base, '', false)) }]
    }
  }

  const tables = documents.map((type) => {
    const table = buildTable(walkType(type, '', false))
    expandTable(table, parts)
    return [type.name ?? '', table] as const
  })
  return { documents: Object.fromEntries(tables), parts }
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

const isText = ({ of }: Definition) => of?.some(({ type }) => type === 'block') ?? false

const getOptions = ({ options }: Definition): Options => (options ?? {}) as Options

/** A value as a line of code. */
export function formatCode(value: unknown): string {
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return `[${value.map(formatCode).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  if (fields.length === 0) return '{}'
  return `{ ${fields.map(([name, field]) => `${name}: ${formatCode(field)}`).join(', ')} }`
}
