import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { trackEvent } from '#app/analytics/track-event.ts'
import { useConfig } from '#app/routing/config-context.tsx'
import { queryClient } from '#app/routing/query-client.ts'
import { enquiryOf, isTrapped } from '../enquiry/enquiry.ts'
import { enquiryPayload } from '../enquiry/enquiry-payload.ts'
import { type EnquiryProblems, problemsIn } from '../enquiry/enquiry-problems.ts'
import { deliverEnquiry } from '../enquiry/send-enquiry.ts'

/**
 * The states of the contact form (specification, section 4). The fields keep their own values, so
 * that nothing typed before the scripts arrived is lost; only success clears them.
 */
export function useContactForm() {
  const { contactEndpoint } = useConfig()
  const [problems, setProblems] = useState<EnquiryProblems>({})
  // Tells two equal ends apart.
  const [attempt, setAttempt] = useState(0)
  const mutationKey = ['enquiry', useId()]

  const { status, mutate } = useMutation(
    {
      mutationKey,
      mutationFn: (form: HTMLFormElement) => {
        const data = new FormData(form)
        const payload = enquiryPayload(enquiryOf(data), {
          at: new Date(),
          sinceLoad: performance.now(),
          trapped: isTrapped(data),
        })
        return deliverEnquiry(payload, contactEndpoint)
      },
      onError: (error) => console.warn('The enquiry was not sent:', error),
      onSuccess: (_, form) => {
        form.reset()
        trackEvent('form_submit', {
          category: 'Contact',
          label: 'Contact Form Submission',
          value: 1,
        })
      },
    },
    queryClient,
  )

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // `status` would be too late for the second of two clicks in a row.
    if (queryClient.isMutating({ mutationKey })) return
    const form = event.currentTarget
    const found = problemsIn(enquiryOf(new FormData(form)))
    setProblems(found)
    setAttempt(attempt + 1)
    if (Object.keys(found).length > 0) return
    mutate(form)
    // The button goes out of order and would drop the focus.
    if (document.activeElement instanceof HTMLButtonElement) form.focus({ preventScroll: true })
  }

  /** What the visitor corrects is no longer marked. */
  const forgetProblem = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!('name' in target) || !(String(target.name) in problems)) return
    setProblems({ ...problems, [String(target.name)]: undefined })
  }

  const isRefused = Object.keys(problems).length > 0
  return { status: isRefused ? 'error' : status, attempt, problems, submit, forgetProblem }
}
