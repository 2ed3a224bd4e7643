/**
 * How hosts answer a path from a folder of files, by their documentation; for tests. Results
 * of real deployments of all four are in github.com/slorber/trailing-slash-guide,
 * docs/Hosting-Providers.md.
 */

/** The file of a response, or the target of a redirect. */
type HostAnswer = { status: number; file: string } | { status: number; location: string }

/** @param files paths of all files in the folder: "/services.html". */
type Host = (files: ReadonlySet<string>, path: string) => HostAnswer

const missing: HostAnswer = { status: 404, file: '/404.html' }
const stripSlash = (path: string) => path.replace(/\/+$/, '')

/** The first of these files that exists, with status 200. */
function findFile(files: ReadonlySet<string>, ...candidates: string[]): HostAnswer | undefined {
  const file = candidates.find((candidate) => files.has(candidate))
  return file === undefined ? undefined : { status: 200, file }
}

/**
 * developers.cloudflare.com/pages/configuration/serving-pages ("Pages will also redirect HTML pages to
 * their extension-less counterparts"); the paths with a slash as in its workers/static-assets/routing
 * /advanced/html-handling, "auto-trailing-slash".
 */
const resolveCloudflarePages: Host = (files, path) => {
  const redirect = (location: string): HostAnswer => ({ status: 308, location })
  if (path.endsWith('/')) {
    const page = stripSlash(path)
    const moved = files.has(`${page}.html`) ? redirect(page) : missing
    return findFile(files, `${path}index.html`) ?? moved
  }
  if (files.has(path) && path.endsWith('/index.html')) return redirect(path.slice(0, -10))
  if (files.has(path) && path.endsWith('.html')) return redirect(path.slice(0, -5))
  const file = findFile(files, path, `${path}.html`)
  return file ?? (files.has(`${path}/index.html`) ? redirect(`${path}/`) : missing)
}

/** docs.netlify.com/routing/redirects/redirect-options, "Trailing slash", with pretty URLs as by default. */
const resolveNetlify: Host = (files, path) => {
  const redirect = (location: string): HostAnswer => ({ status: 301, location })
  if (path.endsWith('/')) {
    const page = stripSlash(path)
    if (files.has(`${page}.html`)) return redirect(page)
    return findFile(files, `${path}index.html`) ?? missing
  }
  const file = findFile(files, path, `${path}.html`)
  return file ?? (files.has(`${path}/index.html`) ? redirect(`${path}/`) : missing)
}

/** vercel.com/docs/project-configuration: `cleanUrls: true` and `trailingSlash: false`, as our `vercel.json` says. */
const resolveVercel: Host = (files, path) => {
  const clean = stripSlash(path.replace(/(\/index)?\.html$/, '')) || '/'
  if (clean !== path) return { status: 308, location: clean }
  return findFile(files, path, `${path}.html`, `${stripSlash(path)}/index.html`) ?? missing
}

/** docs.github.com/pages names no rules; those of the deployments in the guide above. */
const resolveGitHubPages: Host = (files, path) => {
  if (path.endsWith('/')) return findFile(files, `${path}index.html`) ?? missing
  const file = findFile(files, path, `${path}.html`)
  if (file) return file
  return files.has(`${path}/index.html`) ? { status: 301, location: `${path}/` } : missing
}

export const hosts = {
  'Cloudflare Pages': resolveCloudflarePages,
  Netlify: resolveNetlify,
  Vercel: resolveVercel,
  'GitHub Pages': resolveGitHubPages,
}

/**
 * Target of a `_redirects` file, by the rules of both its readers: exact lines first, then those
 * that end with `*`, a wildcard. Tried with `wrangler pages dev` 4.86 and
 * `netlify-redirector` 0.5.0.
 *
 * @param path as browsers send it.
 */
export function findUnderscoreRedirect(text: string, path: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.endsWith(' 301'))
  for (const [from = '', to = ''] of lines.map((line) => line.split(' '))) {
    const start = from.replace(/\*$/, '')
    if (from === path) return to
    if (from !== start && path.startsWith(start))
      return to.replace(':splat', path.slice(start.length))
  }
  return undefined
}

/** Where `redirects` of a `vercel.json` lead; its package routing-utils makes the same expressions of ours. */
export function findVercelRedirect(text: string, path: string): string | undefined {
  const { redirects }: { redirects: { source: string; destination: string }[] } = JSON.parse(text)
  const rule = redirects.find(({ source }) => new RegExp(`^${source}$`).test(path))
  return rule && path.replace(new RegExp(`^${rule.source}$`), rule.destination)
}
