import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { isFields } from '@kitewright/content-rules/check'
import { evaluate, parse } from 'groq-js'
import type { LakeSettings } from '../src/settings.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

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

/** Runs each query on these documents. */
export const withDocuments =
  (documents: readonly object[]): Answer =>
  async (response, request) => {
    const { query, params } = await readQuery(request)
    const dataset = [...documents]
    const value = await evaluate(parse(query, { params }), { dataset, params })
    withResult(await value.get())(response, request)
  }

/** The query of a request, and its parameters: the client posts long ones. */
export async function readQuery(
  request: IncomingMessage,
): Promise<{ query: string; params: Record<string, unknown> }> {
  if (request.method === 'POST') {
    const body = await json(request)
    const { query, params } = isFields(body) ? body : {}
    return { query: String(query), params: isFields(params) ? { ...params } : {} }
  }
  const { searchParams } = new URL(request.url ?? '', 'http://lake')
  const names = [...searchParams.keys()].filter((name) => name.startsWith('$'))
  const params = names.map((name) => [name.slice(1), JSON.parse(searchParams.get(name) ?? '')])
  return { query: searchParams.get('query') ?? '', params: Object.fromEntries(params) }
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
