import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { correctedAddress } from '../addresses/corrected-address.ts'
import { htmlFile, isPreviewPath, PREVIEW_FILE } from '../addresses/paths.ts'
import { encodings, type FolderFile, folderFiles } from '../file-server/folder-files.ts'
import { fileListener, type LogFailure } from '../file-server/listener.ts'
import { bestEncoding, sendFile, vary } from '../file-server/send-file.ts'
import { isForHost, readHeaderRules, readMovedPages } from '../headers/header-files.ts'
import { headersFor } from '../headers/header-rules.ts'

/**
 * Serves a built site folder as a static host would: the headers that the folder's rules say, home
 * with status 404 for unknown paths that may be of pages, a short text for others, other spellings of a path, and what a chat or mail made of it, sent
 * to the path as the site writes it. The folder is read once: make a new handler when it changes. Throws when it is no site.
 *
 * @param log told once of each request that failed; unset, the console is.
 */
export function siteHandler(folder: string, log?: LogFailure): RequestListener {
  const rules = readHeaderRules(folder)
  const moved = readMovedPages(folder)
  const files = folderFiles(folder)
  const home = unknownPage(files)

  /** The file at an address; pages are there without their `.html` only. */
  const fileAt = (path: string): FolderFile | undefined => {
    if (isForHost(path)) return undefined
    if (path === '/') return files.get('/index.html')
    if (isPreviewPath(path)) return files.get(PREVIEW_FILE)
    if (path.endsWith('.html') || path.endsWith('/index') || path === '/404') return undefined
    // The last is where releases made by earlier versions have their pages.
    return files.get(path) ?? files.get(htmlFile(path)) ?? files.get(`${path}/index.html`)
  }

  return fileListener(async (request, response, { path, search }) => {
    const headers = headersFor(rules, path)
    const now = moved.get(path)
    if (now) {
      // Not remembered: another page may stand here again.
      response
        .writeHead(301, { ...headers, 'Cache-Control': 'no-cache', location: `${now}${search}` })
        .end()
      return
    }
    const file = fileAt(path)
    if (file) return sendFile(request, response, file, headers)
    const location = correctedAddress({ path, search }, (other) => fileAt(other) !== undefined)
    if (location) {
      // Not remembered: what is unknown today may be the address of a page tomorrow.
      response.writeHead(308, { ...headers, 'Cache-Control': 'no-cache', location }).end()
      return
    }
    // A missing file must not be remembered as long as the file itself.
    const missing = { ...headers, 'Cache-Control': 'no-cache' }
    if (!isForPage(request, path)) {
      response.writeHead(404, { ...missing, 'content-type': 'text/plain; charset=utf-8' })
      response.end('There is nothing here.\n')
      return
    }
    const encoding = bestEncoding(request, home.file)
    response.writeHead(404, {
      ...missing,
      ...vary(home.file),
      ...(encoding && { 'content-encoding': encoding }),
      'content-type': home.file.type,
    })
    response.end(home.bodies[encoding ?? 'identity'])
  }, log)
}

/** Whether a person may have asked for a page: not by `/login.php`, nor by a program that takes no HTML. */
function isForPage({ headers: { accept = '*/*' } }: IncomingMessage, path: string): boolean {
  const [, ending = 'html'] = /\.(\w{1,12})$/.exec(path) ?? []
  return (
    ending.toLowerCase() === 'html' && /text\/(html|\*)|application\/xhtml|\*\/\*/i.test(accept)
  )
}

/** Kept in memory: no condition and no range of a request is one for it. */
function unknownPage(files: ReadonlyMap<string, FolderFile>) {
  const file = files.get('/404.html')
  if (!file) throw new Error('The site has no 404.html')
  const read = (ending: string) => readFileSync(join(file.folder, `${file.path}${ending}`))
  const compressed = file.encodings.map((encoding) => [encoding, read(encodings[encoding])])
  const bodies: Record<string, Buffer> = { identity: read(''), ...Object.fromEntries(compressed) }
  return { file, bodies }
}
