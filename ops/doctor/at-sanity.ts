import { firstLine } from '@kitewright/content-loader/errors'
import { lakeClient } from '@kitewright/content-loader/load'
import type { LakeSettings } from '@kitewright/content-loader/settings'
import type { Fields } from '@kitewright/content-rules/check'
import { replacedBy, type WebhookDefinition } from '@kitewright/rebuild/webhook-definition'
import { z } from 'zod'
import { LOG_IN, type Manage, RefusedError, refusalOf } from '../sanity/management.ts'
import { differencesOf, hooksOf } from '../sanity/put-webhook.ts'
import { type Check, type Finding, ok, warning, wrong } from './finding.ts'

const SOON_MS = 14 * 24 * 60 * 60_000
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

type Lake = {
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
  documents: () => Promise<readonly Fields[]>
}

const withoutLogin = (what: string) =>
  warning(
    `${what} is not known here, as nobody is logged in`,
    `${LOG_IN}, or SANITY_AUTH_TOKEN; on any machine with the same settings`,
  )

/** Checks the project at Sanity and its settings for this site. */
export const sanityChecks = (all: Lake): Check[] => [
  { name: 'Content', look: async () => [await contentFinding(all)] },
  { name: 'Clock', look: () => lookAtClock(all) },
  ...Object.entries(all.tokens).map(([name, token]) => ({
    name: name === 'SANITY_WRITE_TOKEN' ? 'Writing token' : 'Reading token',
    look: () => lookAtToken(name, token, all),
  })),
  { name: 'Webhook', look: () => lookAtWebhook(all) },
]

async function contentFinding({ documents }: Lake): Promise<Finding> {
  return ok(`${(await documents()).length} published documents and pictures`)
}

/** Webhook signatures expire after minutes, and posts appear by this machine's clock. */
async function lookAtClock({ lake, siteUrl }: Lake): Promise<Finding[]> {
  const api = lake.apiHost ?? `https://${lake.projectId}.api.sanity.io`
  const start = Date.now()
  const { headers } = await fetch(api, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
  const middle = (start + Date.now()) / 2
  const theirs = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(theirs)) {
    return [warning(`${api} sends no time`, `Compare with ${siteUrl}: curl -sI ${siteUrl}`)]
  }
  // Sanity's time has no milliseconds.
  return [clockFinding(middle - theirs - SECOND_MS / 2)]
}

/** @param ahead ms by which this machine's clock is ahead. */
export function clockFinding(ahead: number): Finding {
  const seconds = Math.round(Math.abs(ahead) / SECOND_MS)
  if (seconds <= 2) return ok('right')
  const words = `${seconds} s ${ahead > 0 ? 'ahead' : 'behind'}`
  const cure = 'Set it automatically: timedatectl set-ntp true'
  return seconds > 60 ? wrong(words, cure) : warning(words, cure)
}

async function lookAtToken(name: string, token: string, all: Lake): Promise<Finding[]> {
  const client = lakeClient({ ...all.lake, token })
  const replaceIt = `Make another one: remove ${name} from the file, then pnpm hosted:setup`
  let me: z.infer<typeof meSchema>
  try {
    me = meSchema.parse(await client.request({ url: '/users/me' }))
  } catch (error) {
    const refused = refusalOf(error, 'say whose token it is')
    const what = refused.status === 401 ? `${name} is unknown, or has expired` : refused.message
    return [wrong(what, replaceIt)]
  }
  const findings: Finding[] = []
  if (name === 'SANITY_WRITE_TOKEN') {
    const probe = { _id: 'site.doctor', _type: 'siteDoctor' }
    const refused = await client.createOrReplace(probe, { dryRun: true }).then(
      () => null,
      (error) => error,
    )
    findings.push(
      refused
        ? wrong(
            `${name} may not write: ${firstLine(refused)}`,
            `It needs the role Editor. ${replaceIt}`,
          )
        : ok('may write'),
    )
  } else findings.push(ok('is known'))
  const expiry = expiryFinding(name, me.id, all).catch((error) => {
    if (!(error instanceof RefusedError)) throw error
    return warning(`When ${name} expires is not known here`, error.message)
  })
  return [...findings, await expiry]
}

async function expiryFinding(name: string, id: string, all: Lake): Promise<Finding> {
  const { manage, lake, tokenExpires } = all
  if (manage) {
    const { data, nextCursor } = robotsSchema.parse(
      await manage('access', `/access/project/${lake.projectId}/robots`, {
        to: 'list the tokens of the project',
      }),
    )
    const own = data.find(
      (robot) => robot.id === id || robot.memberships.some((one) => one.resourceUserId === id),
    )
    if (own?.expiresAt) return untilFinding(Date.parse(own.expiresAt), Date.now())
    if (own || (!nextCursor && data.every(({ expiresAt }) => !expiresAt))) {
      return ok('does not expire')
    }
  }
  if (tokenExpires !== null) return untilFinding(tokenExpires, Date.now())
  return warning(
    `When ${name} expires is not known here`,
    'sanity tokens list shows it: write the day into SANITY_TOKEN_EXPIRES',
  )
}

/** @param until, now ms since 1970. */
export function untilFinding(until: number, now: number): Finding {
  const day = new Date(until).toISOString().slice(0, 10)
  const cure = 'Make another one: pnpm --filter @kitewright/studio exec sanity tokens create'
  if (until <= now) return wrong(`expired on ${day}`, cure)
  return until - now < SOON_MS ? warning(`expires on ${day}`, cure) : ok(`expires on ${day}`)
}

async function lookAtWebhook({ manage, lake, ...all }: Lake): Promise<Finding[]> {
  const webhook = await all.webhook()
  if (!webhook) return [ok('none is wanted')]
  if (!manage) return [withoutLogin('Whether Sanity announces a publish')]
  const hooks = replacedBy(webhook, await hooksOf(manage, lake.projectId))
  const [hook, ...more] = hooks
  const cure = 'pnpm hosted:setup'
  if (!hook) return [wrong(`No webhook for ${webhook.dataset} to ${webhook.url}`, cure)]
  const findings: Finding[] = []
  const differences = differencesOf(webhook, hook)
  if (differences.length > 0) {
    findings.push(
      wrong(`“${hook.name}” is not as webhook.json says: ${differences.join(', ')}`, cure),
    )
  }
  if (more.length > 0) {
    findings.push(warning(`There are ${hooks.length} of them, so each publish comes often`, cure))
  }
  const url = `/hooks/projects/${lake.projectId}/${hook.id}/attempts`
  const attempts = attemptsSchema.parse(await manage('hooks', url, { to: 'list its deliveries' }))
  const last = attempts[0]
  if (last?.isFailure) {
    findings.push(
      warning(
        `The last one failed: ${last.failureReason ?? (last.resultCode ? `HTTP ${last.resultCode}` : 'no reason is given')}`,
        'A 401 is another SANITY_WEBHOOK_SECRET than at Sanity: pnpm hosted:setup; else look at the proxy',
      ),
    )
  }
  return findings.length > 0 ? findings : [ok(`“${hook.name}” is as webhook.json says`)]
}
