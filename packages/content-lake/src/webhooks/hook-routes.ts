import { type Context, Hono } from 'hono'
import { isFields } from '../core/document.ts'
import { user } from '../http/access.ts'
import { type LakeEnv, readJson } from '../http/exchange.ts'
import { createNotFoundError, HttpError } from '../http/http-error.ts'
import type { Hook, Hooks } from './hooks.ts'
import type { Outbox, OutboxRow } from './outbox.ts'

/** Webhook management, with hosted Sanity's addresses. */
export function createHookRoutes(hooks: Hooks, outbox: Outbox, projectId: string) {
  const all = '/hooks/projects/:project'
  const one = `${all}/:id` as const
  const formatHook = (hook: Hook) => ({ ...hook, projectId, isDisabled: false, deletedAt: null })
  const requireHook = (c: Context<LakeEnv, typeof one>): Hook => {
    const { project, id } = c.req.param()
    const hook = project === projectId ? hooks.get(id) : undefined
    if (!hook) throw createNotFoundError('Webhook not found')
    return hook
  }

  return new Hono<LakeEnv>()
    .get(all, user, (c) => c.json(hooks.list().map(formatHook)))
    .post(all, user, async (c) => c.json(formatHook(hooks.add(await readJson(c))), 201))
    .get(one, user, (c) => c.json(formatHook(requireHook(c))))
    .patch(one, user, async (c) => {
      const settings = await readJson(c)
      if (!isFields(settings)) throw new HttpError(400, 'Expected the settings of a webhook')
      return c.json(formatHook(hooks.update(requireHook(c), settings)))
    })
    .delete(one, user, (c) => {
      hooks.remove(requireHook(c).id)
      return c.body(null, 204)
    })
    .get(`${one}/attempts`, user, (c) => {
      const rows = outbox.ofHook(requireHook(c).id).filter(({ attempts }) => attempts > 0)
      return c.json(rows.map((row) => formatAttempt(row, projectId)))
    })
}

const formatAttempt = (
  { id, hook, document, status, attempts, outcome }: OutboxRow,
  projectId: string,
) => ({
  id: String(id),
  projectId,
  hookId: hook,
  messageId: String(id),
  documentId: document,
  inProgress: status === 'pending',
  isFailure: status === 'failed',
  failureReason: status === 'sent' ? null : outcome,
  resultCode: Number(outcome?.match(/^HTTP (\d+)$/)?.[1] ?? 0),
  attempts,
})
