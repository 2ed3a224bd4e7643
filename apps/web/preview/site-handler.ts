import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { isForHost, readHeaderRules } from '../prerender/headers/header-files.ts'
import { headersFor } from '../prerender/headers/header-rules.ts'

/**
 * Serves a built site folder as a static host would: the headers that the folder's rules say, home
 * with status 404 for unknown paths, upper case and trailing slashes sent to the path as the site
 * writes it. The folder is read once: make a new handler when it changes. Throws when it is no site.
 */
export function siteHandler(folder: string) {
  const notFound = readFileSync(join(folder, '404.html'))
  const rules = readHeaderRules(folder)
  const files = sirv(folder, { etag: true, brotli: true, gzip: true })
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site')
    const canonical = pathname
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1')
    const headers = headersFor(rules, pathname)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const isHashed = headers['Cache-Control'] !== 'no-cache'
    if (canonical !== pathname && !isHashed) {
      response.writeHead(308, { location: `${canonical}${search}` }).end()
      return
    }
    const missing = () => {
      response.writeHead(404, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      response.end(request.method === 'HEAD' ? undefined : notFound)
    }
    if (isForHost(pathname)) missing()
    else files(request, response, missing)
  }
}
