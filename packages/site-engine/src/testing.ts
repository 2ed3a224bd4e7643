import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Checks and raw requests for tests of servers. */
export {
  type FrontDoor,
  rawRequest,
  testFrontDoor,
} from './testing/front-doors.ts'

/** A free port. It stays free, as the system assigns none below 32768. */
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
