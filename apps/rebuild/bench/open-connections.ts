import { connect, type Socket } from 'node:net'

export type OpenConnections = {
  /** How many the server answered and has not closed. */
  count: () => number
  /** How many it refused, or broke off in the middle of an answer. */
  broken: () => number
  close: () => void
}

const PAUSE_MS = 4_000

/**
 * Visitors with a connection each: every second one loads a film and reads no more than its beginning; the others ask
 * for a page again before the server closes a connection without a request. One that is closed between two answers is
 * opened anew, as a browser does.
 */
export function openConnections(port: number, count: number, page: string, film: string) {
  const sockets = new Set<Socket>()
  const answered = new Set<Socket>()
  let broken = 0
  let closed = false
  const open = (path: string, isFilm: boolean) => {
    const socket = connect({ port, host: '127.0.0.1' })
    sockets.add(socket)
    let isAsked = false
    const ask = () => {
      if (isAsked) return
      isAsked = true
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    }
    socket.once('connect', ask)
    socket.on('data', (data) => {
      isAsked = false
      if (answered.has(socket)) return
      if (data.toString('latin1').startsWith('HTTP/1.1 200 ')) answered.add(socket)
      if (isFilm) socket.pause()
    })
    // No browser asks again before it is answered.
    if (!isFilm) socket.setTimeout(PAUSE_MS, ask)
    // What it means is counted when it closes, which it does next.
    socket.on('error', () => {})
    socket.once('close', () => {
      if (closed) return
      if (isFilm || !answered.has(socket)) broken += 1
      answered.delete(socket)
      sockets.delete(socket)
      open(path, isFilm)
    })
  }
  for (let place = 0; place < count; place += 1) {
    if (place % 2 === 0) open(film, true)
    else open(page, false)
  }
  return {
    count: () => answered.size,
    broken: () => broken,
    close() {
      closed = true
      for (const socket of sockets) socket.destroy()
    },
  } satisfies OpenConnections
}
