import { exitCodeOf, SettingsError } from '@kitewright/content-loader/errors'
import { z } from 'zod'
import { required, type Target, targets, webhookDefinition } from './definition.ts'

const origin = process.env.SANITY_API_HOST?.trim() || 'https://api.sanity.io'
/** The version of the webhook endpoints that Sanity's own command line uses. */
const API = `${origin}/v2025-08-04/hooks/projects`

const hooksSchema = z.array(z.looseObject({ id: z.string(), name: z.string() }))
const hookSchema = z.looseObject({ id: z.string() })

/**
 * `pnpm --filter @kitewright/rebuild webhook <target>`: makes the webhook at Sanity. Safe to repeat:
 * the new one is made first, then those of the same name before it go, so that no publish is lost.
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

  const earlier = hooksSchema
    .parse(await ask('GET', ''))
    .filter(({ name }) => name === definition.name)
  const { id } = hookSchema.parse(await ask('POST', '', definition))
  for (const hook of earlier) await ask('DELETE', `/${hook.id}`)
  console.log(`“${definition.name}” (${id}) now calls ${definition.url}`)
}

try {
  const target = targets.find((name) => name === process.argv[2])
  if (!target) throw new SettingsError(`Say which webhook: ${targets.join(', ')}`)
  await create(target)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
}
