import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { caddyAddresses } from '../addresses/caddy-addresses.ts'
import {
  underscoreRedirects,
  vercelRedirects,
  vercelRewrites,
} from '../addresses/host-redirects.ts'
import { nginxAddresses } from '../addresses/nginx-addresses.ts'
import { caddySnippet } from './caddy-snippet.ts'
import type { HeaderRule } from './header-rules.ts'
import { nginxSnippet } from './nginx-snippet.ts'
import { underscoreHeaders } from './underscore-headers.ts'
import { vercelJson } from './vercel-json.ts'

const rulesFile = '/.headers/rules.json'

type SiteFacts = {
  /** Whether the folder has a preview of drafts. */
  isPreviewed: boolean
  /** Paths of all pages. */
  pages: readonly string[]
}

/**
 * The rules in the form that each host reads, by path in the site's folder; also how they find pages. They
 * go with the site, as the hashes in them are those of its pages. Servers keep them to themselves
 * (`isForHost`).
 */
export const headerFiles = (
  rules: readonly HeaderRule[],
  { isPreviewed, pages }: SiteFacts = { isPreviewed: false, pages: [] },
): Record<string, string> => ({
  '/_headers': underscoreHeaders(rules),
  '/_redirects': underscoreRedirects(pages, isPreviewed),
  '/vercel.json': vercelJson(rules, {
    redirects: vercelRedirects,
    ...(isPreviewed && { rewrites: vercelRewrites }),
  }),
  '/.headers/nginx.conf': nginxSnippet(rules) + nginxAddresses,
  '/.headers/Caddyfile': caddySnippet(rules) + caddyAddresses,
  [rulesFile]: `${JSON.stringify(rules, null, 2)}\n`,
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
