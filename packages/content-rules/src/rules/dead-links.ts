import { getOwnPath, pagePaths, siteFiles } from '@kitewright/content-types/addresses'
import { createIssue, type Fields, type Issue } from '@kitewright/content-types/model'
import { closest, distance } from 'fastest-levenshtein'
import type { OutgoingReference } from '../outgoing-references.ts'
import { getSlug } from '../price-placeholders.ts'

/** Smaller distances count as typing errors. */
const MAX_EDITS = 4

/** The normalized path of a link to this site; undefined for other links. */
export function toSitePath(href: string): string | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}

/** All paths of the site that a link may point to. */
export function collectSitePaths(documents: readonly Fields[]): Set<string> {
  const paths = new Set<string>([...Object.values(pagePaths), ...siteFiles])
  for (const document of documents) {
    const path = getOwnPath({ _type: String(document._type), slug: getSlug(document) ?? null })
    if (path) paths.add(path)
  }
  return paths
}

/** Reports a link to a missing page of this site. */
export function validateLink(
  { path, href }: OutgoingReference & { kind: 'link' },
  paths: Set<string>,
): Issue[] {
  const target = toSitePath(href)
  if (target === undefined || paths.has(target)) return []
  const near = closest(target, [...paths])
  const hint =
    distance(target, near) < MAX_EDITS
      ? `Did you mean ${near}?`
      : 'Write the address of an existing page.'
  return [createIssue(path, `There is no page at ${target}. ${hint}`)]
}
