import { getExitCode, SettingsError } from '@kitewright/content-loader/errors'
import {
  createWebhookDefinition,
  requireVariables,
  type Target,
  targets,
} from '@kitewright/rebuild/webhook-definition'
import { disableProxyForLocalhost } from '@kitewright/site-engine/serve'
import { createManage, getSessionToken } from './management.ts'
import { putWebhook } from './put-webhook.ts'

/**
 * `pnpm --filter @kitewright/ops webhook <target>`: creates the webhook at Sanity, with `SANITY_AUTH_TOKEN` or
 * the login of Sanity's command line. Safe to repeat.
 */
async function create(target: Target) {
  const [projectId = ''] = requireVariables(process.env, ['PUBLIC_SANITY_PROJECT_ID'])
  const definition = await createWebhookDefinition(target, process.env)
  const apiHost = process.env.SANITY_API_HOST?.trim() || null
  const manage = createManage(apiHost, await getSessionToken(process.env))
  const { id, others } = await putWebhook(manage, projectId, definition)
  console.log(`“${definition.name}” (${id}) now calls ${definition.url}`)
  for (const hook of others) console.log(`“${hook.name}” (${hook.id}) stays as it is`)
}

try {
  disableProxyForLocalhost()
  const target = targets.find((name) => name === process.argv[2])
  if (!target) throw new SettingsError(`Say which webhook: ${targets.join(', ')}`)
  await create(target)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = getExitCode(error)
}
