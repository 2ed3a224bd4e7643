import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { rejectBusyPorts } from './busy-ports.ts'

/** Listens on a free port. */
async function listening(host?: string) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close,
    [Symbol.asyncDispose]: close,
  }
}

it.each([undefined, '127.0.0.1'])('names a port that a program at %s uses', async (host) => {
  await using busy = await listening(host)
  await expect(rejectBusyPorts({ site: busy.port })).rejects.toThrow(
    `Port ${busy.port} (site) is busy: stop the program that uses it, then start again.`,
  )
})

it('names all of them in one line', async () => {
  await using site = await listening()
  await using lake = await listening()
  await expect(rejectBusyPorts({ site: site.port, lake: lake.port })).rejects.toThrow(
    `Ports ${site.port} (site), ${lake.port} (lake) are busy`,
  )
})

it('says nothing about free ones, and leaves them free', async () => {
  const { port, close } = await listening()
  await close()
  await rejectBusyPorts({ site: port })
  await rejectBusyPorts({ site: port })
})
