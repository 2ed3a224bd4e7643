import {
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useConfig } from '#app/routing/config-context.tsx'
import { aboutIn, enquiryOf, isTrapped } from '../enquiry/enquiry.ts'
import { enquiryPayload } from '../enquiry/enquiry-payload.ts'
import { type EnquiryProblems, problemsIn } from '../enquiry/enquiry-problems.ts'
import { enquiryId } from '../enquiry/kept-enquiry.ts'
import { visitSource } from '../enquiry/source.ts'
import { sending } from './sending.ts'
import { useAboutQuery } from './use-about-query.ts'
import { useKeptFields } from './use-kept-fields.ts'

/**
 * The states of the contact form (specification, section 4). The fields keep their own values, so
 * that nothing typed before the scripts arrived is lost; only success clears them.
 */
export function useContactForm() {
  const { contactEndpoint } = useConfig()
  const form = useRef<HTMLFormElement>(null)
  const { about, forgetAbout } = useAboutQuery()
  const { wasKept, keep } = useKeptFields(form, about)
  const [problems, setProblems] = useState<EnquiryProblems>({})
  // Tells two equal ends apart.
  const [attempt, setAttempt] = useState(0)
  const { status, submittedAt } = useSyncExternalStore(
    sending.subscribe,
    sending.state,
    sending.state,
  )
  const cleared = useRef(status === 'success' ? submittedAt : 0)

  useLayoutEffect(() => {
    if (status !== 'success' || cleared.current === submittedAt) return
    cleared.current = submittedAt
    form.current?.reset()
    forgetAbout()
  }, [status, submittedAt, forgetAbout])

  useEffect(() => sending.forgetEnd, [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // `status` would be too late for the second of two clicks in a row.
    if (sending.state().isPending) return
    const data = new FormData(event.currentTarget)
    const fields = enquiryOf(data)
    const found = problemsIn(fields)
    setProblems(found)
    setAttempt(attempt + 1)
    if (Object.keys(found).length > 0) return
    const { about, page } = aboutIn(data)
    const payload = enquiryPayload(fields, {
      id: enquiryId(JSON.stringify([fields, about])),
      at: new Date(),
      // Who was at it before needs less time now.
      sinceLoad: wasKept() ? Number.POSITIVE_INFINITY : performance.now(),
      trapped: isTrapped(data),
      about,
      page,
      source: visitSource(),
    })
    sending.start({ payload, endpoint: contactEndpoint })
    // The button goes out of order and would drop the focus.
    if (document.activeElement instanceof HTMLButtonElement) focusForm()
  }

  const focusForm = () => form.current?.focus({ preventScroll: true })

  /** What the visitor types is kept, and what they correct is no longer marked. */
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    keep(currentTarget)
    if (!('name' in target)) return
    const name = String(target.name)
    // Browsers fill in several fields at once, before React has drawn what the first one changed.
    setProblems((found) => (name in found ? { ...found, [name]: undefined } : found))
  }

  /** The button that asked for it goes, and with it would the focus. */
  const removeAbout = () => {
    forgetAbout()
    focusForm()
  }

  const isRefused = Object.keys(problems).length > 0
  return {
    form,
    status: isRefused ? 'error' : status,
    attempt,
    problems,
    about,
    submit,
    onInput,
    removeAbout,
  }
}
