import type { IncomingMessage, ServerResponse } from 'node:http'

/** Which web pages may talk to the lake. */
export class Origins {
  readonly #allowed: ReadonlySet<string>

  constructor(allowed: readonly string[]) {
    this.#allowed = new Set(allowed.map((origin) => new URL(origin).origin))
  }

  allows(origin: string): boolean {
    return this.#allowed.has(origin)
  }

  /**
   * Lets the page read the answer if its origin is allowed. False if the request comes from a page
   * of another origin; one without an origin comes from no page, or only to show a picture.
   */
  admit({ headers }: IncomingMessage, response: ServerResponse): boolean {
    const { origin } = headers
    response.setHeader('vary', 'Origin')
    if (origin === undefined) return true
    if (!this.allows(origin)) return false
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-expose-headers', 'retry-after, etag')
    return true
  }
}

/**
 * Whether a page of another origin asks without naming itself, for example with a picture, a frame or
 * a link: then browsers send no `Origin`, but this. A program that is no browser sends neither.
 */
export const isEmbedded = ({ headers }: IncomingMessage): boolean =>
  headers.origin === undefined && /^(cross|same)-site$/.test(String(headers['sec-fetch-site']))

/** Answers the question a browser asks before the request itself. */
export function answerPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? 'authorization',
    'access-control-max-age': '600',
  })
  response.end()
}
