import { createServer } from 'node:http'
import { createSiteHandler } from '@kitewright/site-engine/serve'
import { out } from './build-site.ts'

const port = Number(process.env.PORT ?? 4173)
const server = createServer(createSiteHandler(out))

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
