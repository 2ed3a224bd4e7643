import { request as requestTo } from 'node:http'
import { text } from 'node:stream/consumers'
import { startTestServer } from '@kitewright/site-engine/testing'

/**
 * A proxy of a lake that drops every `each`th write: in turn the request and the response. `cut` drops everything, as a
 * network does.
 */
export async function lossyProxy(lake: string, each = Number.POSITIVE_INFINITY) {
  let writes = 0
  let isCut = false
  const server = await startTestServer(async (request, response) => {
    if (isCut) return void response.destroy()
    const body = await text(request)
    const isWrite = request.url?.includes('/data/mutate/')
    if (isWrite) writes += 1
    const isDropped = isWrite && writes % each === 0
    if (isDropped && (writes / each) % 2 === 0) return response.destroy()
    const { method, headers } = request
    const sent = requestTo(`${lake}${request.url}`, { method, headers }, (answer) => {
      if (isDropped) return response.destroy()
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    sent.on('error', () => response.destroy())
    sent.end(body)
  })
  const cut = (next: boolean) => {
    isCut = next
  }
  return { ...server, cut }
}
