import type { ServerResponse } from 'node:http'

/** Ends a response with a page for a person; it loads nothing and runs no script. */
export function answerPage(response: ServerResponse, html: string) {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  })
  response.end(html)
}

/** Ends a response with JSON that nobody may keep. */
export function answer(response: ServerResponse, status: number, body: object) {
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // A refused client is not to hold the connection, nor to send what is left of its body.
    ...(status >= 400 && { connection: 'close' }),
  })
  response.end(`${JSON.stringify(body)}\n`)
}
