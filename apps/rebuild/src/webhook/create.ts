import { exitCodeOf, SettingsError } from '@kitewright/content-loader/errors'
import { z } from 'zod'
import {
  kindOf,
  replacedBy,
  required,
  type Target,
  targets,
  webhookDefinition,
} from './definition.ts'

const origin = process.env.SANITY_API_HOST?.trim() || 'https://api.sanity.io'
/** The version of the webhook endpoints that Sanity's own command line uses. */
const API = `${origin}/v2025-08-04/hooks/projects`

const hooksSchema = z.array(
  z.looseObject({ id: z.string(), name: z.string(), dataset: z.string(), url: z.string() }),
)
const hookSchema = z.looseObject({ id: z.string() })

/**
 * `pnpm --filter @kitewright/rebuild webhook <target>`: makes the webhook at Sanity. Safe to repeat:
 * the new one is made first, then those before it for the same dataset and address go, so that no publish is lost.
 * Names the others of this kind, as one of an address that is no more stays until somebody deletes it.
 */
async function create(target: Target) {
  const [projectId = '', token] = required(process.env, [
    'PUBLIC_SANITY_PROJECT_ID',
    'SANITY_AUTH_TOKEN',
  ])
  const definition = await webhookDefinition(target, process.env)
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${API}/${projectId}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) {
      throw new Error(
        `Sanity answered HTTP ${response.status}: ${(await response.text()).slice(0, 300)}`,
      )
    }
    return response.status === 204 ? null : response.json()
  }

  const before = hooksSchema.parse(await ask('GET', ''))
  const { id } = hookSchema.parse(await ask('POST', '', definition))
  const replaced = replacedBy(definition, before)
  for (const hook of replaced) await ask('DELETE', `/${hook.id}`)
  console.log(`“${definition.name}” (${id}) now calls ${definition.url}`)
  const others = before.filter(
    (hook) => kindOf(hook.name) === kindOf(definition.name) && !replaced.includes(hook),
  )
  for (const hook of others) console.log(`“${hook.name}” (${hook.id}) stays as it is`)
}

try {
  const target = targets.find((name) => name === process.argv[2])
  if (!target) throw new SettingsError(`Say which webhook: ${targets.join(', ')}`)
  await create(target)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
}
