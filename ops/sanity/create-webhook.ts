import { exitCodeOf, SettingsError } from '@kitewright/content-loader/errors'
import {
  required,
  type Target,
  targets,
  webhookDefinition,
} from '@kitewright/rebuild/webhook-definition'
import { bypassProxyForThisMachine } from '@kitewright/site-engine/serve'
import { managementOf, sessionToken } from './management.ts'
import { putWebhook } from './put-webhook.ts'

/**
 * `pnpm --filter @kitewright/ops webhook <target>`: creates the webhook at Sanity, with `SANITY_AUTH_TOKEN` or
 * the login of Sanity's command line. Safe to repeat.
 */
async function create(target: Target) {
  const [projectId = ''] = required(process.env, ['PUBLIC_SANITY_PROJECT_ID'])
  const definition = await webhookDefinition(target, process.env)
  const apiHost = process.env.SANITY_API_HOST?.trim() || null
  const manage = managementOf(apiHost, await sessionToken(process.env))
  const { id, others } = await putWebhook(manage, projectId, definition)
  console.log(`“${definition.name}” (${id}) now calls ${definition.url}`)
  for (const hook of others) console.log(`“${hook.name}” (${hook.id}) stays as it is`)
}

try {
  bypassProxyForThisMachine()
  const target = targets.find((name) => name === process.argv[2])
  if (!target) throw new SettingsError(`Say which webhook: ${targets.join(', ')}`)
  await create(target)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = exitCodeOf(error)
}
