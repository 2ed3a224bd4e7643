import { formatRedirectLines, type MovedPage } from '../addresses/moved-pages.ts'
import { PREVIEW_PATH } from '../addresses/paths.ts'
import { type HeaderRule, matchesPath } from './header-rules.ts'

/** Cloudflare Pages' limits for `_headers`; it silently ignores more. */
const MAX_RULES = 100
const MAX_LINE_LENGTH = 2000

/**
 * The rules as a `_headers` file, for Cloudflare Pages and Netlify. If two rules set a header, Cloudflare would join
 * the values, so the later rule first removes the earlier one (`! Name`); Netlify ignores such lines and uses the later
 * value. Pages get no Cache-Control: both hosts revalidate by default. Throws if the file exceeds a limit.
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => ({
    path,
    lines: Object.entries(headers).filter(([, value]) => value !== 'no-cache'),
  }))
  const isSetBefore = (index: number, name: string) =>
    blocks.slice(0, index).some(({ path, lines }) => {
      const own = blocks[index]?.path.replace(/\*$/, '') ?? ''
      return matchesPath(path, own) && lines.some(([earlier]) => earlier === name)
    })
  const text = blocks
    .map(({ path, lines }, index) =>
      [
        path,
        ...lines.flatMap(([name, value]) => [
          ...(isSetBefore(index, name) ? [`  ! ${name}`] : []),
          `  ${name}: ${value}`,
        ]),
      ].join('\n'),
    )
    .join('\n')
  rejectTooMany(text, blocks.length)
  return `${text}\n`
}

function rejectTooMany(text: string, rules: number) {
  if (rules > MAX_RULES) throw new Error(`_headers has ${rules} rules; hosts read ${MAX_RULES}`)
  const long = text.split('\n').find((line) => line.length > MAX_LINE_LENGTH)
  if (!long) return
  throw new Error(
    `_headers has a line of ${long.length} characters; hosts read ${MAX_LINE_LENGTH}: ${long.slice(0, 60)}…`,
  )
}

/** "/assets/*" -> "/assets/(.*)" */
const toVercelSource = (path: string) =>
  path
    .replace(/\*$/, '\u0000')
    .replace(/[.+?(){}[\]:]/g, '\\$&')
    .replace('\u0000', '(.*)')

type Addresses = {
  redirects: readonly { source: string; destination: string; permanent: boolean }[]
  rewrites?: readonly { source: string; destination: string }[]
}

/** The rules and canonical paths as a `vercel.json` of the deployed folder. */
export function buildVercelJson(rules: readonly HeaderRule[], addresses: Addresses): string {
  const headers = rules.map(({ path, headers }) => ({
    source: toVercelSource(path),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }))
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers,
    ...addresses,
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

/**
 * The most frequent characters after a copied link, as browsers send them: the last is a zero-width space. Each needs a
 * line per page, as these hosts have no patterns for the end of a path. Doubled slashes have none: Netlify reads
 * `//about` as home of a host "about", and would redirect from home.
 */
const endings = ['.', ',', ')', '%20', '%E2%80%8B']

/** Cloudflare Pages' limits for `_redirects`: lines, then lines with a `*`. It ignores more. */
const MAX_LINES = 2000
const MAX_PATTERNS = 100

/**
 * `_redirects` for Cloudflare Pages and Netlify: the preview file at preview paths (200 is a rewrite), and corrections
 * of copied links. Without `.html`, which would cause another redirect. If there are more pages than lines, the first
 * pages get them.
 *
 * @param pages paths of all pages.
 */
export function formatRedirectsFile(
  pages: readonly string[],
  isPreviewed: boolean,
  moved: readonly MovedPage[] = [],
): string {
  // `/.` is `/`, which would redirect to itself.
  const named = pages.filter((path) => path !== '/')
  const lines = [
    ...formatRedirectLines(moved),
    ...named.flatMap((path) => endings.map((end) => `${path}${end} ${path} 301`)),
  ]
  const patterns = [
    ...(isPreviewed ? [`${PREVIEW_PATH}/* ${PREVIEW_PATH} 200`] : []),
    ...named.map((path) => `${path}&* ${path}?:splat 301`),
  ]
  return [...lines.slice(0, MAX_LINES), ...patterns.slice(0, MAX_PATTERNS)]
    .map((line) => `${line}\n`)
    .join('')
}

const page = '/([a-z0-9](?:[a-z0-9/-]*[a-z0-9])?)'

/** The same redirects for Vercel, which supports patterns: noise after the last letter or digit of a page's path. */
export const vercelRedirects = [
  {
    source: `${page}((?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9&%])+)`,
    destination: '/$1',
    permanent: true,
  },
  { source: `${page}&(.*)`, destination: '/$1?$2', permanent: true },
]

export const vercelRewrites = [{ source: `${PREVIEW_PATH}/(.*)`, destination: PREVIEW_PATH }]
