import { z } from 'zod'
import { seconds, variable, whole } from './variables.ts'

/** Who is told of trouble, and when. Times in ms. */
export type AlertSettings = {
  /** An address that takes JSON; null: none. */
  webhook: { url: string; format: 'slack' | 'teams' } | null
  mail: {
    /** `smtp:` or `smtps:`, with name and password if the server wants them. */
    server: string
    from: string
    to: string[]
  } | null
  /** How long a publish may take until it is told that it is not live. */
  after: number
  /** When the first of the service's tokens expires, as the operator says; since 1970. */
  tokenExpires: number | null
}

const address = 'an address, beginning with https: or http:, without a name or a password'
const server = 'an address such as smtps://name:password@mail.example'
const mail = /^[^\s@<>,]+@[^\s@<>,]+$/
const mails = 'addresses such as editors@kitewright.example, with commas between them'

export const alertVariables = {
  REBUILD_ALERT_URL: variable(
    z.string().refine(isWebAddress, { error: address }).nullable().default(null),
  ),
  REBUILD_ALERT_FORMAT: variable(
    z.enum(['slack', 'teams'], { error: 'slack or teams' }).nullable().default(null),
  ),
  REBUILD_ALERT_SMTP_URL: variable(
    z.string().refine(isMailServer, { error: server }).nullable().default(null),
  ),
  REBUILD_ALERT_FROM: variable(
    z
      .string()
      .regex(mail, { error: 'an address such as site@kitewright.example' })
      .nullable()
      .default(null),
  ),
  REBUILD_ALERT_TO: variable(
    z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .refine((parts) => parts.every((part) => mail.test(part)), { error: mails })
      .nullable()
      .default(null),
  ),
  REBUILD_ALERT_AFTER_SECONDS: whole(seconds(1, 86_400), 1, 86_400, 300),
  SANITY_TOKEN_EXPIRES: variable(
    z.iso.date({ error: 'a day such as 2027-03-01' }).nullable().default(null),
  ),
}

/** They hold what lets anybody write to that place. */
export const alertSecrets = ['REBUILD_ALERT_URL', 'REBUILD_ALERT_SMTP_URL']

const environment = z.object(alertVariables)

/** One line for each variable that others need; empty when nothing is missing. */
export function missingAlertVariables(values: z.infer<typeof environment>): string[] {
  if (values.REBUILD_ALERT_SMTP_URL === null) return []
  return (['REBUILD_ALERT_FROM', 'REBUILD_ALERT_TO'] as const)
    .filter((name) => values[name] === null)
    .map(
      (name) =>
        `${name}: expected an address, because REBUILD_ALERT_SMTP_URL is set; found nothing`,
    )
}

export function alertSettings(values: z.infer<typeof environment>): AlertSettings {
  const {
    REBUILD_ALERT_URL: url,
    REBUILD_ALERT_FORMAT: format,
    REBUILD_ALERT_SMTP_URL: server,
    REBUILD_ALERT_FROM: from,
    REBUILD_ALERT_TO: to,
    SANITY_TOKEN_EXPIRES: expires,
  } = values
  return {
    webhook: url === null ? null : { url, format: format ?? formatAt(url) },
    mail: server !== null && from !== null && to !== null ? { server, from, to } : null,
    after: values.REBUILD_ALERT_AFTER_SECONDS * 1000,
    tokenExpires: expires === null ? null : Date.parse(expires),
  }
}

/** Who is told, for the log: names no secret. */
export const alertWords = ({ webhook, mail }: AlertSettings): string[] => [
  ...(webhook ? [`${webhook.format} at ${new URL(webhook.url).host}`] : []),
  ...(mail ? [`mail to ${mail.to.join(', ')}`] : []),
]

/** Where workflows of Microsoft Teams, and the connectors before them, take messages. */
const teamsHosts =
  /(^|\.)(logic\.azure\.com|api\.powerplatform\.com|api\.powerautomate\.com|webhook\.office\.com)$/

const formatAt = (url: string) => (teamsHosts.test(new URL(url).hostname) ? 'teams' : 'slack')

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
}

function isMailServer(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}
