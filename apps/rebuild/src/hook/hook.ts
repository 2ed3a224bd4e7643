import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NamedDocument } from '@kitewright/content-loader/named-documents'
import { REQUEST_TYPE } from '@kitewright/site-state/site-request'
import { z } from 'zod'
import { answer } from '../http/answer.ts'
import { readBody } from '../http/read-body.ts'
import type { Log } from '../log.ts'
import { checkedSignature } from './signature.ts'

const LARGEST = 64 * 1024

/** What the projection of `webhook.json` sends. One of before it named revisions sends three of these. */
const bodySchema = z.object({
  _id: z.string().max(200),
  _type: z.string().max(100),
  title: z.string().max(300).nullish(),
  _rev: z.string().max(200).optional(),
  _updatedAt: z.iso.datetime().optional(),
  operation: z.string().max(20).nullish(),
})

/** What a webhook tells: the reason of a build for people, and which document must be in it. */
type Told = {
  reason: string
  document?: NamedDocument
  /** Id of something that was asked for in the Studio. */
  request?: string
}

type Hook = {
  secrets: readonly string[]
  /** Keeps the wish for a build on disk; false: it was kept before. Rejects when it cannot. */
  want: (delivery: { ids: string[]; at: number } & Told) => Promise<boolean>
  /** Carries out what was asked for in the Studio. */
  look?: ((request: string) => Promise<void>) | undefined
  log: Log
}

/**
 * `POST /hooks/sanity`. 202 when the work is on disk (also for a repeated delivery), 401 forged or
 * out of time, 413 too large, 503 own trouble: Sanity repeats a 5xx, never another 4xx.
 */
export async function receiveHook(request: IncomingMessage, response: ServerResponse, hook: Hook) {
  const { log } = hook
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
  const told = toldIn(body)
  if (told.request !== undefined) {
    // A document that stays until it is carried out: nothing to keep on disk.
    void hook.look?.(told.request)
    return answer(response, 202, { accepted: true })
  }
  try {
    const isNew = await hook.want({ ids, at, ...told })
    log.debug({ ...told, isNew }, 'A webhook was accepted')
    answer(response, 202, { accepted: true, duplicate: !isNew })
  } catch (error) {
    log.error({ err: error }, 'A webhook could not be kept on disk; Sanity will send it again')
    answer(response, 503, { error: 'The request could not be kept. Send it again.' })
  }
}

const textOf = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header

function toldIn(body: Buffer): Told {
  try {
    const { data } = bodySchema.safeParse(JSON.parse(body.toString('utf8')))
    if (data) return toldBy(data)
  } catch {
    // Not JSON: somebody else's projection, which is as good a reason to look.
  }
  return { reason: 'the content changed' }
}

function toldBy({
  _id,
  _type,
  _rev,
  _updatedAt,
  operation,
  title,
}: z.infer<typeof bodySchema>): Told {
  if (_type === REQUEST_TYPE) return { reason: '', request: _id }
  const reason = `${_type} ${title ? `“${title}”` : _id} changed`
  if (!_rev || !_updatedAt) return { reason }
  const deleted = operation === 'delete'
  return { reason, document: { id: _id, rev: _rev, updatedAt: _updatedAt, deleted } }
}
