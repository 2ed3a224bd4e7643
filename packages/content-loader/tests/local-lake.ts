import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { LakeSettings } from '../src/settings.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A fake lake that records its requests. */
export async function localLake(answer: Answer) {
  const requests: { path: string; authorization: string | undefined }[] = []
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization })
    answer(response, request)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const settings: LakeSettings = {
    projectId: 'kitewright',
    dataset: 'production',
    apiHost: `http://127.0.0.1:${port}`,
    token: null,
  }
  const close = () =>
    new Promise<void>((closed) => {
      server.closeAllConnections()
      server.close(() => closed())
    })
  return { settings, requests, close, [Symbol.asyncDispose]: close }
}

/** A response of the query endpoint. */
export const withResult = (result: unknown): Answer =>
  withBody(200, JSON.stringify({ query: '', result, ms: 1 }))

export const withBody =
  (status: number, body: string, type = 'application/json'): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': type })
    response.end(body)
  }

/** An error response of the lake. */
export const withError = (status: number, description: string): Answer =>
  withBody(status, JSON.stringify({ error: { description, type: 'error' } }))
