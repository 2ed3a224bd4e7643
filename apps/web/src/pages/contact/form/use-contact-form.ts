import { type FormEvent, useRef, useState } from 'react'
import { trackEvent } from '#app/analytics/track-event.ts'
import { useConfig } from '#app/routing/config-context.tsx'
import { enquiryOf, isTrapped } from '../enquiry/enquiry.ts'
import { enquiryPayload } from '../enquiry/enquiry-payload.ts'
import { type EnquiryProblems, problemsIn } from '../enquiry/enquiry-problems.ts'
import { deliverEnquiry } from '../enquiry/send-enquiry.ts'

/** How the last try stands; `attempt` tells two equal ends apart. */
type Outcome = { status: 'idle' | 'sending' | 'success' | 'error'; attempt: number }

/**
 * The states of the contact form (specification, section 4). The fields keep their own values, so
 * that nothing typed before the scripts arrived is lost; only success clears them.
 */
export function useContactForm() {
  const { contactEndpoint } = useConfig()
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle', attempt: 0 })
  const [problems, setProblems] = useState<EnquiryProblems>({})
  // State would be too late for the second of two clicks in a row.
  const busy = useRef(false)

  const become = (status: Outcome['status']) =>
    setOutcome(({ attempt }) => ({ status, attempt: attempt + 1 }))

  async function send(form: HTMLFormElement) {
    const data = new FormData(form)
    const payload = enquiryPayload(enquiryOf(data), {
      at: new Date(),
      sinceLoad: performance.now(),
      trapped: isTrapped(data),
    })
    try {
      await deliverEnquiry(payload, contactEndpoint)
    } catch (error) {
      console.warn('The enquiry was not sent:', error)
      return become('error')
    }
    form.reset()
    become('success')
    trackEvent('form_submit', {
      category: 'Contact',
      label: 'Contact Form Submission',
      value: 1,
    })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    const form = event.currentTarget
    const found = problemsIn(enquiryOf(new FormData(form)))
    setProblems(found)
    if (Object.keys(found).length > 0) {
      become('error')
      return
    }
    busy.current = true
    become('sending')
    // The button goes out of order and would drop the focus.
    if (document.activeElement instanceof HTMLButtonElement) form.focus({ preventScroll: true })
    void send(form).finally(() => {
      busy.current = false
    })
  }

  /** What the visitor corrects is no longer marked. */
  const forgetProblem = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!('name' in target) || !(String(target.name) in problems)) return
    setProblems({ ...problems, [String(target.name)]: undefined })
  }

  return { ...outcome, problems, submit, forgetProblem }
}
