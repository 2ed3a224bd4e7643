import { isThisMachine, type Settings } from '@kitewright/content-loader/settings'
import { DEFAULT_KEEP_DAYS, ENQUIRY_PATH } from '@kitewright/protocol/enquiry'
import { z } from 'zod'
import {
  type ChatSettings,
  getChatSettings,
  type MailSettings,
  mailAddress,
  mailAddresses,
  mailServer,
  secretAddress,
} from './message-variables.ts'
import { type Network, parseNetwork } from './network.ts'
import { createIntegerVariable, createVariable } from './variables.ts'

const DAY_MS = 24 * 60 * 60_000

/** The destinations and the retention of enquiries. */
export type EnquirySettings = {
  /** By the mail server of the alerts. */
  mail: MailSettings | null
  chat: ChatSettings | null
  /** In ms. */
  keep: number
  /** From all visitors together. */
  mostPerHour: number
  /** Proxies on other machines whose client address counts. */
  trustedProxies: Network[]
  /** Whether the daily probe runs. */
  hasProbe: boolean
}

function parseNetworks(list: string): Network[] | null {
  const networks = list.split(',').map((text) => parseNetwork(text.trim()))
  return networks.every((network) => network !== null) ? networks : null
}

export const enquiryVariables = {
  ENQUIRY_MAIL_TO: mailAddresses,
  ENQUIRY_CHAT_URL: secretAddress,
  ENQUIRY_KEEP_DAYS: createIntegerVariable('a whole number', 1, 3_650, DEFAULT_KEEP_DAYS),
  ENQUIRY_PROBE: createVariable(
    z.enum(['daily', 'off'], { error: '"daily" or "off"' }).default('daily'),
  ),
  ENQUIRY_TRUSTED_PROXIES: createVariable(
    z
      .string()
      .transform(parseNetworks)
      .refine((networks) => networks !== null, {
        error: 'addresses or networks such as 10.0.0.0/8, with commas between them',
      })
      .default([]),
  ),
  ENQUIRY_MOST_PER_HOUR: createIntegerVariable('a whole number', 1, 1_000_000, 600),
}

/** It lets anybody write to the chat. */
export const enquirySecrets = ['ENQUIRY_CHAT_URL']

const environment = z.object({
  ...enquiryVariables,
  REBUILD_ALERT_SMTP_URL: mailServer,
  REBUILD_ALERT_FROM: mailAddress,
})

type Values = z.infer<typeof environment>

/** One line for each missing variable that others need. */
export const findMissingEnquiryVariables = (values: Values): string[] =>
  values.ENQUIRY_MAIL_TO !== null && values.REBUILD_ALERT_SMTP_URL === null
    ? [
        'REBUILD_ALERT_SMTP_URL: expected a mail server, because ENQUIRY_MAIL_TO is set; found nothing',
      ]
    : []

/** Warns when a public site stores enquiries without any destination. */
export function getUndeliveredEnquiryWarnings(
  content: Settings,
  { mail, chat }: EnquirySettings,
  writeToken: string | null,
): string[] {
  const hasInbox = content.contentSource !== 'seed' && content.lake !== null && writeToken !== null
  const isStored = content.contactEndpoint === ENQUIRY_PATH && !isThisMachine(content.siteUrl)
  return isStored && !hasInbox && !mail && !chat
    ? [
        'PUBLIC_CONTACT_ENDPOINT: enquiries are only stored on this server and reach nobody; set SANITY_WRITE_TOKEN (with content from a lake), ENQUIRY_MAIL_TO or ENQUIRY_CHAT_URL',
      ]
    : []
}

export function parseEnquirySettings(values: Values): EnquirySettings {
  const {
    ENQUIRY_MAIL_TO: to,
    REBUILD_ALERT_SMTP_URL: server,
    REBUILD_ALERT_FROM: from,
    ENQUIRY_CHAT_URL: url,
  } = values
  return {
    mail: server !== null && from !== null && to !== null ? { server, from, to } : null,
    chat: getChatSettings(url),
    keep: values.ENQUIRY_KEEP_DAYS * DAY_MS,
    mostPerHour: values.ENQUIRY_MOST_PER_HOUR,
    trustedProxies: values.ENQUIRY_TRUSTED_PROXIES ?? [],
    hasProbe: values.ENQUIRY_PROBE === 'daily',
  }
}
