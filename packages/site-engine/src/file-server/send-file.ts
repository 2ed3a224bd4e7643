/// <reference path="./negotiator.d.ts" />
import { once } from 'node:events'
import { fstatSync, ReadStream } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { send } from '@fastify/send'
import Negotiator from 'negotiator'
import { type Encoding, encodings, type FolderFile } from './folder-files.ts'

/**
 * Sends a whole file, a range of it, or 304, in the best accepted encoding. Resolves when all is sent. Rejects when the
 * file cannot be read (nothing or not all was sent) and when the client disconnects; the file is closed in all cases.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: FolderFile,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  const encoding = selectEncoding(request, file)
  const path = encodeURI(`${file.path}${encoding ? encodings[encoding] : ''}`)
  const { folder: root } = file
  const result = await send(request, path, {
    root,
    index: false,
    dotfiles: 'allow',
    contentType: false,
    cacheControl: false,
  })
  const own = { ...getVaryHeader(file), ...headers }
  if (result.type !== 'file') {
    // An unmet condition or range.
    if (result.statusCode !== 412 && result.statusCode !== 416) throw createReadError(result, file)
    const { 'Content-Range': range } = result.headers
    response
      .writeHead(result.statusCode, { ...own, ...(range && { 'Content-Range': range }) })
      .end()
    return
  }
  try {
    // Fails before anything is sent if the file cannot be opened.
    if (result.stream instanceof ReadStream) {
      const [descriptor] = await once(result.stream, 'open')
      // Replaced since its length was read, by a smaller compressed form.
      if (fstatSync(descriptor).ino !== result.metadata.stat.ino)
        return await sendFile(request, response, file, headers)
    }
    response.writeHead(result.statusCode, {
      ...own,
      ...result.headers,
      ...(result.statusCode !== 304 && { 'Content-Type': file.type }),
      ...(result.statusCode !== 304 && encoding && { 'Content-Encoding': encoding }),
    })
    await pipeline(result.stream, response)
  } finally {
    // `pipeline` leaves it open if the client disconnected before.
    result.stream.destroy()
  }
}

/** The best stored encoding; undefined for the plain file. */
export function selectEncoding(request: IncomingMessage, file: FolderFile): Encoding | undefined {
  if (file.encodings.length === 0) return undefined
  const available = [...file.encodings, 'identity']
  const [best] = new Negotiator(request).encodings(available, { preferred: file.encodings })
  return file.encodings.find((encoding) => encoding === best)
}

/** Whether the client asks for Markdown rather than HTML, as assistants do. */
export const prefersMarkdown = (request: IncomingMessage): boolean =>
  new Negotiator(request).mediaType(['text/html', 'text/markdown']) === 'text/markdown'

/** Caches must know that other clients may get another encoding. */
export const getVaryHeader = (file: FolderFile) =>
  file.encodings.length > 0 ? { Vary: 'Accept-Encoding' } : undefined

function createReadError(
  result: { statusCode: number; metadata: object },
  { folder, path }: FolderFile,
) {
  const cause = 'error' in result.metadata ? result.metadata.error : undefined
  return new Error(`${path} of ${folder} cannot be read`, { cause })
}
