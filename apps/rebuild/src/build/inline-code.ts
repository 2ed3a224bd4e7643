import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIssue, type Issue } from '@kitewright/content-types/model'
import { getHeaders, readHeaderRules } from '@kitewright/site-engine/files'
import {
  extractInlineCode,
  type PagePlan,
  parseAllowedInlineCode,
} from '@kitewright/site-engine/write'
import type { Manifest } from '../releases/manifest.ts'

type Pages = {
  folder: string
  pages: readonly PagePlan[]
  /** Paths of the newly rendered pages; the others come from the live release. */
  rendered: ReadonlySet<string>
  live: Pick<Manifest, 'inline'> | undefined
}

/**
 * Lists the inline code in the HTML of a release. Reads new pages only: reused pages are the same as in the
 * manifest of the live release.
 */
export function collectInlineCode({ folder, pages, rendered, live }: Pages): Manifest['inline'] {
  const noted = new Map(
    live?.inline.flatMap(({ code, files }) => files.map((file) => [file, code] as const)),
  )
  const groups = new Map<string, { code: string[]; files: string[] }>()
  for (const { path, files } of pages) {
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const known = rendered.has(path) ? undefined : noted.get(file)
      const code = known ?? extractInlineCode(readFileSync(join(folder, file), 'utf8'))
      const key = code.join('\n')
      const group = groups.get(key) ?? { code, files: [] }
      groups.set(key, group)
      group.files.push(file)
    }
  }
  return [...groups.values()]
}

/** Code in a page that its content security policy would block. */
export function validateInlineCode(
  folder: string,
  { inline }: Pick<Manifest, 'inline'>,
  pages: readonly PagePlan[],
): Issue[] {
  const rules = readHeaderRules(folder)
  const allowedBy = new Map<string, Set<string>>()
  const getAllowed = (path: string) => {
    const policy = getHeaders(rules, path)['Content-Security-Policy'] ?? ''
    const allowed = allowedBy.get(policy) ?? parseAllowedInlineCode(policy)
    allowedBy.set(policy, allowed)
    return allowed
  }
  const pathsByFile = new Map(pages.flatMap(({ path, files }) => files.map((file) => [file, path])))
  return inline.flatMap(({ code, files }) =>
    files.flatMap((file) => {
      const path = pathsByFile.get(file) ?? file
      const allowed = getAllowed(path)
      const strange = code.find((line) => !allowed.has(line))
      return strange
        ? [createIssue([], `page ${path}: holds ${strange}, which its policy forbids`)]
        : []
    }),
  )
}
