export type RequestTarget = {
  /** Decoded, begins with a slash: "/services/web-development". */
  path: string
  /** With its question mark; empty when there is none. */
  search: string
}

/**
 * What a request asks for; null when it makes no sense (`//`, `http://`, `/%zz`, `*`). A whole address
 * (`GET http://host/about`), as proxies send it, is one for its path.
 *
 * @param target as Node's `request.url` has it.
 */
export function requestTarget(target: string): RequestTarget | null {
  const url = target.startsWith('/') ? URL.parse(`http://site${target}`) : absolute(target)
  if (!url || url.pathname.startsWith('//')) return null
  try {
    const path = decodeURI(url.pathname)
    return path.includes('\0') ? null : { path, search: url.search }
  } catch {
    return null
  }
}

const absolute = (target: string) => (/^https?:\/\//i.test(target) ? URL.parse(target) : null)
