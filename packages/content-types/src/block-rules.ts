/** Rules of a block that concern several fields, or the other blocks of its page. `pnpm generate` writes them. */
export type BlockRules = {
  /** The title of a block that a page may have once. */
  readonly once?: string
  /**
   * A field whose value no other such block of the page has, and what editors call the value. Of a list's items
   * (`pictures[].name`) no item twice in one block either.
   */
  readonly distinct?: { readonly field: string; readonly what: string }
  /** Exactly one of two fields has a value: text or a file. */
  readonly oneOf?: {
    readonly fields: readonly [first: string, second: string]
    readonly missing: string
    readonly both: string
  }
  /** A field that needs a value beside another one, unless a third is true. */
  readonly needs?: {
    readonly field: string
    readonly when: string
    readonly skipIf: string
    readonly message: string
  }
}
