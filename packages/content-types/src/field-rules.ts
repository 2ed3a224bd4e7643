import type { DocumentType } from './document-types.ts'

/** The pattern of a text, and the message for an editor who breaks it. */
type Written = { as: RegExp; message: string; expected: string }

/**
 * A field's rules beyond its type. The Studio schema sets them as `options.rules`; `pnpm generate` extracts them for
 * the build, so both apply the same rules.
 */
export type FieldRules = {
  /** Minimum and maximum characters of a text; unlimited if absent. */
  readonly least?: number
  readonly most?: number
  /** Lowest and highest value of a number. */
  readonly range?: readonly [lowest: number, highest: number]
  readonly written?: Written
  /**
   * The kind of value, if not plain text: a link, the last part of a page's address, the id of a place on a page, a
   * day, an amount of money, text between two marks of a rich text, a rich text.
   */
  readonly is?: 'link' | 'address' | 'anchor' | 'date' | 'rupees' | 'words' | 'article'
  /** Placeholders are not allowed: in names, and in the values that placeholders insert. */
  readonly noPlaceholders?: true
  /** Number of items of a list, or its minimum and maximum; `item` names one of them. */
  readonly count?: number | readonly [least: number, most: number]
  readonly item?: string
  /** The list may be absent. */
  readonly mayBeEmpty?: boolean
  /** Types that a reference may point to. */
  readonly to?: readonly string[]
}

/** Rules by document type and field path: `tiers[].tagline`. */
export type RulesOfFields = Readonly<Record<DocumentType, Readonly<Record<string, FieldRules>>>>
