import {
  ENQUIRY_TYPE,
  getEnquiryDocumentId,
  storedEnquirySchema,
} from '@kitewright/protocol/enquiry'
import type { SanityClient } from '@sanity/client'
import { createSendMail, verifyMailServer } from '../alerts/mail-channel.ts'
import { formatMessage } from '../alerts/message.ts'
import { createWebhookChannel } from '../alerts/webhook-channel.ts'
import type { EnquirySettings } from '../settings/enquiry-settings.ts'
import type { Destination } from './delivery-queue.ts'
import type { DestinationName, Received } from './enquiry-store.ts'
import { formatChatMessage, formatFloodMessage, formatMail, type SiteUrls } from './enquiry-text.ts'

/** The destinations of enquiries. `lake` is null without write access to one. */
export function createDestinations(
  { mail, chat }: EnquirySettings,
  urls: SiteUrls,
  lake: SanityClient | null,
): Destination[] {
  return [
    ...(lake ? [createLakeDestination(lake)] : []),
    ...(mail ? [createMailDestination(mail, urls)] : []),
    ...(chat ? [createChatDestination(chat, urls)] : []),
  ]
}

/** Spam is stored, but not delivered. */
export const shouldDeliver = (name: DestinationName, { enquiry }: Pick<Received, 'enquiry'>) =>
  name === 'lake' || getState(enquiry.flag) !== 'spam'

/** Only programs fill in the hidden field. A quick enquiry is marked, and delivered. */
const getState = (flag: string | undefined) =>
  flag?.startsWith('hidden field filled in') ? 'spam' : 'new'

/** Stores a private document, once for each id. */
const createLakeDestination = (client: SanityClient): Destination => ({
  name: 'lake',
  send({ enquiry, at }, signal) {
    const { id, ...fields } = enquiry
    const document = storedEnquirySchema.parse({
      ...fields,
      _id: getEnquiryDocumentId(id),
      _type: ENQUIRY_TYPE,
      receivedAt: new Date(at).toISOString(),
      state: getState(enquiry.flag),
    })
    return client.createIfNotExists(document, { signal, returnDocuments: false })
  },
  async probe(signal) {
    // As private as an enquiry, with a type that no inbox shows. Replaces a probe that was left behind.
    const _id = getEnquiryDocumentId('probe')
    const options = { signal, returnDocuments: false } as const
    await client.createOrReplace({ _id, _type: 'enquiryProbe' }, options)
    const stored = await client.getDocument(_id, { signal })
    const permanently = { id: _id, purge: true }
    await client.mutate([{ delete: permanently }], options)
    if (!stored) throw new Error('The lake accepted a probe but did not return it')
  },
})

function createMailDestination(
  { server, from, to }: NonNullable<EnquirySettings['mail']>,
  urls: SiteUrls,
): Destination {
  const send = createSendMail(server, true)
  return {
    name: 'mail',
    send: ({ enquiry }, signal) => send({ from, to, ...formatMail(enquiry, urls) }, signal),
    sendFlood(received, signal) {
      const message = formatFloodMessage(received, urls)
      return send({ from, to, subject: message.subject, text: formatMessage(message) }, signal)
    },
    probe: (signal) => verifyMailServer(server, signal),
  }
}

function createChatDestination(
  chat: NonNullable<EnquirySettings['chat']>,
  urls: SiteUrls,
): Destination {
  const channel = createWebhookChannel(chat)
  return {
    name: 'chat',
    send: ({ enquiry }, signal) => channel.send(formatChatMessage(enquiry, urls), signal),
    sendFlood: (received, signal) => channel.send(formatFloodMessage(received, urls), signal),
  }
}
