import type { IncomingMessage } from 'node:http'

/** What is read beyond the limit and thrown away, so that a client gets to read its refusal. */
const PATIENCE = 1_048_576

/** The client went away, or was too slow: no fault of the service, and nobody to answer. */
export class ClientGoneError extends Error {
  override name = 'ClientGoneError'
}

/**
 * The raw bytes of a request; null when there are more than `limit`. Rejects with ClientGoneError
 * when the client goes away or is too slow for the server's time limit.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | null>()
  if (Number(request.headers['content-length']) > limit + PATIENCE) return Promise.resolve(null)
  const chunks: Buffer[] = []
  let size = 0
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    if (size <= limit + PATIENCE) return
    request.pause()
    resolve(null)
  })
  request.on('end', () => resolve(size <= limit ? Buffer.concat(chunks) : null))
  request.on('close', () => reject(new ClientGoneError('The client went away')))
  request.on('error', (cause) => reject(new ClientGoneError('The client went away', { cause })))
  return promise
}
