import { type MovedPage, movedLines } from './moved-pages.ts'
import { PREVIEW_PATH } from './paths.ts'

/**
 * What is found most often after a link that was copied out of a text, as browsers send it: the last is a space
 * without width. A line for each with every page, as these hosts know no patterns for the end of a path. None
 * for doubled slashes: Netlify reads `//about` as the first page of a host "about", and would lead from home.
 */
const endings = ['.', ',', ')', '%20', '%E2%80%8B']

/** What Cloudflare Pages reads of a `_redirects` file: lines, then lines with a `*`. It ignores more. */
const MAX_LINES = 2000
const MAX_PATTERNS = 100

/**
 * How hosts find the one file of the preview at the paths below it, and where links lead that were copied with
 * more than they are, for Cloudflare Pages and Netlify (`_redirects`; 200 is no redirect but another file).
 * Without `.html`: they would send a browser on to the path without it. Of more pages than the hosts
 * read lines for, the first ones get them.
 *
 * @param pages paths of all pages.
 */
export function underscoreRedirects(
  pages: readonly string[],
  isPreviewed: boolean,
  moved: readonly MovedPage[] = [],
): string {
  // Browsers and hosts read `/.` as `/`, which would lead to itself.
  const named = pages.filter((path) => path !== '/')
  const lines = [
    ...movedLines(moved),
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

/** The same redirects for Vercel, which reads patterns: what stands after the last letter or digit of a page's path. */
export const vercelRedirects = [
  {
    source: `${page}((?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9&%])+)`,
    destination: '/$1',
    permanent: true,
  },
  { source: `${page}&(.*)`, destination: '/$1?$2', permanent: true },
]

export const vercelRewrites = [{ source: `${PREVIEW_PATH}/(.*)`, destination: PREVIEW_PATH }]
