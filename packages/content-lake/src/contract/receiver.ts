import { createServer, type IncomingHttpHeaders } from 'node:http'

type Received = { headers: IncomingHttpHeaders; body: string }

/** A fake webhook receiver; answers with the given statuses in order. */
export async function startReceiver(...statuses: number[]) {
  const received: Received[] = []
  let resume = () => {}
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(statuses.shift() ?? 202).end()
    resume()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/hooks/sanity`,
    received,
    async until(count: number): Promise<Received[]> {
      while (received.length < count) {
        await new Promise<void>((resolve) => {
          resume = resolve
        })
      }
      return received
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
