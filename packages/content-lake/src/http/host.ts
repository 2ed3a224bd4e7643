import type { IncomingMessage } from 'node:http'

/**
 * Returns the project in a `Host` header: null if it has none (`localhost:3900`), undefined if it is not an address of
 * this machine. Names that only resolve here are rejected, so that no foreign page can reach the lake as its own
 * origin.
 */
export function parseProject(host: string | undefined): string | null | undefined {
  const name = host?.toLowerCase().replace(/:\d+$/, '')
  if (name === undefined) return undefined
  if (name === 'localhost' || name === '127.0.0.1' || name === '[::1]') return null
  if (!name.endsWith('.localhost')) return undefined
  const labels = name.slice(0, -'.localhost'.length).split('.')
  // A browser opens six connections per name, so each event stream of the Studio has another name.
  const [project, ...more] = labels.filter((label) => !/^s\d+$/.test(label))
  return more.length > 0 ? undefined : (project ?? null)
}

/** Headers that proxies add. */
const headerNames = [
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
 * Whether a proxy forwarded a request. Its origin is then unknown, but the lake logs in everyone and its default token
 * is public. A proxy that adds no header, such as nginx without settings, uses HTTP/1.0; browsers, clients and Node do
 * not.
 */
export const isForwarded = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === '1.0' || headerNames.some((name) => headers[name] !== undefined)
