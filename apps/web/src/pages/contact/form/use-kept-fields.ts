import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type EnquiryFields, fieldsOf } from '../enquiry/enquiry.ts'
import { keepEnquiry, keptEnquiry } from '../enquiry/kept-enquiry.ts'

/** Fills what is empty: what the visitor typed before scripts arrived, or the browser itself gave back, stays. */
function fillIn(form: HTMLFormElement, fields: EnquiryFields) {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name)
    if (control && 'value' in control && !control.value) control.value = value
  }
}

const hasWords = ({ name, email, phone, message }: EnquiryFields) =>
  `${name}${email}${phone}${message}`.trim() !== ''

/**
 * Gives the form back what was typed into it before, and keeps it while the visitor is elsewhere. `about` is what
 * the page on the screen says that it is about: when the form goes, the address is the next page's already.
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, about: string) {
  const latest = useRef({ about, wasKept: false })

  useLayoutEffect(() => {
    latest.current.about = about
  }, [about])

  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const kept = keptEnquiry()
    if (kept) fillIn(element, kept.fields)
    latest.current.wasKept = kept !== null
    // Browsers fill in forms without a word, too; and nothing typed is nothing to keep.
    const keepWords = () => {
      const fields = fieldsOf(new FormData(element))
      if (hasWords(fields)) keepEnquiry(fields, latest.current.about)
    }
    addEventListener('pagehide', keepWords)
    return () => {
      removeEventListener('pagehide', keepWords)
      keepWords()
    }
  }, [form])

  return {
    /** Whether a person has been at it before this page was loaded. */
    wasKept: () => latest.current.wasKept,
    /** Keeps what stands there now. */
    keep: (form: HTMLFormElement) =>
      keepEnquiry(fieldsOf(new FormData(form)), latest.current.about),
  }
}
