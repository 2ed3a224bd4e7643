import { enquiryLimits } from '@kitewright/enquiry/limits'
import { aboutQuery } from '../../contact/enquiry/about-query.ts'
import { enquiryOf } from '../../contact/enquiry/enquiry.ts'
import { keepEnquiry, keptEnquiry } from '../../contact/enquiry/kept-enquiry.ts'

/**
 * Gives what was typed into the Quick Contact form to the contact form, which opens with it; nothing is sent. A
 * message that was begun there goes on with the one from here.
 */
export function handOver(form: HTMLFormElement, search: string) {
  const data = new FormData(form)
  const { name, email, message } = enquiryOf(data)
  const time = String(data.get('time') ?? '').trim()
  if (!`${name}${email}${message}${time}`) return

  const kept = keptEnquiry()
  const before = kept?.fields
  const begun = before?.message ?? ''
  const added = [message, time && `Preferred time: ${time}`]
  // Chosen a second time, the button adds nothing twice.
  const parts = [begun, ...added.filter((part) => !begun.includes(part))]
  keepEnquiry(
    {
      name: name || (before?.name ?? ''),
      email: email || (before?.email ?? ''),
      phone: before?.phone ?? '',
      project: before?.project ?? '',
      message: parts.filter(Boolean).join('\n\n').slice(0, enquiryLimits.message),
    },
    aboutQuery(search) || (kept?.about ?? ''),
  )
}
