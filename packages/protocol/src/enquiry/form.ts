import { serverPaths } from '@kitewright/content-types/addresses'
/**
 * The longest that each part of an enquiry may be, in characters: the form stops there, receivers refuse more.
 * Apart from the schema, so that the site's form brings no validator to a visitor's phone.
 */
export const enquiryLimits = {
  name: 200,
  email: 320,
  phone: 60,
  project: 100,
  /** The text of the visitor; the line that says what it is about comes on top. */
  message: 10_000,
  about: 300,
  /** A path or an origin: `page`, `landing` and `referrer`. */
  place: 300,
  campaign: 1_000,
} as const

/**
 * Days for which a receiver keeps an enquiry, unless it is told otherwise. The privacy policy of the seed names the
 * same number: whoever changes the setting has to change the policy too.
 */
export const DEFAULT_KEEP_DAYS = 180

/** Where the site's own server takes enquiries, and the value of `PUBLIC_CONTACT_ENDPOINT` then. */
export const ENQUIRY_PATH = serverPaths.enquiries

/** Project types as the endpoint expects them, and as they are shown (specification, section 3). */
export const projectTypes = [
  { value: 'web-development', label: 'Web Development' },
  { value: 'mobile-app', label: 'Mobile App' },
  { value: 'iot-hardware', label: 'IoT & Hardware' },
  { value: 'automation', label: 'System Automation' },
  { value: 'consulting', label: 'Consulting & Strategy' },
  { value: 'other', label: 'Other' },
] as const

export type ProjectType = (typeof projectTypes)[number]['value']

/** How a project type is shown; one that is not known by the value that came, and none as ''. */
export const projectLabel = (project: string): string =>
  projectTypes.find(({ value }) => value === project)?.label ?? project
