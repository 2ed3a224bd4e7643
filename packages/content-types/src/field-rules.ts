import type { DocumentType } from './document-types.ts'

/** The form of a text, and what is told to an editor who writes another. */
export type Written = { as: RegExp; message: string; expected: string }

/**
 * What a field asks for beyond its shape. The Studio's schema says it at the field, as `options.rules`;
 * `pnpm generate` writes it down for the build, so that both judge by the same words.
 */
export type FieldRules = {
  /** Fewest and most characters of a text. A text that says neither is as long as it likes. */
  readonly least?: number
  readonly most?: number
  readonly written?: Written
  /**
   * What a value stands for, if not for plain words: where a link leads, the last part of a page's
   * address, the name of a place on a page, a day, an amount of money, the words between two marks of a
   * running text, a text that holds more than words.
   */
  readonly is?: 'link' | 'address' | 'anchor' | 'date' | 'rupees' | 'words' | 'article'
  /** Said of names, and of what slots themselves stand for: no slot may stand there. */
  readonly noSlots?: true
  /** How many items a list has, or how few and how many, and what one of them is called. */
  readonly count?: number | readonly [least: number, most: number]
  readonly item?: string
  /** Said of lists that may be left out. */
  readonly mayBeEmpty?: boolean
  /** The types of what a reference may lead to. */
  readonly to?: readonly string[]
}

/** The rules of each field of each type of document, by its place: `tiers[].tagline`. */
export type RulesOfFields = Readonly<Record<DocumentType, Readonly<Record<string, FieldRules>>>>
