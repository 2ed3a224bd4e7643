import type { Enquiry } from '@kitewright/protocol/enquiry'
import { MutationObserver } from '@tanstack/react-query'
import { trackEvent } from '#app/analytics/track-event.ts'
import { queryClient } from '#app/routing/query-client.ts'
import type { EnquiryFields } from '../enquiry/enquiry.ts'
import { forgetSent } from '../enquiry/kept-enquiry.ts'
import { deliverEnquiry } from '../enquiry/send-enquiry.ts'

type Send = {
  payload: Enquiry
  /** The fields of the form as they were. */
  fields: EnquiryFields
  endpoint: string | null
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * The send that is under way, or how the last one ended. It belongs to the tab and not to the form: a visitor who
 * looks at another page meanwhile finds here how it went, and can send nothing twice.
 */
const observer = new MutationObserver(queryClient, {
  async mutationFn({ payload, endpoint }: Send) {
    // Nobody shall close the tab on it unasked. Only meanwhile: with such a listener browsers keep no page for Back.
    addEventListener('beforeunload', ask)
    try {
      await deliverEnquiry(payload, endpoint)
    } finally {
      removeEventListener('beforeunload', ask)
    }
  },
  onError: (error) => console.warn('The enquiry was not sent:', error),
  onSuccess(_answer, { fields }) {
    forgetSent(fields)
    trackEvent('form_submit', {
      category: 'Contact',
      label: 'Contact Form Submission',
      value: 1,
    })
  },
})

export const sending = {
  subscribe: observer.subscribe,
  state: () => observer.getCurrentResult(),
  /** Sends an enquiry; `state` tells how it goes. */
  start: (send: Send) => {
    // `onError` has told of it.
    observer.mutate(send).catch(() => {})
  },
  /** How the last send ended has been seen. */
  forgetEnd() {
    if (!observer.getCurrentResult().isPending) observer.reset()
  },
}
