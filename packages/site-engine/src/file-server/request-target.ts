export type RequestTarget = {
  /** Decoded by `decodeURI` if possible, starts with a slash: "/services/web-development". */
  path: string
  /** With its question mark; may be empty. */
  search: string
}

/**
 * Parses a request target; null if it is not an address (`http://`, `*`) or has a NUL. An absolute address (`GET
 * http://host/about`), as proxies send it, counts as its path. A path may name no file, such as `//host` or `/%zz`:
 * never use it unchanged in a Location header, where a browser would read another host.
 *
 * @param target Node's `request.url`.
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
    // The escapes are not UTF-8: `/about%A0`, from old mail programs.
    return pathname
  }
}
