import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { caddyAddresses } from '../addresses/caddy-addresses.ts'
import { nginxAddresses } from '../addresses/nginx-addresses.ts'
import { underscoreRedirects, vercelRewrites } from '../addresses/preview-rewrites.ts'
import { caddySnippet } from './caddy-snippet.ts'
import type { HeaderRule } from './header-rules.ts'
import { nginxSnippet } from './nginx-snippet.ts'
import { underscoreHeaders } from './underscore-headers.ts'
import { vercelJson } from './vercel-json.ts'

const rulesFile = '/.headers/rules.json'

/**
 * The rules in the form that each host reads, by path in the site's folder; for servers of one's own
 * also how they find pages. They go with the site, as the hashes in them are those of its pages.
 * Servers keep them to themselves (`isForHost`).
 */
export const headerFiles = (
  rules: readonly HeaderRule[],
  { isPreviewed }: { isPreviewed: boolean } = { isPreviewed: false },
): Record<string, string> => ({
  '/_headers': underscoreHeaders(rules),
  ...(isPreviewed && { '/_redirects': underscoreRedirects }),
  '/vercel.json': vercelJson(rules, isPreviewed ? vercelRewrites : undefined),
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
