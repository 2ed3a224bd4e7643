/** What a visitor sends us (specification, section 3). `project` is empty when none is chosen. */
export type Enquiry = {
  name: string
  email: string
  phone: string
  project: string
  message: string
}

export type EnquiryField = keyof Enquiry

/** Name of the field that people do not see; whatever fills it in is a program. */
export const TRAP_FIELD = 'website'

const text = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Reads the enquiry from the form; blanks around a value do not count. */
export const enquiryOf = (form: FormData): Enquiry => ({
  name: text(form, 'name'),
  email: text(form, 'email'),
  phone: text(form, 'phone'),
  project: text(form, 'project'),
  message: text(form, 'message'),
})

/** True when the field that people do not see was filled in. */
export const isTrapped = (form: FormData) => text(form, TRAP_FIELD) !== ''
