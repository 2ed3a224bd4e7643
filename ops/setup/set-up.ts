import { randomBytes } from 'node:crypto'
import {
  createWebhookDefinition,
  findReplaced,
  type Target,
} from '@kitewright/rebuild/webhook-definition'
import { z } from 'zod'
import type { Manage } from '../sanity/management.ts'
import { fetchHooks, getDifferences, putWebhook } from '../sanity/put-webhook.ts'

/** The choices of a setup. */
export type Choices = {
  /** An existing project, or the name of a new one. */
  project: { id: string } | { name: string; organization: string | null }
  dataset: string
  /** Whether reading the dataset needs a token. */
  isPrivate: boolean
  /** Origin of the site for visitors. */
  siteUrl: string
  /** Origin of the Studio: deployed there if at `sanity.studio`, otherwise only allowed by CORS. */
  studioUrl: string
  /** The receiver of webhooks. */
  webhook: Target | 'none'
  contactEndpoint: string
}

type Values = Record<string, string>

export type Environment = {
  manage: Manage
  /** Origin of a lake that is not hosted by Sanity; null for Sanity. */
  apiHost: string | null
  /** Changes nothing, and prints the steps. */
  isDry: boolean
  log: (line: string) => void
  /** The current values of `.env` and of the environment. */
  known: Readonly<Record<string, string | undefined>>
  /** Writes values into `.env`, after each step, so that an interrupted run creates nothing twice. */
  save: (values: Values) => Promise<void>
  /** The number of content documents in a dataset. Rejects with RejectedError. */
  count: (target: { projectId: string; dataset: string; token: string }) => Promise<number>
  /** Imports the bundled content into the dataset of these variables, with progress; returns whether it succeeded. */
  importSeed: (env: Values) => Promise<boolean>
  /** Builds and deploys the Studio with its schema; returns whether it succeeded. */
  deployStudio: (host: string, env: Values) => Promise<boolean>
}

const projectSchema = z.looseObject({
  id: z.string().optional(),
  projectId: z.string().optional(),
  displayName: z.string().optional(),
})
const named = z.array(z.looseObject({ name: z.string() }))
const origins = z.array(z.looseObject({ origin: z.string() }))
const tokenSchema = z.looseObject({ token: z.string().min(1) })

const writes = { name: 'SANITY_WRITE_TOKEN', role: 'editor', label: 'Kitewright: site' }
const reads = { name: 'SANITY_READ_TOKEN', role: 'viewer', label: 'Kitewright: build' }

/** The name before `.sanity.studio`; null for a Studio elsewhere. */
export const getStudioHost = (studioUrl: string): string | null =>
  /^https:\/\/([a-z0-9-]+)\.sanity\.studio$/.exec(studioUrl)?.[1] ?? null

const FIRST_HSTS_SECONDS = '300'

/**
 * Creates everything that is missing at Sanity for the site, at first or after an interrupted run. Imports content only
 * into an empty dataset. Throws RejectedError at the first rejected request.
 */
export async function setUp(choices: Choices, world: Environment): Promise<void> {
  const { log, save } = world
  const getSecret = (name: string) => world.known[name] || randomBytes(24).toString('base64url')
  const secrets = {
    SANITY_WEBHOOK_SECRET: getSecret('SANITY_WEBHOOK_SECRET'),
    REBUILD_ADMIN_TOKEN: getSecret('REBUILD_ADMIN_TOKEN'),
  }
  const { dataset, siteUrl, studioUrl, contactEndpoint } = choices
  const projectId = await ensureProject(choices, world)
  await save({
    PUBLIC_SITE_URL: siteUrl,
    CONTENT_SOURCE: 'sanity',
    PUBLIC_CONTACT_ENDPOINT: contactEndpoint,
    PUBLIC_STUDIO_URL: studioUrl,
    PUBLIC_SANITY_DATASET: dataset,
    // Browsers remember HSTS: short, until https is known to work.
    PUBLIC_HSTS_SECONDS: world.known.PUBLIC_HSTS_SECONDS || FIRST_HSTS_SECONDS,
    ...secrets,
  })
  if (projectId === null) {
    log('Then, in the new project: the dataset, a token, the bundled content, webhook and Studio.')
    return
  }
  await makeDataset(projectId, choices, world)
  const token = await makeToken(projectId, writes, world)
  if (choices.isPrivate) await makeToken(projectId, reads, world)
  await fillDataset({ projectId, token }, choices, world)
  const host = getStudioHost(studioUrl)
  if (!host) await allowOrigin(projectId, studioUrl, world)
  await callWebhook(projectId, choices, world, secrets.SANITY_WEBHOOK_SECRET)
  if (host) await deployStudio(host, getStudioSettings(projectId, choices), world)
}

