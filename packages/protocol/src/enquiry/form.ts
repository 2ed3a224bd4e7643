import { serverPaths } from '@kitewright/content-types/addresses'

export type NeededField = 'name' | 'email' | 'phone' | 'message'
type FieldProblem = 'missing' | 'mistyped'

/** Addresses that browsers accept in an email field (HTML standard, "valid email address"). */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** Anything that a reader can see: not only spaces, control characters, fillers and joiners. */
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * The problem of a required field; null if valid. The form and the receivers' schema use it. It is apart from the schema,
 * so that the page does not load zod.
 */
export function validateField(field: NeededField, value: string): FieldProblem | null {
  if (!visible.test(value)) return 'missing'
  return field === 'email' && !emailAddress.test(value) ? 'mistyped' : null
}

/**
 * Maximum lengths in characters: the form stops there and receivers reject more. Separate from the schema, so that the
 * form's page loads no validator.
 */
export const enquiryLimits = {
  name: 200,
  email: 320,
  phone: 60,
  project: 100,
  /** The visitor's text, without the subject line. */
  message: 10_000,
  /** A plan of four services has four lines. */
  about: 1_000,
  /** An address: `page`, which may be that of a plan, `landing` and `referrer`. */
  place: 1_000,
  campaign: 1_000,
} as const

/** Default retention of enquiries, in days. The privacy policy of the seed names the same number: change both. */
export const DEFAULT_KEEP_DAYS = 180

/** Path of the site's own receiver, which `PUBLIC_CONTACT_ENDPOINT` then names. */
export const ENQUIRY_PATH = serverPaths.enquiries

/** Values that the endpoint expects, with their labels (specification, section 3). */
export const projectTypes = [
  { value: 'web-development', label: 'Web Development' },
  { value: 'mobile-app', label: 'Mobile App' },
  { value: 'iot-hardware', label: 'IoT & Hardware' },
  { value: 'automation', label: 'System Automation' },
  { value: 'consulting', label: 'Consulting & Strategy' },
  { value: 'other', label: 'Other' },
] as const

export type ProjectType = (typeof projectTypes)[number]['value']

/** The label of a project type; an unknown value is returned as it is. */
export const getProjectLabel = (project: string): string =>
  projectTypes.find(({ value }) => value === project)?.label ?? project
