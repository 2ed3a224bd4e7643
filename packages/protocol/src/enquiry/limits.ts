/**
 * The longest that each part of an enquiry may be, in characters: the form stops there, receivers refuse more.
 * Apart from the schema, so that the site's form brings no validator to a visitor's phone.
 */
export const enquiryLimits = {
  name: 200,
  email: 320,
  phone: 60,
  project: 100,
  /** What the visitor types; the line that says what it is about comes on top. */
  message: 10_000,
  about: 300,
  /** A path or an origin: `page`, `landing` and `referrer`. */
  place: 300,
  campaign: 1_000,
} as const
