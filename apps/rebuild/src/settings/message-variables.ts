import { z } from 'zod'
import { createVariable } from './variables.ts'

/** An address that accepts JSON, and its format. */
export type ChatSettings = { url: string; format: 'slack' | 'teams' }

/** A mail server and its recipients. */
export type MailSettings = {
  /** `smtp:` or `smtps:`, with name and password if the server needs them. */
  server: string
  from: string
  to: string[]
}

const secretAddressHint = 'an address, beginning with https: or http:, without a name or a password'
const serverFormat = 'an address such as smtps://name:password@mail.example'
const mail = /^[^\s@<>,]+@[^\s@<>,]+$/
const mailFormat = 'an address such as site@kitewright.example'
const mailListFormat = 'addresses such as editors@kitewright.example, with commas between them'

export const secretAddress = createVariable(
  z.string().refine(isWebAddress, { error: secretAddressHint }).nullable().default(null),
)

export const mailServer = createVariable(
  z.string().refine(isMailServer, { error: serverFormat }).nullable().default(null),
)

export const mailAddress = createVariable(
  z.string().regex(mail, { error: mailFormat }).nullable().default(null),
)

export const mailAddresses = createVariable(
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => mail.test(part)), { error: mailListFormat })
    .nullable()
    .default(null),
)

/** Derives the format from the address. */
export const getChatSettings = (url: string | null): ChatSettings | null =>
  url === null ? null : { url, format: teamsHosts.test(new URL(url).hostname) ? 'teams' : 'slack' }

/** The channels for the log, without secrets. */
export const getChannelLabels = (
  chat: ChatSettings | null,
  mails: MailSettings | null,
): string[] => [
  ...(chat ? [`${chat.format} at ${new URL(chat.url).host}`] : []),
  ...(mails ? [`mail to ${mails.to.join(', ')}`] : []),
]

/** Addresses of Microsoft Teams workflows, and of the earlier connectors. */
const teamsHosts =
  /(^|\.)(logic\.azure\.com|api\.powerplatform\.com|api\.powerautomate\.com|webhook\.office\.com)$/

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
}

function isMailServer(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}
