import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AnnouncedDocument } from '@kitewright/content-loader/load'
import { REQUEST_TYPE, SCHEDULE_TYPE } from '@kitewright/protocol/requests'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { type ServiceEnv, sendError } from '../service-env.ts'
import { MAX_AGE_MS, MAX_AHEAD_MS } from './journal.ts'
import { PROBE_TYPE } from './webhook-definition.ts'

const form = /^t=(\d{1,15}),\s*v1=([\w-]{43})$/

/**
 * Returns the signature (`v1`) when one of the secrets signed the body within the time window; null
 * otherwise. The header is `t=<unix ms>,v1=<HMAC-SHA256 of "t.body", base64url>`. Compares texts, not
 * decoded bytes, so that a second spelling of a signature cannot pass for a new delivery.
 *
 * `@sanity/webhook` signs in the tests, but cannot replace this: it compares in variable time, takes a text
 * instead of bytes, tries one secret, has no time window and does not return the signature.
 */
export function verifySignature(
  body: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  now: number,
): string | null {
  const [, time, signature] = form.exec(header ?? '') ?? []
  if (!time || !signature) return null
  const actual = Buffer.from(signature)
  // Tries all secrets in every case, so that the time reveals nothing.
  const matches = secrets.map((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}.`).update(body)
    return timingSafeEqual(Buffer.from(expected.digest('base64url')), actual)
  })
  const age = now - Number(time)
  return matches.includes(true) && age <= MAX_AGE_MS && age >= -MAX_AHEAD_MS ? signature : null
}

const MAX_BODY_BYTES = 64 * 1024

/** The projection of `webhook.json`. */
const bodySchema = z.object({
  _id: z.string().max(200),
  _type: z.string().max(100),
  title: z.string().max(300).nullish(),
  _rev: z.string().max(200).optional(),
  _updatedAt: z.iso.datetime().optional(),
  operation: z.string().max(20).nullish(),
})

/** A parsed webhook: the reason of a build for people, and the document that it must contain. */
type WebhookRequest = {
  reason: string
  document?: AnnouncedDocument
  /** Id of a request of the Studio. */
  studioRequest?: string
  /** Id of a scheduled publish that was created, changed or cancelled. */
  scheduledPublish?: string
  /** The doctor sent it: nothing is to be done. */
  isProbe?: boolean
}

/** When a webhook came last, in ms since 1970; null: none since the start. */
export type WebhookTimes = { accepted: number | null; refused: number | null }

/**
 * `POST /hooks/sanity`. 202 when the request is on disk (also for a duplicate), 401 forged or outside the
 * time window, 413 too large, 503 when it cannot be stored: Sanity retries after a 5xx, not after these 4xx.
 */
export const receiveWebhook = (secrets: readonly string[], times: WebhookTimes, log: Log) => {
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError(c) {
      log.warn('A webhook was refused: its body is larger than 64 KiB')
      return sendError(c, 413, 'The body is larger than 64 KiB.')
    },
  })
  return new Hono<ServiceEnv>().post('/', limit, async (c) => {
    const { publisher, studioRequests, scheduledPublishes } = c.get('control')
    const body = Buffer.from(await c.req.arrayBuffer())
    const at = Date.now()
    const header = c.req.header('sanity-webhook-signature')
    const signature = verifySignature(body, header, secrets, at)
    if (!signature) {
      times.refused = at
      log.warn('A webhook was refused: its signature is missing, wrong or out of time')
      return sendError(c, 401, 'The signature is missing, wrong or out of time.')
    }
    const key = c.req.header('idempotency-key')
    const ids = [`signature:${signature}`, ...(key ? [`key:${key.slice(0, 200)}`] : [])]
    const request = parseBody(body)
    if (request.isProbe) return c.json({ accepted: true }, 202)
    times.accepted = at
    if (request.studioRequest !== undefined) {
      // The document stays in the lake until it is executed, so the journal does not store it.
      void studioRequests?.executeAll(request.studioRequest)
      return c.json({ accepted: true }, 202)
    }
    if (request.scheduledPublish !== undefined) {
      void scheduledPublishes?.check(request.scheduledPublish)
      return c.json({ accepted: true }, 202)
    }
    try {
      const isNew = await publisher.deliver({ ids, at, ...request })
      log.debug({ ...request, isNew }, 'A webhook was accepted')
      return c.json({ accepted: true, duplicate: !isNew }, 202)
    } catch (error) {
      log.error({ err: error }, 'A webhook could not be stored; Sanity will retry')
      return sendError(c, 503, 'The request could not be stored. Send it again.')
    }
  })
}

function parseBody(body: Buffer): WebhookRequest {
  try {
    const { data } = bodySchema.safeParse(JSON.parse(body.toString('utf8')))
    if (data) return toBuildRequest(data)
  } catch {
    // Not JSON: another projection, which also is a reason to check.
  }
  return { reason: 'the content changed' }
}

function toBuildRequest({
  _id,
  _type,
  _rev,
  _updatedAt,
  operation,
  title,
}: z.infer<typeof bodySchema>): WebhookRequest {
  if (_type === REQUEST_TYPE) return { reason: '', studioRequest: _id }
  if (_type === PROBE_TYPE) return { reason: '', isProbe: true }
  if (_type === SCHEDULE_TYPE) return { reason: '', scheduledPublish: _id }
  const reason = `${_type} ${title ? `“${title}”` : _id} changed`
  if (!_rev || !_updatedAt) return { reason }
  const deleted = operation === 'delete'
  return { reason, document: { id: _id, rev: _rev, updatedAt: _updatedAt, deleted } }
}
