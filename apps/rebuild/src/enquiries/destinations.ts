import { ENQUIRY_TYPE, enquiryDocumentId, storedEnquirySchema } from '@kitewright/protocol/enquiry'
import type { SanityClient } from '@sanity/client'
import { greetMailServer, mailSender } from '../notify/mail-channel.ts'
import { webhookChannel } from '../notify/webhook-channel.ts'
import type { EnquirySettings } from '../settings/enquiry-settings.ts'
import type { Destination } from './delivery-queue.ts'
import type { DestinationName, Received } from './enquiry-store.ts'
import { chatMessageOf, mailOf, type SiteUrls } from './enquiry-text.ts'

/** Where enquiries go. @param lake null where there is none, or none that may be written to. */
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

/** What programs fill in is stored and nothing else. */
export const isFor = (name: DestinationName, { enquiry }: Pick<Received, 'enquiry'>) =>
  name === 'lake' || stateOf(enquiry.flag) !== 'spam'

/** People see no hidden field. One that was merely quick is marked, and treated as all others. */
const stateOf = (flag: string | undefined) =>
  flag?.startsWith('hidden field filled in') ? 'spam' : 'new'

/** As a document that the public cannot read, once however often it comes. */
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
    // As private as an enquiry, and of a type that no inbox shows. One that was left behind is replaced, and goes now.
    const _id = enquiryDocumentId('probe')
    const options = { signal, returnDocuments: false } as const
    await client.createOrReplace({ _id, _type: 'enquiryProbe' }, options)
    const found = await client.getDocument(_id, { signal })
    const forGood = { id: _id, purge: true }
    await client.mutate([{ delete: forGood }], options)
    if (!found) throw new Error('The lake took a probe and did not give it back')
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
