import type { Enquiry } from '@kitewright/protocol/enquiry'
import { MutationObserver } from '@tanstack/react-query'
import { trackEvent } from '#app/analytics/track-event.ts'
import { queryClient } from '#app/routing/query-client.ts'
import type { EnquiryFields } from '#app/sections/enquiry/enquiry.ts'
import { removeSent } from '#app/sections/enquiry/saved-enquiry.ts'
import { deliverEnquiry } from '#app/sections/enquiry/send-enquiry.ts'

type Send = {
  payload: Enquiry
  /** The fields of the form as they were. */
  fields: EnquiryFields
  endpoint: string | null
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * The current or the last send. It belongs to the tab and not to the form: a visitor who
 * visits another page and returns sees the result, and cannot send twice.
 */
const observer = new MutationObserver(queryClient, {
  async mutationFn({ payload, endpoint }: Send) {
    // Warns before the tab closes. Only during a send: browsers with such a listener disable the back/forward cache.
    addEventListener('beforeunload', ask)
    try {
      await deliverEnquiry(payload, endpoint)
    } finally {
      removeEventListener('beforeunload', ask)
    }
  },
  onError: (error) => console.warn('The enquiry was not sent:', error),
  onSuccess(_answer, { fields }) {
    removeSent(fields)
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
  /** Sends an enquiry; `state` is its progress. */
  start: (send: Send) => {
    // `onError` has reported the error.
    observer.mutate(send).catch(() => {})
  },
  /** Called when the visitor has seen the result of the last send. */
  clearTimer() {
    if (!observer.getCurrentResult().isPending) observer.reset()
  },
}
