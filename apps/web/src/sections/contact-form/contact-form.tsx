import '#app/ui/fold.css'
import { toPhoneHref } from '@kitewright/content-rules/text'
import { enquiryLimits, projectTypes } from '@kitewright/protocol/enquiry'
import { useHydrated } from '@kitewright/site-engine/client'
import { useEffect, useRef } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { TRAP_FIELD } from '#app/sections/enquiry/enquiry.ts'
import { Button } from '#app/ui/button.tsx'
import { ChatLink } from '#app/ui/call-or-chat.tsx'
import { LongTextField, OptionalChoiceField, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RichText } from '#app/ui/rich-text.tsx'
import { isInField } from '#app/ui/run-when-not-typing.ts'
import { AboutSlip } from './about-slip.tsx'
import { NextSteps } from './next-steps.tsx'
import { useContactForm } from './use-contact-form.ts'

type ContactFormProps = Pick<
  PageContent['contact'],
  'formHeading' | 'formHelp' | 'privacyNote' | 'next'
> & {
  /** Subject of an enquiry from this page, as a query; the address's own subject wins. */
  about?: string | undefined
}

/** The enquiry (specification, sections 2 to 5). */
export function ContactForm(props: ContactFormProps) {
  const { formHeading, formHelp, privacyNote, next } = props
  const { form, status, attempt, problems, about, submit, onInput, removeAbout } = useContactForm(
    props.about,
  )
  // With scripts our own messages replace the browser's bubbles, which would hide the error state.
  const hydrated = useHydrated()

  return (
    // `dialog` keeps an early or script-free submit from putting the enquiry into the address.
    <form
      ref={form}
      className="fold contact-sheet"
      method="dialog"
      aria-labelledby="contact-form-heading"
      tabIndex={-1}
      noValidate={hydrated}
      onSubmit={submit}
      onInput={onInput}
    >
      <h2 className="pr-[min(4rem,14vw)] text-h3" id="contact-form-heading">
        {formHeading}
      </h2>
      <p className="mt-1.5 mb-6.5 text-md text-ink-2 max-lg:pr-8">{formHelp}</p>
      <noscript>
        <p className="mb-5.5 font-medium">
          This form needs JavaScript. Please write an email, or phone us in business hours.
        </p>
      </noscript>
      {(status === 'success' || status === 'error') && (
        <FormAlert
          key={attempt}
          status={status}
          wrong={fieldLabels.filter(([name]) => problems[name]).map(([, label]) => label)}
          shouldFocus={attempt > 0}
        />
      )}
      {hydrated && about && (
        <AboutSlip key={about} query={about} next={next} onRemove={removeAbout} />
      )}
      {status === 'success' && <NextSteps next={next} className="mb-6.5" />}
      <div className="grid gap-x-gutter md:grid-cols-2">
        <TextField
          id="contact-name"
          name="name"
          maxLength={enquiryLimits.name}
          label="Name"
          placeholder="Your full name"
          autoComplete="name"
          required
          error={problems.name}
        />
        <TextField
          id="contact-email"
          name="email"
          maxLength={enquiryLimits.email}
          type="email"
          label="Email"
          placeholder="you@company.in"
          autoComplete="email"
          required
          error={problems.email}
        />
        <TextField
          id="contact-phone"
          name="phone"
          maxLength={enquiryLimits.phone}
          type="tel"
          label="Phone"
          placeholder="+91 98765 43210"
          autoComplete="tel"
          required
          error={problems.phone}
        />
        <OptionalChoiceField
          id="contact-project"
          name="project"
          label="Project type"
          empty="Select a project type"
          options={projectTypes}
        />
      </div>
      <LongTextField
        id="contact-message"
        name="message"
        label="Message"
        placeholder="What should it do, who will use it, and by when?"
        required
        error={problems.message}
      />
      {/* People and screen readers skip it; programs fill it in. */}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="contact-website">Leave this empty</label>
        <input id="contact-website" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button
          type="submit"
          className="min-w-[min(11.5rem,100%)] flex-wrap px-[min(1.5rem,5vw)]"
          disabled={status === 'pending'}
        >
          {status === 'pending' ? (
            <span>Sending...</span>
          ) : (
            <>
              <span>Send Message</span>
              <Icon name="paper-plane-tilt" />
            </>
          )}
        </Button>
        <div className="flex-[1_1_14rem] text-md/140 text-ink-2 links:underline">
          <RichText value={privacyNote} />
        </div>
      </div>
    </form>
  )
}

/** Word for word from the specification, section 8. */
const variants = {
  success: {
    role: 'status',
    colours: 'bg-[color-mix(in_srgb,var(--color-success)_12%,var(--color-sheet))] text-success',
    icon: 'check-circle-fill',
    text: "Message sent successfully! We'll get back to you soon.",
  },
  error: {
    role: 'alert',
    colours: 'bg-[color-mix(in_srgb,var(--color-error)_12%,var(--color-sheet))] text-error',
    icon: 'warning-circle-fill',
    text: 'Failed to send message. Please try again or contact us directly.',
  },
} as const

const fieldLabels = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['message', 'Message'],
] as const

type FormAlertProps = {
  status: keyof typeof variants
  /** Labels of the fields to correct. One of them has the focus. */
  wrong: string[]
  /** Focus it when it appears, as the focused button is far below; not when the visitor returns to the page. */
  shouldFocus: boolean
}

/** How the send ended. */
function FormAlert({ status, wrong, shouldFocus }: FormAlertProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shouldFocus && !isInField()) element.current?.focus()
  }, [shouldFocus])
  const { role, colours, icon, text } = variants[status]
  return (
    <div
      ref={element}
      className={`mb-5.5 flex gap-3 border-l-6 px-4.5 pt-4 pb-3.5 leading-140 font-medium ${colours}`}
      role={role}
      tabIndex={-1}
    >
      <Icon name={icon} className="-mt-px size-6" />
      <div>
        <p>{text}</p>
        {wrong.length > 0 && <p>Please check {wrong.join(', ')}, then send again.</p>}
        {status === 'error' && wrong.length === 0 && <DirectContact />}
      </div>
    </div>
  )
}

/** Mail, phone and chat, for a visitor who reached a limit or met a fault. */
function DirectContact() {
  const { email, phone } = useSite().settings
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-5">
      <a className="text-link py-1" href={`mailto:${email}`}>
        {email}
      </a>
      <a className="text-link py-1" href={toPhoneHref(phone)}>
        {phone}
      </a>
      <ChatLink />
    </p>
  )
}
