import type { IncomingMessage } from 'node:http'

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
