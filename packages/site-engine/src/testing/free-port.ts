import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A port that nothing listens on. The system gives none below 32768 to connections or to port 0, so it stays free. */
export async function freePort(): Promise<number> {
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
