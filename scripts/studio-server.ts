/** Serves the built Studio like a static host; `STUDIO_FOLDER` and `PORT` configure it. */
import { createServer } from 'node:http'
import { createFileListener, createSinglePageHandler } from '@kitewright/site-engine/serve'

const port = Number(process.env.PORT)
const answer = createSinglePageHandler(process.env.STUDIO_FOLDER ?? '')

const listener = createFileListener((request, response, target) => {
  // The lake allows only this origin of the Studio.
  if (/^localhost(:\d+)?$/.test(request.headers.host ?? ''))
    return answer(request, response, target)
  const { path, search } = target
  response.writeHead(307, { location: `http://localhost:${port}${encodeURI(path)}${search}` }).end()
})

for (const host of ['127.0.0.1', '::1']) {
  const server = createServer(listener)
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (host === '::1' && error.code !== 'EADDRINUSE') return
    console.error(error.message)
    process.exit(1)
  })
  server.listen({ port, host, ipv6Only: true })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
