import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { type ServiceEnv, sendError } from '../service-env.ts'

const MAX_BODY_BYTES = 4 * 1024

/** `/admin/<action>`: for people and scripts on this machine that have the token. */
export function createAdminApp(token: string | null, log: Log) {
  const admitted = every(
    createMiddleware<ServiceEnv>(async (c, next) => {
      const [status, error] = getRejection(c.env.incoming, token) ?? []
      return status ? sendError(c, status, error) : next()
    }),
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => sendError(c, 400, 'The body is too large.'),
    }),
  )
  return new Hono<ServiceEnv>()
    .post('/rebuild', admitted, async (c) => {
      const { confirm } = await parseBody(c, { confirm: z.boolean().default(false) })
      const { publisher } = c.get('control')
      const { lock } = publisher.status
      if (lock) return sendError(c, 409, `Locked: ${lock.reason}. Unlock first.`)
      await publisher.requestBuild('asked for by hand', confirm)
      return c.json({ accepted: true }, 202)
    })
    .post('/promote', admitted, async (c) => {
      const { withoutLock } = await parseBody(c, { withoutLock: z.boolean().default(false) })
      const { leadership, publisher } = c.get('control')
      if (!leadership) return sendError(c, 409, 'SANITY_WRITE_TOKEN is not set.')
      if (!publisher.status.live) return sendError(c, 409, 'This service has no release yet.')
      const former = leadership.status.leader?.host ?? null
      const problem = await leadership.promote(withoutLock)
      if (problem) return sendError(c, 409, `Nothing has changed: ${problem}.`)
      const { lock } = publisher.status
      return c.json({ role: 'leader', former, locked: lock?.reason ?? null })
    })
    .post('/rollback', admitted, asLeader, async (c) => {
      const { to } = await parseBody(c, { to: z.string().max(100).optional() })
      const live = await c.get('control').publisher.rollback(to)
      return typeof live === 'string'
        ? sendError(c, 409, live)
        : c.json({ live: live.id, locked: true })
    })
    .post('/lock', admitted, asLeader, async (c) => {
      const reasonSchema = z.string().max(300).default('locked by hand')
      const { reason } = await parseBody(c, { reason: reasonSchema })
      await c.get('control').publisher.lock(reason)
      return c.json({ locked: true, reason })
    })
    .post('/unlock', admitted, asLeader, async (c) => {
      await parseBody(c, {})
      await c.get('control').publisher.unlock()
      return c.json({ locked: false })
    })
    .get('/enquiries', admitted, (c) => {
      const enquiries = c.get('control').enquiries.list()
      return c.json({
        enquiries: enquiries.map(({ enquiry, at }) => ({
          receivedAt: new Date(at).toISOString(),
          ...enquiry,
        })),
      })
    })
    .post('/forget-enquiries', admitted, async (c) => {
      const { email, id } = await parseBody(c, {
        email: z.string().min(1).max(320).optional(),
        id: z.uuid().optional(),
      })
      if ((email === undefined) === (id === undefined)) {
        return sendError(c, 400, 'Say whose: {"email": "…"}, or which: {"id": "…"}.')
      }
      const { enquiries } = c.get('control')
      const selector = email === undefined ? { id: id ?? '' } : { email }
      return c.json({ deletedHere: await enquiries.delete(selector) })
    })
    .onError((error, c) => {
      if (error instanceof z.ZodError) return sendError(c, 400, z.prettifyError(error))
      // The control server handles aborted requests.
      if (c.env.incoming.errored) throw error
      log.error({ err: error, action: c.req.path.slice('/admin/'.length) }, 'Administration failed')
      return sendError(c, 500, `It could not be done: ${error.message}`)
    })
}

/** A standby takes over the lock of the leader, so it rejects other ones. */
const asLeader = createMiddleware<ServiceEnv>(async (c, next) => {
  const { leadership } = c.get('control')
  if (!leadership?.isStandby) return next()
  const { leader } = leadership.status
  return sendError(
    c,
    409,
    `This service is a standby. Ask the leader, ${leader?.host ?? 'another service'}, or promote this one: ops/promote.`,
  )
})

/** The body of a request with exactly these fields. Throws ZodError. */
async function parseBody<Shape extends z.ZodRawShape>(c: Context, shape: Shape) {
  return json.pipe(z.strictObject(shape)).parse((await c.req.text()) || '{}')
}

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('The body is no JSON')
    return z.NEVER
  }
})

/** Whether a request may read the metrics: it comes from this machine, or has the token. */
export const canScrape = (request: IncomingMessage, token: string | null): boolean =>
  isFromHere(request) || (token !== null && hasToken(request, token))

function getRejection(request: IncomingMessage, token: string | null) {
  if (!isFromHere(request)) return [403, 'Only from this machine.'] as const
  if (!token) return [403, 'REBUILD_ADMIN_TOKEN is not set.'] as const
  return hasToken(request, token) ? null : ([401, 'The token is missing or wrong.'] as const)
}

/** A proxy on this machine also connects from loopback, but its forwarded requests do not count as local. */
function isFromHere({ headers, socket }: IncomingMessage): boolean {
  const isForwarded = headers.forwarded ?? headers['x-forwarded-for'] ?? headers['x-real-ip']
  return isLoopback(socket.remoteAddress) && isForwarded === undefined
}

const hasToken = ({ headers }: IncomingMessage, token: string) =>
  isSameText(headers.authorization ?? '', `Bearer ${token}`)

const isLoopback = (address = '') => /^(127\.|::1$|::ffff:127\.)/.test(address)

/** Compares digests, so that the time reveals neither content nor length. */
function isSameText(a: string, b: string): boolean {
  const hashText = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashText(a), hashText(b))
}
