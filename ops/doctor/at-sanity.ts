import { formatFirstLine } from '@kitewright/content-loader/errors'
import { createLakeClient } from '@kitewright/content-loader/load'
import type { LakeSettings } from '@kitewright/content-loader/settings'
import type { Fields } from '@kitewright/content-rules/check'
import { findReplaced, type WebhookDefinition } from '@kitewright/rebuild/webhook-definition'
import { z } from 'zod'
import { LOG_IN, type Manage, RejectedError, toRejectedError } from '../sanity/management.ts'
import { fetchHooks, getDifferences } from '../sanity/put-webhook.ts'
import { type Check, createFailure, createOk, createWarning, type Finding } from './finding.ts'

const WARN_MS = 14 * 24 * 60 * 60_000
const SECOND_MS = 1_000

const meSchema = z.looseObject({ id: z.string() })
const robotsSchema = z.looseObject({
  data: z.array(
    z.looseObject({
      id: z.string(),
      label: z.string(),
      expiresAt: z.string().nullish(),
      memberships: z.array(z.looseObject({ resourceUserId: z.string().nullish() })).default([]),
    }),
  ),
  nextCursor: z.string().nullish(),
})
const attemptsSchema = z.array(
  z.looseObject({
    isFailure: z.boolean().nullish(),
    failureReason: z.string().nullish(),
    resultCode: z.number().nullish(),
  }),
)

type SanityContext = {
  lake: LakeSettings
  siteUrl: string
  /** Tokens of the settings by their names. */
  tokens: Readonly<Record<string, string>>
  /** The value of `SANITY_TOKEN_EXPIRES`, in ms since 1970. */
  tokenExpires: number | null
  /** Null without a login that may manage the project. */
  manage: Manage | null
  /** Null: the site needs no webhook. Rejects with SettingsError when a value for it is missing. */
  webhook: () => Promise<WebhookDefinition | null>
  loadDocuments: () => Promise<readonly Fields[]>
}

const createLoginWarning = (what: string) =>
  createWarning(
    `${what} is not known here, as nobody is logged in`,
    `${LOG_IN}, or SANITY_AUTH_TOKEN; on any machine with the same settings`,
  )

/** Checks the project at Sanity and its settings for this site. */
export const createSanityChecks = (context: SanityContext): Check[] => [
  { name: 'Content', run: async () => [await checkContent(context)] },
  { name: 'Clock', run: () => checkClock(context) },
  ...Object.entries(context.tokens).map(([name, token]) => ({
    name: name === 'SANITY_WRITE_TOKEN' ? 'Writing token' : 'Reading token',
    run: () => checkToken(name, token, context),
  })),
  { name: 'Webhook', run: () => checkWebhook(context) },
]

async function checkContent({ loadDocuments }: SanityContext): Promise<Finding> {
  return createOk(`${(await loadDocuments()).length} published documents and pictures`)
}

/** Webhook signatures expire after minutes, and posts appear by this machine's clock. */
async function checkClock({ lake, siteUrl }: SanityContext): Promise<Finding[]> {
  const api = lake.apiHost ?? `https://${lake.projectId}.api.sanity.io`
  const start = Date.now()
  const { headers } = await fetch(api, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
  const midpoint = (start + Date.now()) / 2
  const serverTime = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(serverTime)) {
    return [createWarning(`${api} sends no time`, `Compare with ${siteUrl}: curl -sI ${siteUrl}`)]
  }
  // Sanity's time has no milliseconds.
  return [toClockFinding(midpoint - serverTime - SECOND_MS / 2)]
}

/** @param ahead ms by which this machine's clock is ahead. */
export function toClockFinding(ahead: number): Finding {
  const seconds = Math.round(Math.abs(ahead) / SECOND_MS)
  if (seconds <= 2) return createOk('right')
  const text = `${seconds} s ${ahead > 0 ? 'ahead' : 'behind'}`
  const fix = 'Set it automatically: timedatectl set-ntp true'
  return seconds > 60 ? createFailure(text, fix) : createWarning(text, fix)
}