/** Null for a new project in a dry run. */
async function ensureProject({ project }: Choices, world: Environment): Promise<string | null> {
  const { manage, isDry, log, save } = world
  if ('id' in project) {
    const { id } = project
    const to = `use the project ${id}`
    const { displayName = id } = projectSchema.parse(
      await manage('projects', `/projects/${id}`, { to }),
    )
    await save({ PUBLIC_SANITY_PROJECT_ID: id })
    log(`Project: “${displayName}” (${id}) is there`)
    return id
  }
  const { name, organization } = project
  if (isDry) {
    log(`Project: would be made, “${name}”`)
    return null
  }
  const answer = await manage('newProject', '/projects', {
    method: 'POST',
    body: { displayName: name, ...(organization && { organizationId: organization }) },
    to: `make the project “${name}”`,
  })
  const { id, projectId = id } = projectSchema.parse(answer)
  if (!projectId) throw new Error('Sanity made a project and answered no id of it')
  await save({ PUBLIC_SANITY_PROJECT_ID: projectId })
  log(`Project: made, “${name}” (${projectId})`)
  return projectId
}

async function makeDataset(
  projectId: string,
  { dataset, isPrivate }: Choices,
  { manage, isDry, log }: Environment,
): Promise<void> {
  const to = `list the datasets of the project ${projectId}`
  const known = named.parse(await manage('datasets', '/datasets', { projectId, to }))
  if (known.some(({ name }) => name === dataset)) return log(`Dataset: “${dataset}” is there`)
  const aclMode = isPrivate ? 'private' : 'public'
  if (!isDry) {
    await manage('datasets', `/datasets/${dataset}`, {
      method: 'PUT',
      body: { aclMode },
      projectId,
      to: `make the dataset “${dataset}” (${aclMode})`,
    })
  }
  log(`Dataset: ${isDry ? 'would be made' : 'made'}, “${dataset}” (${aclMode})`)
}

/** Keeps a known token of this project; `pnpm hosted:doctor` checks its rights. */
async function makeToken(
  projectId: string,
  { name, role, label }: { name: string; role: string; label: string },
  { manage, isDry, log, save, known }: Environment,
): Promise<string | null> {
  const existing = known.PUBLIC_SANITY_PROJECT_ID === projectId ? known[name] : undefined
  if (existing) {
    log(`Token: ${name} is there`)
    return existing
  }
  if (isDry) {
    log(`Token: would be made, ${name} (${role})`)
    return null
  }
  const answer = await manage('access', `/access/project/${projectId}/robots`, {
    method: 'POST',
    body: {
      label,
      memberships: [{ resourceId: projectId, resourceType: 'project', roleNames: [role] }],
    },
    to: `make a token with the role ${role}`,
  })
  const { token } = tokenSchema.parse(answer)
  await save({ [name]: token })
  log(`Token: made, ${name} (${role})`)
  return token
}

