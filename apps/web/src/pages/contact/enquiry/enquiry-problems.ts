import type { EnquiryField, EnquiryFields } from './enquiry.ts'

/** What is wrong, by field. */
export type EnquiryProblems = Partial<Record<EnquiryField, string>>

const missing = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  phone: 'Please enter your phone number.',
  message: 'Please write a message.',
} as const

const MISTYPED_EMAIL = 'Please enter an email address such as you@company.in.'

/** What browsers accept in an email field (HTML standard, "valid email address"). */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** Checks the fields as the browser would (specification, section 5), in the order of the form. */
export function problemsIn(enquiry: EnquiryFields): EnquiryProblems {
  const problems: EnquiryProblems = {}
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    if (enquiry[field].trim() === '') problems[field] = missing[field]
  }
  if (!problems.email && !emailAddress.test(enquiry.email)) problems.email = MISTYPED_EMAIL
  return problems
}
