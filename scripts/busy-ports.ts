import { createServer } from 'node:net'

/** A program on one address only also blocks `localhost`. */
const addresses = ['127.0.0.1', '::1', undefined]

/**
 * Resolves when all ports are free; rejects with one line that names the busy ones.
 *
 * @param ports by user, for example `{ site: 4173 }`.
 */
export async function rejectBusyPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const busy: string[] = []
  for (const [name, port] of Object.entries(ports)) {
    if (await isBusy(port)) busy.push(`${port} (${name})`)
  }
  if (busy.length === 0) return
  const [subject, object] =
    busy.length === 1
      ? [`Port ${busy[0]} is busy`, 'the program that uses it']
      : [`Ports ${busy.join(', ')} are busy`, 'the programs that use them']
  throw new Error(`${subject}: stop ${object}, then start again.`)
}

async function isBusy(port: number): Promise<boolean> {
  for (const address of addresses) if (await isUsed(port, address)) return true
  return false
}

function isUsed(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true)
      // A machine without IPv6.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(false)
      else reject(new Error(`Port ${port} cannot be used: ${error.message}`))
    })
    probe.listen(port, host, () => probe.close(() => resolve(false)))
  })
}
