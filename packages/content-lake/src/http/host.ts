import type { IncomingMessage } from 'node:http'

/**
 * The project that a `Host` header names: null if it names none (`localhost:3900`), undefined if it
 * is not an address of this machine. Names that only point here by DNS are refused, so that no
 * foreign page can reach the lake under its own origin.
 */
export function projectInHost(host: string | undefined): string | null | undefined {
  const name = host?.toLowerCase().replace(/:\d+$/, '')
  if (name === undefined) return undefined
  if (name === 'localhost' || name === '127.0.0.1' || name === '[::1]') return null
  if (!name.endsWith('.localhost')) return undefined
  const labels = name.slice(0, -'.localhost'.length).split('.')
  // A browser opens six connections to a name; each event stream of the Studio has one of its own.
  const [project, ...more] = labels.filter((label) => !/^s\d+$/.test(label))
  return more.length > 0 ? undefined : (project ?? null)
}

/** What proxies add to a request. */
const signs = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'cf-connecting-ip',
]

/**
 * Whether a proxy passed a request on, which may come from anywhere then: the lake logs in whoever clicks, and its token
 * is known to all. One that adds no header, as nginx with nothing set, speaks HTTP/1.0; no browser, client or Node does.
 */
export const isForwarded = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === '1.0' || signs.some((name) => headers[name] !== undefined)
