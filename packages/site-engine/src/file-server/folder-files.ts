import { readdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { isUtf8MimeType, mime } from '@fastify/send'

/** In the order in which they are preferred, with the endings of the files that hold them. */
export const encodings = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof encodings

/** A file, with what it was compressed to beforehand. */
export type FolderFile = {
  folder: string
  /** From the folder: "/services.html". */
  path: string
  /** Its media type. */
  type: string
  encodings: Encoding[]
}

/**
 * All files of a folder by path, but for the compressed forms of others. The folder is read once: what
 * is not in the answer is never opened. Throws when the folder cannot be read.
 */
export function folderFiles(folder: string): Map<string, FolderFile> {
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
        const there = known.filter((encoding) => paths.has(`${path}${encodings[encoding]}`))
        return [path, { folder, path, type: typeOf(path), encodings: there }]
      }),
  )
}

function typeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream'
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}
