import { z } from 'zod'
import { fieldProblem, type NeededField } from './field-problem.ts'
import { enquiryLimits } from './form.ts'

const line = (most: number) => z.string().trim().max(most)
/** A receiver keeps an enquiry whose address is mistyped: somebody may still answer by phone. */
const needed = (field: NeededField, most: number) =>
  line(most).refine((value) => fieldProblem(field, value) !== 'missing', { error: 'missing' })

/**
 * What the contact form sends, as JSON. The first six fields are those of the specification (section 7); a receiver
 * may ignore the others.
 */
export const enquirySchema = z.object({
  name: needed('name', enquiryLimits.name),
  email: needed('email', enquiryLimits.email),
  phone: needed('phone', enquiryLimits.phone),
  /** Value of a project type; empty when none is chosen. */
  project: line(enquiryLimits.project).default(''),
  /** Its last line says what the enquiry is about, if anything: `About: Web Development, Professional, ₹2L – 8L`. */
  message: needed('message', enquiryLimits.message + enquiryLimits.about + 20),
  /** When it was sent, as a person in India reads it. */
  timestamp: line(60),
  /** The same however often it is sent, so that a receiver stores it once. */
  id: z.uuid().toLowerCase(),
  /** Why it may come from a program; such an enquiry is marked, never dropped. */
  flag: line(200).optional(),
  /** What it is about, in words, and the page of that: `/services/web-development`. */
  about: line(enquiryLimits.about).optional(),
  page: line(enquiryLimits.place).optional(),
  /** Path of the first page of the visit. */
  landing: line(enquiryLimits.place).optional(),
  /** Origin of the site that the visit came from. */
  referrer: line(enquiryLimits.place).optional(),
  /** Campaign parameters of the first page, as in an address: `utm_source=mail&gclid=x`. */
  campaign: line(enquiryLimits.campaign).optional(),
})

export type Enquiry = z.infer<typeof enquirySchema>
