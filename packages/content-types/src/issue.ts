import { escapeForLine, isFields } from './fields.ts'

/** Something in the content that an editor should fix: a broken rule of the build, or advice of the Studio. */
export type Issue = {
  /** Absent if the issue is in no document: a dead link of a page, a file. A missing document has no id. */
  document?: { type: string; id?: string; title: string }
  /** In Sanity's notation: `tiers[_key=="b"].from`; empty for the whole document. */
  path: string
  /** The title of the path in the form: “Package 2 · From (rupees)”; empty if the form does not show it. */
  field?: string
  /** One sentence for an editor. It may quote the content, whatever that holds. */
  message: string
}

/** A field name, an index, or the key of a list item. */
export type PathSegment = string | number | { _key: string }

export type Path = readonly PathSegment[]

export const createIssue = (path: Path, message: string): Issue => ({
  path: formatPath(path),
  message,
})

/** Formats a path in Sanity's notation: `tiers[_key=="b"].bullets[0]`. */
export const formatPath = (path: Path): string =>
  path.reduce<string>((text, segment) => {
    if (typeof segment === 'string') return text === '' ? segment : `${text}.${segment}`
    return `${text}[${typeof segment === 'number' ? segment : `_key=="${segment._key}"`}]`
  }, '')

/**
 * Formats an issue on one line: “Web Development · Package 2 · From (rupees): Enter a number.” A place without a title
 * is its path.
 */
export function formatIssue({ document, path, field, message }: Issue): string {
  const location = [document?.title, field || path].filter(Boolean).join(' · ')
  return escapeForLine(location === '' ? message : `${location}: ${message}`)
}

/** Keys that Sanity's notation can hold. */
const plainKey = /^[^"\\\]]+$/

/** Path segments of list items, as in the Studio: keys, or indexes if keys are not unique. */
export function toSegments(list: readonly unknown[]): PathSegment[] {
  const keys = list.map((item) => (isFields(item) ? item._key : undefined))
  const seen = new Map<unknown, number>()
  for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1)
  return keys.map((key, index) =>
    typeof key === 'string' && plainKey.test(key) && seen.get(key) === 1 ? { _key: key } : index,
  )
}