async function checkToken(name: string, token: string, context: SanityContext): Promise<Finding[]> {
  const client = createLakeClient({ ...context.lake, token })
  const replaceIt = `Make another one: remove ${name} from the file, then pnpm hosted:setup`
  let me: z.infer<typeof meSchema>
  try {
    me = meSchema.parse(await client.request({ url: '/users/me' }))
  } catch (error) {
    const rejection = toRejectedError(error, 'say whose token it is')
    const what = rejection.status === 401 ? `${name} is unknown, or has expired` : rejection.message
    return [createFailure(what, replaceIt)]
  }
  const findings: Finding[] = []
  if (name === 'SANITY_WRITE_TOKEN') {
    const probe = { _id: 'site.doctor', _type: 'siteDoctor' }
    const rejection = await client.createOrReplace(probe, { dryRun: true }).then(
      () => null,
      (error) => error,
    )
    findings.push(
      rejection
        ? createFailure(
            `${name} may not write: ${formatFirstLine(rejection)}`,
            `It needs the role Editor. ${replaceIt}`,
          )
        : createOk('may write'),
    )
  } else findings.push(createOk('is known'))
  const expiry = checkExpiry(name, me.id, context).catch((error) => {
    if (!(error instanceof RejectedError)) throw error
    return createWarning(`When ${name} expires is not known here`, error.message)
  })
  return [...findings, await expiry]
}

async function checkExpiry(name: string, id: string, context: SanityContext): Promise<Finding> {
  const { manage, lake, tokenExpires } = context
  if (manage) {
    const { data, nextCursor } = robotsSchema.parse(
      await manage('access', `/access/project/${lake.projectId}/robots`, {
        to: 'list the tokens of the project',
      }),
    )
    const own = data.find(
      (robot) => robot.id === id || robot.memberships.some((one) => one.resourceUserId === id),
    )
    if (own?.expiresAt) return toExpiryFinding(Date.parse(own.expiresAt), Date.now())
    if (own || (!nextCursor && data.every(({ expiresAt }) => !expiresAt))) {
      return createOk('does not expire')
    }
  }
  if (tokenExpires !== null) return toExpiryFinding(tokenExpires, Date.now())
  return createWarning(
    `When ${name} expires is not known here`,
    'sanity tokens list shows it: write the day into SANITY_TOKEN_EXPIRES',
  )
}

/** @param until, now ms since 1970. */
export function toExpiryFinding(until: number, now: number): Finding {
  const day = new Date(until).toISOString().slice(0, 10)
  const fix = 'Make another one: pnpm --filter @kitewright/studio exec sanity tokens create'
  if (until <= now) return createFailure(`expired on ${day}`, fix)
  return until - now < WARN_MS
    ? createWarning(`expires on ${day}`, fix)
    : createOk(`expires on ${day}`)
}

async function checkWebhook({ manage, lake, ...context }: SanityContext): Promise<Finding[]> {
  const webhook = await context.webhook()
  if (!webhook) return [createOk('none is wanted')]
  if (!manage) return [createLoginWarning('Whether Sanity announces a publish')]
  const hooks = findReplaced(webhook, await fetchHooks(manage, lake.projectId))
  const [hook, ...duplicates] = hooks
  const fix = 'pnpm hosted:setup'
  if (!hook) return [createFailure(`No webhook for ${webhook.dataset} to ${webhook.url}`, fix)]
  const findings: Finding[] = []
  const differences = getDifferences(webhook, hook)
  if (differences.length > 0) {
    findings.push(
      createFailure(`“${hook.name}” is not as webhook.json says: ${differences.join(', ')}`, fix),
    )
  }
  if (duplicates.length > 0) {
    findings.push(
      createWarning(`There are ${hooks.length} of them, so each publish comes often`, fix),
    )
  }
  const url = `/hooks/projects/${lake.projectId}/${hook.id}/attempts`
  const attempts = attemptsSchema.parse(await manage('hooks', url, { to: 'list its deliveries' }))
  const last = attempts[0]
  if (last?.isFailure) {
    findings.push(
      createWarning(
        `The last one failed: ${last.failureReason ?? (last.resultCode ? `HTTP ${last.resultCode}` : 'no reason is given')}`,
        'A 401 is another SANITY_WEBHOOK_SECRET than at Sanity: pnpm hosted:setup; else look at the proxy',
      ),
    )
  }
  return findings.length > 0 ? findings : [createOk(`“${hook.name}” is as webhook.json says`)]
}
