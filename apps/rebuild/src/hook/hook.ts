import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { answer } from '../http/answer.ts'
import { readBody } from '../http/read-body.ts'
import type { Log } from '../log.ts'
import type { Deliveries } from './deliveries.ts'
import { checkedSignature } from './signature.ts'

const LARGEST = 64 * 1024

/** What the projection of `webhook.json` sends; only used to tell people what was published. */
const bodySchema = z.object({
  _id: z.string().max(200),
  _type: z.string().max(100),
  title: z.string().max(300).nullish(),
})

type Hook = {
  secrets: readonly string[]
  deliveries: Deliveries
  /** Keeps the wish for a build on disk; rejects when it cannot. */
  want: (delivery: { ids: string[]; reason: string; at: number }) => Promise<void>
  log: Log
}

/**
 * `POST /hooks/sanity`. 202 when the work is on disk (also for a repeated delivery), 401 forged or
 * out of time, 413 too large, 503 own trouble: Sanity repeats a 5xx, never another 4xx.
 */
export async function receiveHook(request: IncomingMessage, response: ServerResponse, hook: Hook) {
  const { deliveries, log } = hook
  const body = await readBody(request, LARGEST)
  if (!body) {
    log.warn('A webhook was refused: its body is larger than 64 KiB')
    return answer(response, 413, { error: 'The body is larger than 64 KiB.' })
  }
  const at = Date.now()
  const header = textOf(request.headers['sanity-webhook-signature'])
  const signature = checkedSignature(body, header, hook.secrets, at)
  if (!signature) {
    log.warn('A webhook was refused: its signature is missing, wrong or out of time')
    return answer(response, 401, { error: 'The signature is missing, wrong or out of time.' })
  }
  const key = textOf(request.headers['idempotency-key'])
  const ids = [`signature:${signature}`, ...(key ? [`key:${key.slice(0, 200)}`] : [])]
  const reason = reasonIn(body)
  try {
    const isNew = await deliveries.accept(ids, at, () => hook.want({ ids, reason, at }))
    log.debug({ reason, isNew }, 'A webhook was accepted')
    answer(response, 202, { accepted: true, duplicate: !isNew })
  } catch (error) {
    log.error({ err: error }, 'A webhook could not be kept on disk; Sanity will send it again')
    answer(response, 503, { error: 'The request could not be kept. Send it again.' })
  }
}

const textOf = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header

function reasonIn(body: Buffer): string {
  const unnamed = 'the content changed'
  try {
    const { data } = bodySchema.safeParse(JSON.parse(body.toString('utf8')))
    if (!data) return unnamed
    return `${data._type} ${data.title ? `“${data.title}”` : data._id} changed`
  } catch {
    return unnamed
  }
}
