import { createServer } from 'node:net'

/** Resolves when the port is free; rejects with one line for people when it is not. */
export function freePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () =>
      reject(new Error(`Port ${port} is busy: stop the program that uses it, then start again.`)),
    )
    probe.listen(port, () => probe.close(() => resolve()))
  })
}
