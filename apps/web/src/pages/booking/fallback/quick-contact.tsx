import { pagePaths } from '@kitewright/content-types/addresses'
import { enquiryLimits } from '@kitewright/protocol/enquiry'
import { Link } from '@kitewright/site-engine/client'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { getAboutQuery, withAbout } from '#app/sections/enquiry/about-query.ts'
import { readEnquiry } from '#app/sections/enquiry/enquiry.ts'
import { readSavedEnquiry, saveEnquiry } from '#app/sections/enquiry/saved-enquiry.ts'
import { Button } from '#app/ui/button.tsx'
import { LongTextField, TextField } from '#app/ui/field.tsx'

/**
 * Copies the Quick Contact fields to the contact form, which opens with them; nothing is sent. The
 * message is appended to one that was begun there.
 */
function copyToContactForm(form: HTMLFormElement, search: string) {
  const data = new FormData(form)
  const { name, email, message } = readEnquiry(data)
  const time = String(data.get('time') ?? '').trim()
  if (!`${name}${email}${message}${time}`) return

  const saved = readSavedEnquiry()
  const before = saved?.fields
  const draftMessage = before?.message ?? ''
  const added = [message, time && `Preferred time: ${time}`]
  // A second click adds nothing twice.
  const parts = [draftMessage, ...added.filter((part) => !draftMessage.includes(part))]
  saveEnquiry(
    {
      name: name || (before?.name ?? ''),
      email: email || (before?.email ?? ''),
      phone: before?.phone ?? '',
      project: before?.project ?? '',
      message: parts.filter(Boolean).join('\n\n'),
    },
    getAboutQuery(search) || (saved?.about ?? ''),
  )
}

const textClass = 'mt-2.5 text-sm/145 text-on-night-2 links:underline'

const quickForm =
  'flex flex-col p-panel *:has-[textarea]:flex *:has-[textarea]:flex-1 *:has-[textarea]:flex-col max-lg:px-safe max-lg:py-8 max-lg:[&_:is(input,textarea):not(:focus-visible)]:bg-night-2 [&_textarea]:min-h-28 [&_textarea]:flex-1'

/** A form that sends nothing: its button opens the contact page (specification, section 2) with the same words. */
export function QuickContact({ note }: { note: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()

  const handleContactClick = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (form) copyToContactForm(form, search)
    navigate(withAbout(pagePaths.contact, search))
  }

  return (
    <form
      // The message fills the rest of the frame.
      className={quickForm}
      aria-labelledby="quick-contact-heading"
    >
      <h2 id="quick-contact-heading" className="text-h3/105">
        Quick Contact
      </h2>
      <p className={textClass}>{note}</p>
      <noscript>
        <p className={textClass}>
          The calendar needs JavaScript. Please use the{' '}
          <Link href={pagePaths.contact}>contact page</Link>, write an email or phone us.
        </p>
      </noscript>
      <div className="mt-5.5 grid gap-x-gutter md:max-lg:grid-cols-2 xl:grid-cols-2">
        <TextField
          id="quick-name"
          name="name"
          maxLength={enquiryLimits.name}
          label="Name"
          placeholder="Your full name"
          autoComplete="name"
        />
        <TextField
          id="quick-email"
          name="email"
          maxLength={enquiryLimits.email}
          type="email"
          label="Email"
          placeholder="you@company.in"
          autoComplete="email"
        />
      </div>
      <TextField
        id="quick-time"
        name="time"
        maxLength={enquiryLimits.name}
        label="Preferred Time"
        placeholder="For example, Tuesday after 3 PM IST"
      />
      <LongTextField
        id="quick-message"
        name="message"
        label="Message"
        placeholder="What would you like to talk about?"
        rows={3}
      />
      <Button kind="haldi" className="self-start max-md:w-full" onClick={handleContactClick}>
        Send Message
      </Button>
    </form>
  )
}
