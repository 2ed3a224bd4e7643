import { ownPath, pagePaths, siteFiles } from '@kitewright/content-types/addresses'
import { closest, distance } from 'fastest-levenshtein'
import type { OutgoingReference } from '../outgoing-references.ts'
import { addressOf } from '../price-slots.ts'
import { type Fields, foundText, type Problem } from '../problem.ts'

/** More than a slip of the keyboard apart. */
const MAX_EDITS = 4

/** The path that a link of this site leads to, as the site writes it; undefined for other links. */
export function sitePath(href: string): string | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}

/** Every path of the site that a link may lead to, as the documents make it. */
export function sitePathsOf(documents: readonly Fields[]): Set<string> {
  const paths = new Set<string>([...Object.values(pagePaths), ...siteFiles])
  for (const document of documents) {
    const path = ownPath({ _type: String(document._type), slug: addressOf(document) ?? null })
    if (path) paths.add(path)
  }
  return paths
}

/** What is wrong with a link of this site; nothing for a page that is there and for other sites. */
export function deadLink(
  { path, href }: OutgoingReference & { kind: 'link' },
  paths: Set<string>,
): Problem[] {
  const target = sitePath(href)
  if (target === undefined || paths.has(target)) return []
  const near = closest(target, [...paths])
  const hint =
    distance(target, near) < MAX_EDITS
      ? `Did you mean ${near}?`
      : 'Write the address of a page that is there.'
  return [
    {
      path,
      message: `No page stands at ${target}. ${hint}`,
      expected: 'the address of a page of this site',
      found: foundText(href),
    },
  ]
}
