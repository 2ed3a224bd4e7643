import { z } from 'zod'
import {
  type ChatSettings,
  getChannelLabels,
  getChatSettings,
  type MailSettings,
  mailAddress,
  mailAddresses,
  mailServer,
  secretAddress,
} from './message-variables.ts'
import { createIntegerVariable, createVariable } from './variables.ts'

/** Channels and time limits of alerts. Times in ms. */
export type AlertSettings = {
  /** A webhook that accepts JSON; null: none. */
  webhook: ChatSettings | null
  mail: MailSettings | null
  /** A monitor to call while all is well; null: none. */
  heartbeat: string | null
  /** How long a publish may take to go live, or an enquiry to be delivered, before an alert. */
  after: number
  /** When the first of the service's tokens expires, as set by the operator; since 1970. */
  tokenExpires: number | null
}

export const alertVariables = {
  REBUILD_ALERT_URL: secretAddress,
  REBUILD_ALERT_SMTP_URL: mailServer,
  REBUILD_ALERT_FROM: mailAddress,
  REBUILD_ALERT_TO: mailAddresses,
  REBUILD_HEARTBEAT_URL: secretAddress,
  REBUILD_ALERT_AFTER_SECONDS: createIntegerVariable('whole seconds', 1, 86_400, 300),
  SANITY_TOKEN_EXPIRES: createVariable(
    z.iso.date({ error: 'a day such as 2027-03-01' }).nullable().default(null),
  ),
}

/** Each lets anybody write to its address. */
export const alertSecrets = ['REBUILD_ALERT_URL', 'REBUILD_ALERT_SMTP_URL', 'REBUILD_HEARTBEAT_URL']

const environment = z.object(alertVariables)

/**
 * One line for each variable that others need; empty when nothing is missing.
 *
 * @param hasOtherUse whether something else uses the mail server, so that alerts need no recipient.
 */
export function findMissingAlertVariables(
  values: z.infer<typeof environment>,
  hasOtherUse: boolean,
): string[] {
  if (values.REBUILD_ALERT_SMTP_URL === null) return []
  const required = [
    'REBUILD_ALERT_FROM',
    ...(hasOtherUse ? [] : (['REBUILD_ALERT_TO'] as const)),
  ] as const
  return required
    .filter((name) => values[name] === null)
    .map(
      (name) =>
        `${name}: expected an address, because REBUILD_ALERT_SMTP_URL is set; found nothing`,
    )
}

export function parseAlertSettings(values: z.infer<typeof environment>): AlertSettings {
  const {
    REBUILD_ALERT_URL: url,
    REBUILD_ALERT_SMTP_URL: server,
    REBUILD_ALERT_FROM: from,
    REBUILD_ALERT_TO: to,
    SANITY_TOKEN_EXPIRES: expires,
  } = values
  return {
    webhook: getChatSettings(url),
    mail: server !== null && from !== null && to !== null ? { server, from, to } : null,
    heartbeat: values.REBUILD_HEARTBEAT_URL,
    after: values.REBUILD_ALERT_AFTER_SECONDS * 1000,
    tokenExpires: expires === null ? null : Date.parse(expires),
  }
}

/** The alert channels for the log, without secrets. */
export const formatAlertSummary = ({ webhook, mail }: AlertSettings): string[] =>
  getChannelLabels(webhook, mail)
