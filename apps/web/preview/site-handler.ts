import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

const immutable = /^\/(assets|art|social)\//

/**
 * Serves a built site folder as a static host would: hashed files for good, pages and JSON
 * revalidated, home with status 404 for unknown paths, upper case and trailing slashes sent to the
 * path as the site writes it. The folder is indexed once: make a new handler when it changes.
 */
export function siteHandler(folder: string) {
  const notFound = readFileSync(join(folder, '404.html'))
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'cache-control',
        immutable.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site')
    const canonical = pathname
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1')
    if (canonical !== pathname && !immutable.test(pathname)) {
      response.writeHead(308, { location: `${canonical}${search}` }).end()
      return
    }
    files(request, response, () => {
      response.writeHead(404, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      response.end(request.method === 'HEAD' ? undefined : notFound)
    })
  }
}
