import { request as requestTo } from 'node:http'
import { text } from 'node:stream/consumers'
import { startTestServer } from '@kitewright/site-engine/testing'

/** A proxy of a lake that drops every `each`th write: in turn the request and the response. */
export function lossyProxy(lake: string, each: number) {
  let writes = 0
  return startTestServer(async (request, response) => {
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
}
