import { ENQUIRY_TYPE, enquiryDocumentId, storedEnquirySchema } from '@kitewright/protocol/enquiry'
import type { SanityClient } from '@sanity/client'
import { greetMailServer, mailSender } from '../alerts/mail-channel.ts'
import { webhookChannel } from '../alerts/webhook-channel.ts'
import type { EnquirySettings } from '../settings/enquiry-settings.ts'
import type { Destination } from './delivery-queue.ts'
import type { DestinationName, Received } from './enquiry-store.ts'
import { chatMessageOf, mailOf, type SiteUrls } from './enquiry-text.ts'

/** The destinations of enquiries. `lake` is null without write access to one. */
export function destinationsOf(
  { mail, chat }: EnquirySettings,
  urls: SiteUrls,
  lake: SanityClient | null,
): Destination[] {
  return [
    ...(lake ? [toLake(lake)] : []),
    ...(mail ? [byMail(mail, urls)] : []),
    ...(chat ? [toChat(chat, urls)] : []),
  ]
}

/** Spam is stored, but not delivered. */
export const isFor = (name: DestinationName, { enquiry }: Pick<Received, 'enquiry'>) =>
  name === 'lake' || stateOf(enquiry.flag) !== 'spam'

/** Only programs fill in the hidden field. A quick enquiry is marked, and delivered. */
const stateOf = (flag: string | undefined) =>
  flag?.startsWith('hidden field filled in') ? 'spam' : 'new'

/** Stores a private document, once for each id. */
const toLake = (client: SanityClient): Destination => ({
  name: 'lake',
  send({ enquiry, at }, signal) {
    const { id, ...fields } = enquiry
    const document = storedEnquirySchema.parse({
      ...fields,
      _id: enquiryDocumentId(id),
      _type: ENQUIRY_TYPE,
      receivedAt: new Date(at).toISOString(),
      state: stateOf(enquiry.flag),
    })
    return client.createIfNotExists(document, { signal, returnDocuments: false })
  },
  async probe(signal) {
    // As private as an enquiry, with a type that no inbox shows. Replaces a probe that was left behind.
    const _id = enquiryDocumentId('probe')
    const options = { signal, returnDocuments: false } as const
    await client.createOrReplace({ _id, _type: 'enquiryProbe' }, options)
    const found = await client.getDocument(_id, { signal })
    const forGood = { id: _id, purge: true }
    await client.mutate([{ delete: forGood }], options)
    if (!found) throw new Error('The lake accepted a probe but did not return it')
  },
})

function byMail(
  { server, from, to }: NonNullable<EnquirySettings['mail']>,
  urls: SiteUrls,
): Destination {
  const send = mailSender(server, true)
  return {
    name: 'mail',
    send: ({ enquiry }, signal) => send({ from, to, ...mailOf(enquiry, urls) }, signal),
    probe: (signal) => greetMailServer(server, signal),
  }
}

function toChat(chat: NonNullable<EnquirySettings['chat']>, urls: SiteUrls): Destination {
  const channel = webhookChannel(chat)
  return {
    name: 'chat',
    send: ({ enquiry }, signal) => channel.send(chatMessageOf(enquiry, urls), signal),
  }
}
