import { posix } from 'node:path'
import { type FolderFile, folderFiles } from './folder-files.ts'
import type { Answer } from './listener.ts'
import { sendFile } from './send-file.ts'

/**
 * Answers from a folder that holds an app of one page: paths that name no file get `index.html`, but
 * 404 where they point into a folder of files. Throws when the folder has no `index.html`.
 */
export function singlePage(folder: string): Answer {
  const files = folderFiles(folder)
  const index = files.get('/index.html')
  if (!index) throw new Error(`${folder} has no index.html`)
  // What was opened before a new version asks each time.
  const headers = { 'cache-control': 'no-cache' }
  const folders = new Set([...files.keys()].map(posix.dirname))
  folders.delete('/')
  const fileAt = (path: string): FolderFile | undefined =>
    files.get(path) ?? (folders.has(posix.dirname(path)) ? undefined : index)
  return async (request, response, { path }) => {
    const file = fileAt(path)
    if (file) return sendFile(request, response, file, headers)
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
    response.end('There is nothing here.\n')
  }
}
