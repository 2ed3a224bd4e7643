import { safeLink } from '@kitewright/content-rules/text'

export type PastedLink = { href?: string; lost?: 'links' | 'places' | 'insecure' }

/** Mail programs and documents lead through a page of their own that counts the clicks. */
const redirects: readonly { host: RegExp; path: string; fields: readonly string[] }[] = [
  { host: /^(www\.)?google(\.[a-z]{2,3}){1,2}$/, path: '/url', fields: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: '/', fields: ['url'] },
]

/** What Google Docs and Word call footnotes, comments and headings, on whatever page or file they stood. */
const isNote = /^file:.*#|#(ftnt|cmnt|_ftn|_edn|_msocom|_Toc|_Hlk|_Ref)\w*$/i

/**
 * Where a link from the clipboard leads on our site: without the detour of a redirect, and by https:.
 * Without an address if it leads nowhere: to a footnote, comment or bookmark of the document that it was
 * copied from (`places`), or to what a page may not link to (`links`).
 */
export function pastedLink(address: string): PastedLink {
  const direct = withoutRedirect(address.trim())
  if (/^#/.test(direct) || isNote.test(direct)) return { lost: 'places' }
  const secure = direct.replace(/^http:/i, 'https:')
  if (!safeLink(secure)) return { lost: 'links' }
  return secure === direct ? { href: direct } : { href: secure, lost: 'insecure' }
}

function withoutRedirect(address: string): string {
  if (!URL.canParse(address)) return address
  const { hostname, pathname, searchParams } = new URL(address)
  for (const { host, path, fields } of redirects) {
    if (!host.test(hostname) || pathname !== path) continue
    const behind = fields.map((field) => searchParams.get(field)).find(Boolean)
    if (behind) return behind
  }
  return address
}
