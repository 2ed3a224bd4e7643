import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; body: Buffer }

type Request = { method?: string; target: string; headers?: Record<string, string> }

const textOf = ({ method = 'GET', target, headers }: Request, port: number) => {
  const all = { host: `localhost:${port}`, connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}

/** Sends a request exactly as given, which no client would; rejects when there is no answer. */
export async function rawRequest(port: number, request: Request): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1')
  socket.write(textOf(request, port))
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const all = Buffer.concat(chunks)
  const end = all.indexOf('\r\n\r\n')
  if (end < 0) throw new Error(`No answer to ${request.method ?? 'GET'} ${request.target}`)
  const [first = '', ...lines] = all.subarray(0, end).toString('latin1').split('\r\n')
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      }),
    ),
    body: all.subarray(end + 4),
  }
}

/** Breaks off a download, once its first bytes have come or `early`: as soon as it was asked for. */
export async function abortedDownload(port: number, target: string, early = false): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await new Promise((resolve) => {
    socket.once('close', resolve)
    socket.write(textOf({ target }, port), early ? resolve : undefined)
    if (!early) socket.once('data', resolve)
  })
  socket.destroy()
}
