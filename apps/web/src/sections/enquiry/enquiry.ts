import { type Enquiry, enquiryLimits, validateField } from '@kitewright/protocol/enquiry'

/** The visitor's fields (specification, section 3). `project` may be empty. */
export type EnquiryFields = Pick<Enquiry, 'name' | 'email' | 'phone' | 'project' | 'message'>

const enquiryFields = ['name', 'email', 'phone', 'project', 'message'] as const

type EnquiryField = (typeof enquiryFields)[number]

/** Name of the field that people do not see; whatever fills it in is a program. */
export const TRAP_FIELD = 'website'

const getText = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const getTrimmedText = (form: FormData, name: string) => getText(form, name).trim()

/** The fields of the form, untrimmed. */
export const readFields = (form: FormData): EnquiryFields => ({
  name: getText(form, 'name'),
  email: getText(form, 'email'),
  phone: getText(form, 'phone'),
  project: getText(form, 'project'),
  message: getText(form, 'message'),
})

/** Direction marks, zero-width characters and others without a shape, which come with a copied address. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Reads the enquiry from the form; blanks around a value, and invisible characters in an address, do not count. */
export function readEnquiry(form: FormData): EnquiryFields {
  const fields = readFields(form)
  const stripInvisible = (value: string) => value.replace(invisible, '').trim()
  return {
    name: fields.name.trim(),
    email: stripInvisible(fields.email),
    phone: stripInvisible(fields.phone),
    project: fields.project.trim(),
    message: fields.message.trim(),
  }
}

/** The fields without those that were sent as they are: the visitor may have typed since. */
export function getUnsentFields(fields: EnquiryFields, sent: EnquiryFields): EnquiryFields {
  const rest = { ...fields }
  for (const name of enquiryFields) if (fields[name] === sent[name]) rest[name] = ''
  return rest
}

export const hasText = ({ name, email, phone, message }: EnquiryFields) =>
  `${name}${email}${phone}${message}`.trim() !== ''

/** The subject of the enquiry and its page, from the form; empty without one (`AboutSlip`). */
export const readAbout = (form: FormData) => ({
  about: getTrimmedText(form, 'about'),
  page: getTrimmedText(form, 'page'),
})

/** True when the hidden field was filled in. */
export const isTrapped = (form: FormData) => getTrimmedText(form, TRAP_FIELD) !== ''

/** Error messages by field. */
export type EnquiryProblems = Partial<Record<EnquiryField, string>>

const texts = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  phone: 'Please enter your phone number.',
  message: 'Please write a message.',
} as const

const MISTYPED_EMAIL = 'Please enter an email address such as you@company.in.'

/** Checks the fields as the browser would (specification, section 5), in the order of the form. */
export function validateEnquiry(enquiry: EnquiryFields): EnquiryProblems {
  const problems: EnquiryProblems = {}
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    const problem = validateField(field, enquiry[field])
    if (problem) problems[field] = problem === 'missing' ? texts[field] : MISTYPED_EMAIL
  }
  const tooLong = checkLength(enquiry.message)
  if (tooLong) problems.message = tooLong
  return problems
}

/** The problem of a message that is too long. It stays in the field, so that nothing is lost. */
export function checkLength({ length }: string): string | undefined {
  if (length <= enquiryLimits.message) return undefined
  const [count, max, over] = [length, enquiryLimits.message, length - enquiryLimits.message].map(
    (characters) => characters.toLocaleString('en-IN'),
  )
  return `Your message has ${count} characters, and ${max} fit. Please shorten it by ${over}.`
}
