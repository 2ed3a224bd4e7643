import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { generate } from 'selfsigned'

/** The first byte of a TLS connection. */
const HANDSHAKE = 0x16

/**
 * Made for this process, which is the only one that trusts it. One for all servers: of two certificates
 * of one name, OpenSSL may check a connection against the other.
 */
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
  algorithm: 'sha256',
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
})
setDefaultCACertificates([...getCACertificates('default'), cert])

/**
 * Serves a handler on this machine the way a host would: over TLS, and from http with a redirect to
 * https. Both on one port, as the scorer asks for both under one name. Resolves with the name, port
 * included.
 */
export async function serveSecurely(handler: RequestListener) {
  const secure = createHttpsServer({ key, cert }, handler)
  const plain = createHttpServer((request, response) => {
    const location = `https://${request.headers.host}${request.url}`
    response.writeHead(301, { location }).end()
  })
  const server = createServer((socket) => {
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1)
      if (!first) return socket.destroy()
      socket.unshift(first)
      const target = first[0] === HANDSHAKE ? secure : plain
      target.emit('connection', socket)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    secure.closeAllConnections()
    plain.closeAllConnections()
  }
  return { host: `localhost:${port}`, stop }
}
