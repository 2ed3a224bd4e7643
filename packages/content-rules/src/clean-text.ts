import { isFields } from './problem.ts'
import { MAX_DEPTH } from './walk.ts'

/** Characters that change the direction of text: U+061C, U+200E–F, U+202A–E, U+2066–9. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
const feedBreakers = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/** Removes bidi controls, so that the text cannot show other words than it has. */
export function stripBidi(text: string): string {
  return text.replace(bidiControls, '')
}

/**
 * Returns a deep copy without bidi controls and characters that XML (the sitemap, the feeds) cannot hold. Field names
 * are unchanged. Run it before the rules, so that they check the published text. Cuts nesting a little below the depth
 * that the rules reject.
 */
export function cleaned<Value>(value: Value, depth?: number): Value
export function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    return stripBidi(value).replace(feedBreakers, '').toWellFormed()
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH + 2) return null
  if (Array.isArray(value)) return value.map((item: unknown) => cleaned(item, depth + 1))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, cleaned(field, depth + 1)]),
  )
}
