import { posix } from 'node:path'
import { plainHeaders } from '../headers/header-rules.ts'
import { type FolderFile, readFolderFiles } from './folder-files.ts'
import type { Answer } from './listener.ts'
import { sendFile } from './send-file.ts'

/** A content-hashed script or sheet: `vendor-DpRA3yCQ.js`. */
const CONTENT_HASHED = /-[\w-]{8}\.(css|js)$/

/** Prevents clickjacking. `ops/compose/Caddyfile` sends the same. */
const appHeaders = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/**
 * Serves a single-page app: unknown paths get `index.html`, but 404 in a folder of files. Browsers cache content-hashed
 * files for good, compiled code too, and revalidate all others, so that a new version appears at once. Throws when the
 * folder has no `index.html`.
 */
export function createSinglePageHandler(folder: string): Answer {
  const files = readFolderFiles(folder)
  const index = files.get('/index.html')
  if (!index) throw new Error(`${folder} has no index.html`)
  const getHeaders = (path: string) => ({
    ...appHeaders,
    'cache-control': CONTENT_HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  const folders = new Set([...files.keys()].map(posix.dirname))
  folders.delete('/')
  const findFile = (path: string): FolderFile | undefined =>
    files.get(path) ?? (folders.has(posix.dirname(path)) ? undefined : index)
  return async (request, response, { path }) => {
    const file = findFile(path)
    if (file) return sendFile(request, response, file, getHeaders(file.path))
    response.writeHead(404, {
      ...plainHeaders,
      'cache-control': 'no-cache',
      'content-type': 'text/plain; charset=utf-8',
    })
    response.end('There is nothing here.\n')
  }
}
