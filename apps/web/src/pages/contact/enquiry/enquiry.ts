import type { Enquiry } from '@kitewright/enquiry/enquiry'

/** What a visitor types and chooses (specification, section 3). `project` is empty when none is chosen. */
export type EnquiryFields = Pick<Enquiry, 'name' | 'email' | 'phone' | 'project' | 'message'>

export type EnquiryField = keyof EnquiryFields

/** Name of the field that people do not see; whatever fills it in is a program. */
export const TRAP_FIELD = 'website'

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const trimmed = (form: FormData, name: string) => text(form, name).trim()

/** The fields as they stand in the form. */
export const fieldsOf = (form: FormData, read = text): EnquiryFields => ({
  name: read(form, 'name'),
  email: read(form, 'email'),
  phone: read(form, 'phone'),
  project: read(form, 'project'),
  message: read(form, 'message'),
})

/** Reads the enquiry from the form; blanks around a value do not count. */
export const enquiryOf = (form: FormData): EnquiryFields => fieldsOf(form, trimmed)

/** What the form says that the enquiry is about, and the page of that; empty when nothing (`AboutLine`). */
export const aboutIn = (form: FormData) => ({
  about: trimmed(form, 'about'),
  page: trimmed(form, 'page'),
})

/** True when the field that people do not see was filled in. */
export const isTrapped = (form: FormData) => trimmed(form, TRAP_FIELD) !== ''
