import type { HeaderRule } from './header-rules.ts'

/** "/assets/*" -> "/assets/(.*)" */
const sourceOf = (path: string) =>
  path
    .replace(/\*$/, '\u0000')
    .replace(/[.+?(){}[\]:]/g, '\\$&')
    .replace('\u0000', '(.*)')

type Addresses = {
  redirects: readonly { source: string; destination: string; permanent: boolean }[]
  rewrites?: readonly { source: string; destination: string }[]
}

/** The rules as a `vercel.json` in the folder that is deployed, and paths as the site writes them. */
export function vercelJson(rules: readonly HeaderRule[], addresses: Addresses): string {
  const headers = rules.map(({ path, headers }) => ({
    source: sourceOf(path),
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
