/** Serves the built Studio as a static host does; `STUDIO_FOLDER` and `PORT` say what and where. */
import { createServer } from 'node:http'
import sirv from 'sirv'

const folder = process.env.STUDIO_FOLDER ?? ''
const port = Number(process.env.PORT)
const files = sirv(folder, { single: true, etag: true, gzip: true, brotli: true })

for (const host of ['127.0.0.1', '::1']) {
  const server = createServer((request, response) => {
    // The lake lets in the Studio under this name only.
    if (request.headers.host?.startsWith('localhost')) return files(request, response)
    response.writeHead(307, { location: `http://localhost:${port}${request.url ?? '/'}` }).end()
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (host === '::1' && error.code !== 'EADDRINUSE') return
    console.error(error.message)
    process.exit(1)
  })
  server.listen({ port, host, ipv6Only: true })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
