/** A requested address: its path, and its query with the question mark. */
type Address = { path: string; search: string }

/** Longer paths are ignored, to limit the work per request. */
const MAX_PATH_LENGTH = 500

/**
 * Noise around the names in a path, percent-encoded (once or more) or not: full stops, brackets and quotes of the
 * surrounding sentence, white space with and without width, marks of a chat. Names of pages begin and end with a letter
 * or digit; those of files may begin with a dot.
 */
const surrounding = /^(?:%(?:25)*[0-9a-f]{2}|[^a-z0-9._])+|(?:%(?:25)*[0-9a-f]{2}|[^a-z0-9])+$/gi

/**
 * Corrects an address that names no page: `/About/`, `/about.html`, `//about`, `/about).` and `/about%E2%80%8B` become
 * `/about`, `/about&utm_source=mail` becomes `/about?utm_source=mail`. Undefined if it is correct, or no page is found.
 * The result is always a path of this host that `isKnown` accepts, encoded, with query and fragment: it never redirects
 * to another host, or twice.
 *
 * @param path percent-encoded, or decoded by `decodeURI`.
 * @param isKnown whether a path has a page or file.
 */
export function getCorrectedAddress(
  { path, search }: Address,
  isKnown: (path: string) => boolean,
): string | undefined {
  if (isKnown(path)) return undefined
  const [, before = path, sign = '', after = ''] =
    path.match(/^(.*?)(&(?:amp;)?|%26|%3F|%23)(.*)$/is) ?? []
  if (before.length > MAX_PATH_LENGTH) return undefined
  const names = before.split(/[\\/]|%5C|%2F/i).map((name) => name.replace(surrounding, ''))
  const exact = `/${names.filter(Boolean).join('/')}`
  const small = exact.toLowerCase()
  const page = small.replace(/(\/index)?\.html$/, '') || '/'
  const address = [exact, small, page].find(isKnown)
  if (!address) return undefined
  const isPlace = sign === '%23'
  // If the question mark is escaped, so is the rest.
  const rest = encodeText(/^%(26|3F)/i.test(sign) ? unescapeQuery(after) : after)
  const query = [isPlace ? '' : rest, search.slice(1)].filter(Boolean).join('&')
  return `${encodeURI(address)}${query && '?'}${query}${isPlace && rest ? `#${rest}` : ''}`
}

const unescapeQuery = (query: string) => query.replace(/%3D/gi, '=').replace(/%26/g, '&')

/** Does not encode twice. */
const encodeText = (text: string) => encodeURI(text).replace(/%25/g, '%')
