import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type MovedPage,
  movedForCaddy,
  movedForNginx,
  movedForVercel,
} from '../addresses/moved-pages.ts'
import { caddyAddresses, caddySnippet } from './caddy.ts'
import type { HeaderRule } from './header-rules.ts'
import { nginxAddresses, nginxSnippet } from './nginx.ts'
import {
  underscoreHeaders,
  underscoreRedirects,
  vercelJson,
  vercelRedirects,
  vercelRewrites,
} from './static-hosts.ts'

const rulesFile = '/.headers/rules.json'
const movedFile = '/.headers/moved.json'

type SiteFacts = {
  /** Whether the folder has a preview of drafts. */
  isPreviewed: boolean
  /** Paths of all pages. */
  pages: readonly string[]
  moved?: readonly MovedPage[]
}

/**
 * The rules in the form that each host reads, by path in the site's folder; also how they find pages. They
 * go with the site, as the hashes in them are those of its pages. Servers keep them to themselves
 * (`isForHost`).
 */
export const headerFiles = (
  rules: readonly HeaderRule[],
  { isPreviewed, pages, moved = [] }: SiteFacts = { isPreviewed: false, pages: [] },
): Record<string, string> => ({
  '/_headers': underscoreHeaders(rules),
  '/_redirects': underscoreRedirects(pages, isPreviewed, moved),
  '/vercel.json': vercelJson(rules, {
    redirects: [...movedForVercel(moved), ...vercelRedirects],
    ...(isPreviewed && { rewrites: vercelRewrites }),
  }),
  '/.headers/nginx.conf': nginxSnippet(rules) + movedForNginx(moved) + nginxAddresses,
  '/.headers/Caddyfile': caddySnippet(rules) + movedForCaddy(moved) + caddyAddresses,
  [rulesFile]: `${JSON.stringify(rules, null, 2)}\n`,
  [movedFile]: `${JSON.stringify(moved, null, 2)}\n`,
})

/**
 * Whether a path names one of these files, or the list that the rebuild service keeps of a release:
 * they are none of a visitor's business.
 *
 * @param path decoded.
 */
export const isForHost = (path: string): boolean =>
  /^\/(_headers|_redirects|vercel\.json|manifest\.json|\.headers\/.*)(\.br|\.gz)?$/.test(path)

/** The rules of the site in a folder. Throws when the folder has none. */
export const readHeaderRules = (folder: string): HeaderRule[] =>
  JSON.parse(readFileSync(join(folder, rulesFile), 'utf8'))

/** Where pages of the site in a folder have moved, by their old paths; nowhere in one of an earlier version. */
export function readMovedPages(folder: string): ReadonlyMap<string, string> {
  const file = join(folder, movedFile)
  if (!existsSync(file)) return new Map()
  const moved: readonly MovedPage[] = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(moved.map(({ from, to }) => [from, to]))
}
