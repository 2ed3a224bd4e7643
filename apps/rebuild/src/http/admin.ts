import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Log } from '../log.ts'
import type { Publisher } from '../publish/publisher.ts'
import { answer } from './answer.ts'
import { readBody } from './read-body.ts'

const LARGEST = 4 * 1024

const bodies = {
  rebuild: z.strictObject({ confirm: z.boolean().default(false) }),
  rollback: z.strictObject({ to: z.string().max(100).optional() }),
  lock: z.strictObject({ reason: z.string().max(300).default('locked by hand') }),
  unlock: z.strictObject({}),
}

export type AdminAction = keyof typeof bodies

export const isAdminAction = (name: string): name is AdminAction => Object.hasOwn(bodies, name)

/** `POST /admin/<action>`: for people and scripts on this machine who know the token. */
export async function administer(
  action: AdminAction,
  request: IncomingMessage,
  response: ServerResponse,
  { publisher, token, log }: { publisher: Publisher; token: string | null; log: Log },
) {
  const refusal = refusalOf(request, token)
  if (refusal) return answer(response, refusal.status, { error: refusal.error })
  const body = await readBody(request, LARGEST)
  const asked = body && jsonIn(body)
  if (!asked) return answer(response, 400, { error: 'The body is not a small JSON object.' })
  try {
    await carryOut(action, asked, response, publisher)
  } catch (error) {
    if (error instanceof z.ZodError) {
      const [issue] = error.issues
      return answer(response, 400, {
        error: `${issue?.path.join('.') || 'body'}: ${issue?.message}`,
      })
    }
    log.error({ err: error, action }, 'Administration failed')
    const reason = error instanceof Error ? error.message : String(error)
    answer(response, 500, { error: `It could not be done: ${reason}` })
  }
}

async function carryOut(
  action: AdminAction,
  asked: unknown,
  response: ServerResponse,
  publisher: Publisher,
) {
  switch (action) {
    case 'rebuild': {
      const { confirm } = bodies.rebuild.parse(asked)
      const { lock } = publisher.status
      if (lock) return answer(response, 409, { error: `Locked: ${lock.reason}. Unlock first.` })
      await publisher.want('asked for by hand', confirm)
      return answer(response, 202, { accepted: true })
    }
    case 'rollback': {
      const live = await publisher.rollback(bodies.rollback.parse(asked).to)
      if (typeof live === 'string') return answer(response, 409, { error: live })
      return answer(response, 200, { live: live.id, locked: true })
    }
    case 'lock': {
      const { reason } = await publisher.lock(bodies.lock.parse(asked).reason)
      return answer(response, 200, { locked: true, reason })
    }
    case 'unlock':
      bodies.unlock.parse(asked)
      await publisher.unlock()
      return answer(response, 200, { locked: false })
  }
}

function refusalOf(request: IncomingMessage, token: string | null) {
  const { headers, socket } = request
  // A proxy on this machine comes from loopback too; what it passes on does not.
  const isForwarded = headers.forwarded ?? headers['x-forwarded-for'] ?? headers['x-real-ip']
  if (!isLoopback(socket.remoteAddress) || isForwarded !== undefined) {
    return { status: 403, error: 'Only from this machine.' }
  }
  if (!token) return { status: 403, error: 'REBUILD_ADMIN_TOKEN is not set.' }
  const isRight = sameText(headers.authorization ?? '', `Bearer ${token}`)
  return isRight ? null : { status: 401, error: 'The token is missing or wrong.' }
}

const isLoopback = (address = '') => /^(127\.|::1$|::ffff:127\.)/.test(address)

/** Compares digests, so that the time taken tells neither content nor length. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

function jsonIn(body: Buffer): object | null {
  if (body.length === 0) return {}
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}
