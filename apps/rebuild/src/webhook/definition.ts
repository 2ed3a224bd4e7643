import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SettingsError } from '@kitewright/content-loader/errors'
import { documentTypes } from '@kitewright/content-types/document-types'
import { REQUEST_TYPE } from '@kitewright/site-state/site-request'
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

export const targets = ['service', 'deploy-hook', 'github'] as const
export type Target = (typeof targets)[number]

type Environment = Readonly<Record<string, string | undefined>>

/** What visitors can see, and what editors ask for in the Studio; never drafts. */
const filter = `_type in ${JSON.stringify([...documentTypes, REQUEST_TYPE])} && !(_id in path("drafts.**")) && !(_id in path("versions.**"))`

/**
 * The body that makes a webhook at Sanity, from `webhook.json` and the environment. Throws
 * SettingsError with a line for each variable that is missing.
 */
export async function webhookDefinition(target: Target, env: Environment) {
  const text = await readFile(join(import.meta.dirname, '../../webhook.json'), 'utf8')
  const { shared, targets: kinds } = fileSchema.parse(JSON.parse(text))
  const { on, ...rest } = shared
  const { projection, headers, ...words } = kinds[target]
  return {
    ...rest,
    ...words,
    dataset: env.PUBLIC_SANITY_DATASET || 'production',
    rule: { on, filter, projection },
    ...placeOf(target, headers, env),
  }
}

function placeOf(target: Target, headers: Record<string, string>, env: Environment) {
  if (target === 'github') {
    const [repository, token] = required(env, ['GITHUB_REPOSITORY', 'GITHUB_TOKEN'])
    return {
      url: `https://api.github.com/repos/${repository}/dispatches`,
      headers: { ...headers, authorization: `Bearer ${token}` },
      secret: null,
    }
  }
  if (target === 'deploy-hook') {
    const [url] = required(env, ['WEBHOOK_URL'])
    return { url, headers, secret: null }
  }
  const [url, secret] = required(env, ['WEBHOOK_URL', 'SANITY_WEBHOOK_SECRET'])
  return { url, headers, secret }
}

/** The values of these variables. */
export function required(env: Environment, names: readonly string[]): string[] {
  const missing = names.filter((name) => !env[name]?.trim())
  if (missing.length > 0) {
    throw new SettingsError(
      missing.map((name) => `${name}: expected a value; found nothing`).join('\n'),
    )
  }
  return names.map((name) => env[name]?.trim() ?? '')
}
