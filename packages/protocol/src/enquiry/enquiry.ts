import { z } from 'zod'
import { enquiryLimits, type NeededField, validateField } from './form.ts'

const createLineSchema = (most: number) => z.string().trim().max(most)
/** A mistyped email address is accepted, as the enquiry can be answered by phone. */
const createRequiredSchema = (field: NeededField, most: number) =>
  createLineSchema(most).refine((value) => validateField(field, value) !== 'missing', {
    error: 'missing',
  })

/**
 * The JSON that the contact form sends. The specification (section 7) defines the first six fields; receivers may
 * ignore the others.
 */
export const enquirySchema = z.object({
  name: createRequiredSchema('name', enquiryLimits.name),
  email: createRequiredSchema('email', enquiryLimits.email),
  phone: createRequiredSchema('phone', enquiryLimits.phone),
  /** Value of a project type; empty if the visitor chose none. */
  project: createLineSchema(enquiryLimits.project).default(''),
  /** May end with the subject: `About: Web Development, Professional, ₹2L – 8L`. */
  message: createRequiredSchema('message', enquiryLimits.message + enquiryLimits.about + 20),
  /** Send time in India, as text. */
  timestamp: createLineSchema(60),
  /** Stays the same on each retry, so that a receiver stores it once. */
  id: z.uuid().toLowerCase(),
  /** The reason why it looks automated. Flagged enquiries are stored too. */
  flag: createLineSchema(200).optional(),
  /** The subject as text, and the path of its page: `/services/web-development`. */
  about: createLineSchema(enquiryLimits.about).optional(),
  page: createLineSchema(enquiryLimits.place).optional(),
  /** Path of the first page of the visit. */
  landing: createLineSchema(enquiryLimits.place).optional(),
  /** Origin of the referring site. */
  referrer: createLineSchema(enquiryLimits.place).optional(),
  /** Campaign parameters of the first page: `utm_source=mail&gclid=x`. */
  campaign: createLineSchema(enquiryLimits.campaign).optional(),
})

export type Enquiry = z.infer<typeof enquirySchema>

export const ENQUIRY_TYPE = 'enquiry'

/** A dot in the id makes a document private, even in a public dataset. */
export const ENQUIRY_PREFIX = 'enquiry.'

export const getEnquiryDocumentId = (id: string) => `${ENQUIRY_PREFIX}${id}`

/** Characters of a note. */
export const NOTE_CHARACTERS = 2_000

const enquiryStates = ['new', 'answered', 'spam'] as const

/** An enquiry in the content lake; private, and not part of the site's content. */
export const storedEnquirySchema = enquirySchema.omit({ id: true }).extend({
  _id: z.string().startsWith(ENQUIRY_PREFIX),
  _type: z.literal(ENQUIRY_TYPE),
  /** By the receiver's clock, ISO 8601. */
  receivedAt: z.iso.datetime(),
  state: z.enum(enquiryStates),
  /** A note for colleagues. */
  note: z.string().max(NOTE_CHARACTERS).optional(),
})

export type StoredEnquiry = z.infer<typeof storedEnquirySchema>
export type EnquiryState = StoredEnquiry['state']
