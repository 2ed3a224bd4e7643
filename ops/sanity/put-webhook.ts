import { isDeepStrictEqual } from 'node:util'
import {
  findReplaced,
  getKind,
  type WebhookDefinition,
} from '@kitewright/rebuild/webhook-definition'
import { z } from 'zod'
import type { Manage } from './management.ts'

const hookSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  dataset: z.string(),
  url: z.string(),
  httpMethod: z.string().optional(),
  apiVersion: z.string().nullish(),
  includeDrafts: z.boolean().nullish(),
  headers: z.record(z.string(), z.string()).nullish(),
  isDisabled: z.boolean().nullish(),
  isDisabledByUser: z.boolean().nullish(),
  rule: z
    .looseObject({
      on: z.array(z.string()).nullish(),
      filter: z.string().nullish(),
      projection: z.string().nullish(),
    })
    .optional(),
})

export type Hook = z.infer<typeof hookSchema>

/** The webhooks of a project. Throws RejectedError. */
export async function fetchHooks(manage: Manage, projectId: string): Promise<Hook[]> {
  const to = `list the webhooks of the project ${projectId}`
  return z.array(hookSchema).parse(await manage('hooks', `/hooks/projects/${projectId}`, { to }))
}

/**
 * Names the settings in which a webhook differs from its definition. Its secret cannot be read back. An authorization
 * header is only compared for its presence.
 */
export function getDifferences(definition: WebhookDefinition, hook: Hook): string[] {
  const { rule, headers = {} } = hook
  const same: Record<string, boolean> = {
    dataset: hook.dataset === definition.dataset,
    url: hook.url === definition.url,
    httpMethod: (hook.httpMethod ?? 'POST') === definition.httpMethod,
    apiVersion: hook.apiVersion === definition.apiVersion,
    includeDrafts: Boolean(hook.includeDrafts) === definition.includeDrafts,
    on: isDeepStrictEqual(rule?.on?.toSorted(), definition.rule.on.toSorted()),
    filter: rule?.filter?.trim() === definition.rule.filter,
    projection: rule?.projection?.trim() === definition.rule.projection,
    headers: isDeepStrictEqual(hideSecrets(headers ?? {}), hideSecrets(definition.headers)),
    'switched on': !hook.isDisabled && !hook.isDisabledByUser,
  }
  return Object.keys(same).filter((name) => !same[name])
}

const hideSecrets = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const key = name.toLowerCase()
      return [key, key === 'authorization' ? 'some' : value]
    }),
  )

/**
 * Creates the webhook at Sanity, then deletes earlier ones for the same dataset and address, so that no publish is
 * lost. Returns its id, and other webhooks of the same kind, which stay. Throws RejectedError.
 */
export async function putWebhook(
  manage: Manage,
  projectId: string,
  definition: WebhookDefinition,
): Promise<{ id: string; others: Hook[] }> {
  const url = `/hooks/projects/${projectId}`
  const before = await fetchHooks(manage, projectId)
  const to = `make the webhook “${definition.name}”`
  const { id } = hookSchema
    .pick({ id: true })
    .parse(await manage('hooks', url, { method: 'POST', body: definition, to }))
  const replaced = findReplaced(definition, before)
  for (const hook of replaced) {
    await manage('hooks', `${url}/${hook.id}`, {
      method: 'DELETE',
      to: `remove the webhook “${hook.name}” before it`,
    })
  }
  const others = before.filter(
    (hook) => getKind(hook.name) === getKind(definition.name) && !replaced.includes(hook),
  )
  return { id, others }
}
