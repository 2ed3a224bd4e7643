import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { getCorrectedAddress } from '../addresses/corrected-address.ts'
import { isPreviewPath, PREVIEW_FILE, toHtmlFile, toMarkdownFile } from '../addresses/paths.ts'
import { encodings, type FolderFile, readFolderFiles } from '../file-server/folder-files.ts'
import { createFileListener, type LogFailure } from '../file-server/listener.ts'
import {
  getVaryHeader,
  prefersMarkdown,
  selectEncoding,
  sendFile,
} from '../file-server/send-file.ts'
import { isForHost, readHeaderRules, readMovedPages } from '../headers/header-files.ts'
import { getHeaders } from '../headers/header-rules.ts'

/**
 * Serves a site's folder like a static host: headers of the folder's rules, home with status 404 for unknown pages, a
 * short text for other unknown paths, and redirects from other spellings of a path. The folder is read once: make a new
 * handler when it changes. Throws when it is not a site.
 *
 * @param log called once for each failed request; the console by default.
 */
export function createSiteHandler(folder: string, log?: LogFailure): RequestListener {
  const rules = readHeaderRules(folder)
  const moved = readMovedPages(folder)
  const files = readFolderFiles(folder)
  const home = createNotFoundPage(files)

  /** The file at an address; pages have no `.html`. */
  const findFile = (path: string): FolderFile | undefined => {
    if (isForHost(path)) return undefined
    if (path === '/') return files.get('/index.html')
    if (isPreviewPath(path)) return files.get(PREVIEW_FILE)
    if (path.endsWith('.html') || path.endsWith('/index') || path === '/404') return undefined
    return files.get(path) ?? files.get(toHtmlFile(path))
  }

  return createFileListener(async (request, response, { path, search }) => {
    const headers = getHeaders(rules, path)
    const now = moved.get(path)
    if (now) {
      // Not cached: another page may take this address.
      response
        .writeHead(301, { ...headers, 'Cache-Control': 'no-cache', location: `${now}${search}` })
        .end()
      return
    }
    const markdown = files.get(toMarkdownFile(path))
    const file = markdown && prefersMarkdown(request) ? markdown : findFile(path)
    // Caches must know that assistants get another file of the page.
    const vary = markdown && { Vary: 'Accept, Accept-Encoding' }
    if (file) return sendFile(request, response, file, { ...headers, ...vary })
    const location = getCorrectedAddress({ path, search }, (other) => findFile(other) !== undefined)
    if (location) {
      // Not cached: an unknown address may become a page.
      response.writeHead(308, { ...headers, 'Cache-Control': 'no-cache', location }).end()
      return
    }
    // A missing file must not be cached as long as the file.
    const missing = { ...headers, 'Cache-Control': 'no-cache' }
    if (!isForPage(request, path)) {
      response.writeHead(404, { ...missing, 'content-type': 'text/plain; charset=utf-8' })
      response.end('There is nothing here.\n')
      return
    }
    const encoding = selectEncoding(request, home.file)
    response.writeHead(404, {
      ...missing,
      ...getVaryHeader(home.file),
      ...(encoding && { 'content-encoding': encoding }),
      'content-type': home.file.type,
    })
    response.end(home.bodies[encoding ?? 'identity'])
  }, log)
}

/** Whether a person may have requested a page: not `/login.php`, and not a client that does not accept HTML. */
function isForPage({ headers: { accept = '*/*' } }: IncomingMessage, path: string): boolean {
  const [, ending = 'html'] = /\.(\w{1,12})$/.exec(path) ?? []
  return (
    ending.toLowerCase() === 'html' && /text\/(html|\*)|application\/xhtml|\*\/\*/i.test(accept)
  )
}

/** Served from memory, ignoring ranges and conditions of the request. */
function createNotFoundPage(files: ReadonlyMap<string, FolderFile>) {
  const file = files.get('/404.html')
  if (!file) throw new Error('The site has no 404.html')
  const read = (ending: string) => readFileSync(join(file.folder, `${file.path}${ending}`))
  const compressed = file.encodings.map((encoding) => [encoding, read(encodings[encoding])])
  const bodies: Record<string, Buffer> = { identity: read(''), ...Object.fromEntries(compressed) }
  return { file, bodies }
}