/** Imports the bundled content only into an empty dataset, so that a second run does not revert editors' work. */
async function fillDataset(
  { projectId, token }: { projectId: string; token: string | null },
  { dataset }: Choices,
  { isDry, log, count, importSeed }: Environment,
): Promise<void> {
  const existing = token === null ? 0 : await count({ projectId, dataset, token })
  if (existing > 0) return log(`Content: ${existing} documents are there`)
  if (isDry) return log('Content: the bundled content would be imported')
  log('Content: the bundled content is imported')
  const done = await importSeed({
    SANITY_STUDIO_PROJECT_ID: projectId,
    SANITY_STUDIO_DATASET: dataset,
    SANITY_WRITE_TOKEN: token ?? '',
  })
  if (!done) throw new Error('The import failed, as said above. Run the command again')
}

/** A Studio outside of Sanity needs its origin in the project's CORS list. */
async function allowOrigin(
  projectId: string,
  origin: string,
  { manage, isDry, log }: Environment,
): Promise<void> {
  const url = `/projects/${projectId}/cors`
  const to = `list the origins that the project ${projectId} lets in`
  const allowed = origins.parse(await manage('cors', url, { to }))
  if (allowed.some((entry) => entry.origin === origin)) return log(`Origin: ${origin} is let in`)
  if (!isDry) {
    await manage('cors', url, {
      method: 'POST',
      body: { origin, allowCredentials: true },
      to: `let in ${origin}`,
    })
  }
  log(`Origin: ${origin} ${isDry ? 'would be' : 'is now'} let in (CORS, with logins)`)
}

async function callWebhook(
  projectId: string,
  { webhook, dataset, siteUrl }: Choices,
  { manage, isDry, log, known }: Environment,
  getSecret: string,
): Promise<void> {
  if (webhook === 'none') return log('Webhook: none is wanted')
  const definition = await createWebhookDefinition(webhook, {
    ...known,
    PUBLIC_SANITY_DATASET: dataset,
    SANITY_WEBHOOK_SECRET: getSecret,
    ...(webhook === 'service' && { WEBHOOK_URL: `${siteUrl}/hooks/sanity` }),
  })
  const existing = findReplaced(definition, await fetchHooks(manage, projectId))
  // The secret cannot be read back: a changed one needs a new webhook.
  const isSigned = webhook !== 'service' || known.SANITY_WEBHOOK_SECRET === getSecret
  const [hook, ...more] = existing
  if (hook && more.length === 0 && isSigned && getDifferences(definition, hook).length === 0) {
    return log(`Webhook: “${definition.name}” is there`)
  }
  if (isDry) return log(`Webhook: would be made, “${definition.name}”`)
  const { others } = await putWebhook(manage, projectId, definition)
  log(`Webhook: made, “${definition.name}”`)
  for (const other of others) log(`Webhook: “${other.name}” (${other.id}) stays as it is`)
}

/** Variables of the Studio's build. A site at a static host reports nothing, so the Studio needs its address. */
const getStudioSettings = (projectId: string, { dataset, siteUrl, webhook }: Choices): Values => ({
  SANITY_STUDIO_PROJECT_ID: projectId,
  SANITY_STUDIO_DATASET: dataset,
  ...(webhook !== 'service' && { SANITY_STUDIO_STATIC_SITE_URL: siteUrl }),
  // GitHub Pages sends no headers, so it has no preview.
  ...(webhook === 'deploy-hook' && { SANITY_STUDIO_PREVIEW_URL: siteUrl }),
})

async function deployStudio(
  host: string,
  settings: Values,
  { apiHost, isDry, log, deployStudio }: Environment,
): Promise<void> {
  if (apiHost) return log('Studio: not deployed, as SANITY_API_HOST is not Sanity')
  if (isDry) return log(`Studio: would be built and deployed to https://${host}.sanity.studio`)
  log(`Studio: is built and deployed to https://${host}.sanity.studio`)
  const done = await deployStudio(host, settings)
  if (done) return
  throw new Error(
    `The Studio was not deployed, as said above. Where somebody else has the name “${host}”, run the command again with --studio <another name>`,
  )
}
