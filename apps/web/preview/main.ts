import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { siteHandler } from './site-handler.ts'

const port = Number(process.env.PORT ?? 4173)
const app = resolve(import.meta.dirname, '..')
/** The site to show, in the folder that the build wrote it to. */
const folder = resolve(app, process.env.OUT_DIR || 'dist')
const server = createServer(siteHandler(folder))

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is busy: stop the program that uses it, or set PORT to another one.`
      : error.message,
  )
  process.exit(1)
})

// No host: both 127.0.0.1 and ::1, because "localhost" means either.
server.listen(port, () => {
  const address = server.address()
  console.log(
    `Site: http://localhost:${typeof address === 'object' && address ? address.port : port}`,
  )
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
}
