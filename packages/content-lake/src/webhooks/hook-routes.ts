import { isFields } from '../core/document.ts'
import { type Exchange, readJson, sendJson } from '../http/exchange.ts'
import { HttpError, missing } from '../http/http-error.ts'
import { type Route, route } from '../http/router.ts'
import type { Hook } from './hook.ts'
import type { Hooks } from './hooks.ts'
import type { Outbox, OutboxRow } from './outbox.ts'

/** Managing webhooks, under the same addresses as with hosted Sanity. */
export function hookRoutes(hooks: Hooks, outbox: Outbox, projectId: string): Route[] {
  const all = '/hooks/projects/:project'
  const one = `${all}/:id`
  const shown = (hook: Hook) => ({ ...hook, projectId, isDisabled: false, deletedAt: null })
  const found = ({ params }: Exchange): Hook => {
    const hook = params.project === projectId ? hooks.get(params.id ?? '') : undefined
    if (!hook) throw missing('Webhook not found')
    return hook
  }

  return [
    route('GET', all, 'user', (exchange) => sendJson(exchange, hooks.list().map(shown))),

    route('POST', all, 'user', async (exchange) => {
      sendJson(exchange, shown(hooks.add(await readJson(exchange))), 201)
    }),

    route('GET', one, 'user', (exchange) => sendJson(exchange, shown(found(exchange)))),

    route('PATCH', one, 'user', async (exchange) => {
      const settings = await readJson(exchange)
      if (!isFields(settings)) throw new HttpError(400, 'Expected the settings of a webhook')
      sendJson(exchange, shown(hooks.update(found(exchange), settings)))
    }),

    route('DELETE', one, 'user', ({ response, ...exchange }) => {
      hooks.remove(found({ response, ...exchange }).id)
      response.writeHead(204)
      response.end()
    }),

    route('GET', `${one}/attempts`, 'user', (exchange) => {
      const rows = outbox.ofHook(found(exchange).id).filter(({ attempts }) => attempts > 0)
      sendJson(
        exchange,
        rows.map((row) => attemptOf(row, projectId)),
      )
    }),
  ]
}

const attemptOf = (
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
