import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MovedPage, toVercelRedirects } from '../addresses/moved-pages.ts'
import type { HeaderRule } from './header-rules.ts'
import {
  buildVercelJson,
  formatHeadersFile,
  formatRedirectsFile,
  vercelRedirects,
  vercelRewrites,
} from './static-hosts.ts'

const rulesFile = '/.headers/rules.json'
const movedFile = '/.headers/moved.json'

type SiteFacts = {
  isPreviewed: boolean
  pages: readonly string[]
  moved?: readonly MovedPage[]
}

/**
 * Configuration files for each host by path in the site's folder: headers, and how to find pages. They are part of the
 * site, as they have the hashes of its pages. Servers do not publish them (`isForHost`).
 */
export const headerFiles = (
  rules: readonly HeaderRule[],
  { isPreviewed, pages, moved = [] }: SiteFacts = { isPreviewed: false, pages: [] },
): Record<string, string> => ({
  '/_headers': formatHeadersFile(rules),
  '/_redirects': formatRedirectsFile(pages, isPreviewed, moved),
  '/vercel.json': buildVercelJson(rules, {
    redirects: [...toVercelRedirects(moved), ...vercelRedirects],
    ...(isPreviewed && { rewrites: vercelRewrites }),
  }),
  [rulesFile]: `${JSON.stringify(rules, null, 2)}\n`,
  [movedFile]: `${JSON.stringify(moved, null, 2)}\n`,
})

/**
 * Whether a path is one of these files, or the rebuild service's list of a release, which are not for visitors.
 *
 * @param path decoded.
 */
export const isForHost = (path: string): boolean =>
  /^\/(_headers|_redirects|vercel\.json|manifest\.json|\.headers\/.*)(\.br|\.gz)?$/.test(path)

/** Reads the rules of a site's folder. Throws if they are missing. */
export const readHeaderRules = (folder: string): HeaderRule[] =>
  JSON.parse(readFileSync(join(folder, rulesFile), 'utf8'))

/** Reads the moved pages of a site's folder, by old path. Throws if they are missing. */
export function readMovedPages(folder: string): ReadonlyMap<string, string> {
  const moved: readonly MovedPage[] = JSON.parse(readFileSync(join(folder, movedFile), 'utf8'))
  return new Map(moved.map(({ from, to }) => [from, to]))
}
