export type RequestTarget = {
  /** Decoded by `decodeURI` where that can be done, begins with a slash: "/services/web-development". */
  path: string
  /** With its question mark; empty when there is none. */
  search: string
}

/**
 * What a request asks for; null when it is no address (`http://`, `*`) or holds a NUL. A whole address
 * (`GET http://host/about`), as proxies send it, is one for its path. A path may name no file, as `//host` or
 * `/%zz`: never put it into a Location as it is, a browser would read another host there.
 *
 * @param target as Node's `request.url` has it.
 */
export function requestTarget(target: string): RequestTarget | null {
  const url = target.startsWith('/') ? URL.parse(`http://site${target}`) : absolute(target)
  if (!url) return null
  const path = decoded(url.pathname)
  return path.includes('\0') ? null : { path, search: url.search }
}

const absolute = (target: string) => (/^https?:\/\//i.test(target) ? URL.parse(target) : null)

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    // What is escaped is no text in UTF-8: `/about%A0`, as old mail programs write it.
    return pathname
  }
}
