import { connect } from 'node:net'
import type { HostileRequest } from './hostile-requests.ts'

/** Milliseconds that a server has for an answer; it may be busy with what others sent. */
const TIMEOUT_MS = 60_000

/** Milliseconds after which a request that makes no sense is left alone. */
const HOSTILE_TIMEOUT_MS = 500

/** Bytes of an answer that are read; then the client hangs up. */
const MAX_BYTES = 64 * 1024

export type RawAnswer = {
  status: number
  /** Where the answer leads. */
  location: string | undefined
}

/** What a server answered; null if the connection ended without a status. */
export async function rawExchange({
  port,
  bytes,
  isProper,
  breaksOff,
}: HostileRequest): Promise<RawAnswer | null> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  let size = 0
  await new Promise<void>((resolve) => {
    // A server may hang up before it has read all.
    socket.on('error', () => {})
    socket.once('close', resolve)
    socket.setTimeout(isProper ? TIMEOUT_MS : HOSTILE_TIMEOUT_MS, () => socket.destroy())
    socket.on('data', (chunk) => {
      size += chunk.length
      if (answer.length < 2_000) answer += chunk.toString('latin1')
      const isOver = breaksOff === 'at the answer' || size > MAX_BYTES
      // A stream of events never ends.
      if (isOver || answer.includes('text/event-stream')) socket.destroy()
    })
    if (typeof breaksOff === 'number') {
      socket.write(bytes.subarray(0, breaksOff), () => socket.resetAndDestroy())
    } else {
      socket.write(bytes)
    }
  })
  const status = answer.match(/^HTTP\/1\.1 (\d{3}) /)?.[1]
  if (status === undefined) return null
  const location = answer.match(/^location: (.*)\r$/im)?.[1]
  return { status: Number(status), location }
}
