import { readdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { isUtf8MimeType, mime } from '@fastify/send'

/** In order of preference, with their file endings. */
export const encodings = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof encodings

/** A file with its precompressed forms. */
export type FolderFile = {
  folder: string
  /** Relative to the folder: "/services.html". */
  path: string
  /** Its media type. */
  type: string
  encodings: Encoding[]
}

/**
 * All files of a folder by path, except compressed forms. The folder is read once; other files are never opened. Throws
 * when it cannot be read.
 */
export function readFolderFiles(folder: string): Map<string, FolderFile> {
  const root = resolve(folder)
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        join(parentPath, name).slice(root.length).replaceAll(sep, '/'),
      ),
  )
  const isForm = (path: string) =>
    Object.values(encodings).some(
      (end) => path.endsWith(end) && paths.has(path.slice(0, -end.length)),
    )
  const known: Encoding[] = ['br', 'gzip']
  return new Map(
    [...paths]
      .filter((path) => !isForm(path))
      .map((path) => {
        const available = known.filter((encoding) => paths.has(`${path}${encodings[encoding]}`))
        return [path, { folder, path, type: getContentType(path), encodings: available }]
      }),
  )
}

function getContentType(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream'
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}
