/** An address as a visitor came with it: its path, and its query with the question mark. */
type Address = { path: string; search: string }

/** Longer paths than any page has are not looked at, so that nobody can make us read them for long. */
const MAX_PATH_LENGTH = 500

/**
 * What stands around the names in a path, percent-encoded (once or more) or not: full stops, brackets and
 * quotes of the sentence that a link was copied out of, white space with and without width, marks of a
 * chat. Names of pages begin and end with a letter or digit; those of files may begin with a dot.
 */
const around = /^(?:%(?:25)*[0-9a-f]{2}|[^a-z0-9._])+|(?:%(?:25)*[0-9a-f]{2}|[^a-z0-9])+$/gi

/**
 * Where an address leads that names nothing as it stands: `/About/`, `/about.html`, `//about`, `/about).` and
 * `/about%E2%80%8B` to `/about`, `/about&utm_source=mail` to `/about?utm_source=mail`. Undefined when it
 * needs no other address, or none is known. The answer is always a path of this host that `isKnown`
 * says yes to, encoded, with query and fragment: nothing that is asked leads to another host or on again.
 *
 * @param path percent-encoded, or decoded by `decodeURI`.
 * @param isKnown whether a page or file is answered at a path.
 */
export function correctedAddress(
  { path, search }: Address,
  isKnown: (path: string) => boolean,
): string | undefined {
  if (isKnown(path)) return undefined
  const [, before = path, sign = '', after = ''] =
    path.match(/^(.*?)(&(?:amp;)?|%26|%3F|%23)(.*)$/is) ?? []
  if (before.length > MAX_PATH_LENGTH) return undefined
  const names = before.split(/[\\/]|%5C|%2F/i).map((name) => name.replace(around, ''))
  const exact = `/${names.filter(Boolean).join('/')}`
  const small = exact.toLowerCase()
  const page = small.replace(/(\/index)?\.html$/, '') || '/'
  const found = [exact, small, page].find(isKnown)
  if (!found) return undefined
  const isPlace = sign === '%23'
  // Who escaped the question mark escaped what follows it, too.
  const rest = encoded(/^%(26|3F)/i.test(sign) ? unescaped(after) : after)
  const query = [isPlace ? '' : rest, search.slice(1)].filter(Boolean).join('&')
  return `${encodeURI(found)}${query && '?'}${query}${isPlace && rest ? `#${rest}` : ''}`
}

const unescaped = (query: string) => query.replace(/%3D/gi, '=').replace(/%26/g, '&')

/** What is encoded already stays so. */
const encoded = (text: string) => encodeURI(text).replace(/%25/g, '%')
