import { createServer, request as requestTo } from 'node:http'
import { text } from 'node:stream/consumers'

/** A proxy of a lake that drops every `each`th write: in turn the request and the response. */
export async function lossyProxy(lake: string, each: number) {
  let writes = 0
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const isWrite = request.url?.includes('/data/mutate/')
    if (isWrite) writes += 1
    const isLost = isWrite && writes % each === 0
    if (isLost && (writes / each) % 2 === 0) return response.destroy()
    const { method, headers } = request
    const sent = requestTo(`${lake}${request.url}`, { method, headers }, (answer) => {
      if (isLost) return response.destroy()
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    sent.on('error', () => response.destroy())
    sent.end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : undefined}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
