import { randomInt } from 'node:crypto'
import { createServer as createHttpServer, type RequestListener, Server } from 'node:http'
import { createServer } from 'node:net'

/** Checks and raw requests for tests of servers. */
export {
  rawRequest,
  type TestServer,
  testServerBehavior,
} from './testing/front-doors.ts'

/** A server of this machine at a free port. */
export async function startTestServer(answer: RequestListener | Server) {
  const server = answer instanceof Server ? answer : createHttpServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** A free port. It stays free, as the system assigns none below 32768. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
