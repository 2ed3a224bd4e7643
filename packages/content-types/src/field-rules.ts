import type { DocumentType } from './document-types.ts'

/** The pattern of a text, and the message for an editor who breaks it. */
type Written = { as: RegExp; message: string }

/**
 * A field's rules beyond its type. The Studio schema sets them as `options.rules`; `pnpm generate` extracts them for
 * the build, so both apply the same rules.
 */
export type FieldRules = {
  /** Minimum and maximum characters of a text; unlimited if absent. */
  readonly min?: number
  readonly max?: number
  /** Lowest and highest value of a number; `integer` refuses fractions. */
  readonly range?: readonly [lowest: number, highest: number]
  readonly integer?: true
  readonly pattern?: Written
  /**
   * The kind of value, if not plain text: a link, the last part of a page's address, the id of a place on a page, a
   * day, an amount of money, a topic of questions, the address of a video, text between two marks of a rich text, a rich text.
   */
  readonly is?:
    | 'link'
    | 'address'
    | 'anchor'
    | 'date'
    | 'rupees'
    | 'topic'
    | 'video'
    | 'words'
    | 'article'
  /** Placeholders are not allowed: in names, and in the values that placeholders insert. */
  readonly noPlaceholders?: true
  /** Number of items of a list, or its minimum and maximum; `item` names one of them. */
  readonly count?: number | readonly [min: number, max: number]
  readonly item?: string
  /** Most letters that the labels of a list have together. */
  readonly letters?: number
  /** The list may be absent. */
  readonly mayBeEmpty?: boolean
  /** Types that a reference may point to. */
  readonly to?: readonly string[]
  /** Endings that the name of an uploaded file may have. */
  readonly endings?: readonly string[]
}

/** A field in a table: its title in the form, its rules if an editor fills it, and the types of the values inside. */
export type FieldEntry = {
  readonly title?: string
  readonly rules?: FieldRules
  readonly parts?: readonly string[]
}

/** Entries by path: `tiers[]`. */
export type FieldTable = Readonly<Record<string, FieldEntry>>

/** The tables of all documents, and those of the types that they have in common. */
export type FieldTables = {
  readonly documents: Readonly<Record<DocumentType, FieldTable>>
  readonly parts: Readonly<Record<string, FieldTable>>
}

/** Rules and titles by path: `tiers[].tagline`; `tiers[]` has the title of one item. */
export type KnownFields = { rules: Map<string, FieldRules>; titles: Map<string, string> }

/** @throws Error for two different rules at one path, which items of several types may share. */
export function expandTable(
  table: FieldTable = {},
  parts: Readonly<Record<string, FieldTable>>,
  prefix = '',
  fields: KnownFields = { rules: new Map(), titles: new Map() },
): KnownFields {
  const { rules: allRules, titles } = fields
  for (const [key, { title, rules, parts: inner = [] }] of Object.entries(table)) {
    const path = prefix === '' || key.startsWith('[') ? `${prefix}${key}` : `${prefix}.${key}`
    const other = allRules.get(path)
    if (rules && other && JSON.stringify(rules) !== JSON.stringify(other)) {
      throw new Error(`${path} has two rules: ${JSON.stringify(other)}, ${JSON.stringify(rules)}`)
    }
    if (rules) allRules.set(path, rules)
    if (title && !titles.has(path)) titles.set(path, title)
    for (const part of inner) expandTable(parts[part], parts, path, fields)
  }
  return fields
}
