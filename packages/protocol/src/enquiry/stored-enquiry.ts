import { z } from 'zod'
import { enquirySchema } from './enquiry.ts'

export const ENQUIRY_TYPE = 'enquiry'

/** A dot in the id makes a document private, even in a public dataset. */
export const ENQUIRY_PREFIX = 'enquiry.'

export const enquiryDocumentId = (id: string) => `${ENQUIRY_PREFIX}${id}`

export const enquiryStates = ['new', 'answered', 'spam'] as const

/** An enquiry in the content lake; private, and not part of the site's content. */
export const storedEnquirySchema = enquirySchema.omit({ id: true }).extend({
  _id: z.string().startsWith(ENQUIRY_PREFIX),
  _type: z.literal(ENQUIRY_TYPE),
  /** By the receiver's clock, ISO 8601. */
  receivedAt: z.iso.datetime(),
  state: z.enum(enquiryStates),
})

export type StoredEnquiry = z.infer<typeof storedEnquirySchema>
export type EnquiryState = StoredEnquiry['state']
