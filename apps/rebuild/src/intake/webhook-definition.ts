import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SettingsError } from '@kitewright/content-loader/errors'
import { documentTypes } from '@kitewright/content-types/model'
import { REQUEST_TYPE, SCHEDULE_TYPE } from '@kitewright/protocol/requests'
import { z } from 'zod'

const fileSchema = z.object({
  shared: z.object({
    type: z.literal('document'),
    apiVersion: z.string(),
    httpMethod: z.literal('POST'),
    includeDrafts: z.boolean(),
    on: z.array(z.enum(['create', 'update', 'delete'])),
  }),
  targets: z.record(
    z.enum(['service', 'deploy-hook', 'github']),
    z.object({
      name: z.string(),
      description: z.string(),
      projection: z.string(),
      headers: z.record(z.string(), z.string()),
    }),
  ),
})

/** Type of the document that the doctor's own webhook names; the service answers and does nothing. */
export const PROBE_TYPE = 'siteDoctor'

export const targets = ['service', 'deploy-hook', 'github'] as const
export type Target = (typeof targets)[number]

type Environment = Readonly<Record<string, string | undefined>>

/** Site content, requests and scheduled publishes; never drafts. */
const filter = `_type in ${JSON.stringify([...documentTypes, REQUEST_TYPE, SCHEDULE_TYPE])} && !(_id in path("drafts.**")) && !(_id in path("versions.**"))`

/**
 * The request body that creates a webhook at Sanity, from `webhook.json` and the environment. Throws
 * SettingsError with a line for each missing variable.
 */
export async function createWebhookDefinition(target: Target, env: Environment) {
  const text = await readFile(join(import.meta.dirname, '../../webhook.json'), 'utf8')
  const { shared, targets: kinds } = fileSchema.parse(JSON.parse(text))
  const { on, ...rest } = shared
  const { projection, headers, name: kind, description } = kinds[target]
  const dataset = env.PUBLIC_SANITY_DATASET?.trim() || 'production'
  const address = getTargetAddress(target, headers, env)
  return {
    ...rest,
    name: `${kind}, ${dataset} to ${formatPlace(target, address.url)}`,
    description,
    dataset,
    rule: { on, filter, projection },
    ...address,
  }
}

export type WebhookDefinition = Awaited<ReturnType<typeof createWebhookDefinition>>

/** An address for people. Hides a deploy hook's path, because anybody who knows it can start a build. */
const formatPlace = (target: Target, url: string): string => {
  const { host, pathname } = new URL(url)
  return target === 'deploy-hook' ? `${host}/…${pathname.slice(-4)}` : `${host}${pathname}`
}

/** The purpose of a webhook: its name without dataset and address. */
export const getKind = (name: string): string => name.split(', ', 1)[0] ?? name

type Hook = { id: string; name: string; dataset: string; url: string }

/**
 * The webhooks that a new one replaces: same kind, dataset and address. Webhooks of staging or of another address stay.
 */
export const findReplaced = <Found extends Hook>(
  { name, dataset, url }: WebhookDefinition,
  hooks: readonly Found[],
): Found[] =>
  hooks.filter((hook) => hook.name === name && hook.dataset === dataset && hook.url === url)

function getTargetAddress(target: Target, headers: Record<string, string>, env: Environment) {
  if (target === 'github') {
    const [repository, token] = requireVariables(env, ['GITHUB_REPOSITORY', 'GITHUB_TOKEN'])
    return {
      url: `https://api.github.com/repos/${repository}/dispatches`,
      headers: { ...headers, authorization: `Bearer ${token}` },
      secret: null,
    }
  }
  if (target === 'deploy-hook') {
    const [url = ''] = requireVariables(env, ['WEBHOOK_URL'])
    return { url, headers, secret: null }
  }
  const [url = '', secret] = requireVariables(env, ['WEBHOOK_URL', 'SANITY_WEBHOOK_SECRET'])
  return { url, headers, secret }
}

/** The values of these variables. */
export function requireVariables(env: Environment, names: readonly string[]): string[] {
  const missing = names.filter((name) => !env[name]?.trim())
  if (missing.length > 0) {
    throw new SettingsError(
      missing.map((name) => `${name}: expected a value; found nothing`).join('\n'),
    )
  }
  return names.map((name) => env[name]?.trim() ?? '')
}
