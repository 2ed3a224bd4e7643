import { preserveScroll, waitForFirstUse, waitUntilIdle } from '@kitewright/site-engine/client'
import {
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { prefersReducedMotion } from '#app/motion/reduced-motion.ts'
import { useConfig } from '#app/routing/config-context.tsx'
import { getAboutQuery, omitAbout } from '#app/sections/enquiry/about-query.ts'
import {
  checkLength,
  type EnquiryFields,
  type EnquiryProblems,
  getUnsentFields,
  hasText,
  isTrapped,
  readAbout,
  readEnquiry,
  readFields,
  validateEnquiry,
} from '#app/sections/enquiry/enquiry.ts'
import { buildEnquiryPayload, visitSource } from '#app/sections/enquiry/enquiry-payload.ts'
import { getEnquiryId, readSavedEnquiry, saveEnquiry } from '#app/sections/enquiry/saved-enquiry.ts'
import { sending } from './sending.ts'

/**
 * The states of the contact form (specification, section 4). The fields keep their own values, so
 * that text typed before hydration is kept; only success clears them. `aboutOfPage` is the subject of an enquiry
 * if the address does not name one.
 */
export function useContactForm(aboutOfPage = '') {
  const { contactEndpoint } = useConfig()
  const form = useRef<HTMLFormElement>(null)
  const { about, clearAbout } = useAboutQuery(aboutOfPage)
  const { wasSaved, save } = useSavedFields(form, about)
  const [problems, setProblems] = useState<EnquiryProblems>({})
  // Distinguishes two equal results.
  const [attempt, setAttempt] = useState(0)
  const { status, submittedAt, variables } = useSyncExternalStore(
    sending.subscribe,
    sending.state,
    sending.state,
  )
  const cleared = useRef(status === 'success' ? submittedAt : 0)

  const foldSlip = useSlipFold(form)

  useLayoutEffect(() => {
    if (status !== 'success' || cleared.current === submittedAt) return
    cleared.current = submittedAt
    foldSlip()
    if (form.current && variables) clearSent(form.current, variables.fields)
    clearAbout()
  }, [status, submittedAt, variables, clearAbout, foldSlip])

  useEffect(() => sending.clearTimer, [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // `status` would be too late for the second of two clicks in a row.
    if (sending.state().isPending) return
    const data = new FormData(event.currentTarget)
    const fields = readEnquiry(data)
    const issues = validateEnquiry(fields)
    setProblems(issues)
    setAttempt(attempt + 1)
    if (Object.keys(issues).length > 0) return
    const { about, page } = readAbout(data)
    const payload = buildEnquiryPayload(fields, {
      id: getEnquiryId(JSON.stringify([fields, about])),
      at: new Date(),
      // A visitor who continues a saved enquiry needs less time.
      sinceLoad: wasSaved() ? Number.POSITIVE_INFINITY : performance.now(),
      trapped: isTrapped(data),
      about,
      page,
      source: visitSource(),
    })
    sending.start({ payload, fields: readFields(data), endpoint: contactEndpoint })
    // The disabled button would lose the focus. A field that gets it later keeps it.
    focusForm()
  }

  // After the render, so that a screen reader finds the text of the problem.
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempt])

  const focusForm = () => form.current?.focus({ preventScroll: true })

  /** Saves the visitor's input and removes the error of a corrected field. */
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    save(currentTarget)
    if (!('name' in target && 'value' in target)) return
    const name = String(target.name)
    const tooLong = name === 'message' ? checkLength(String(target.value)) : undefined
    // Browsers fill in several fields at once, before React renders the first change.
    setProblems((previous) =>
      tooLong || name in previous ? { ...previous, [name]: tooLong } : previous,
    )
  }

  /** The clicked button is removed and would lose the focus. */
  const removeAbout = () => {
    clearAbout()
    focusForm()
  }

  const isInvalid = Object.keys(problems).length > 0
  return {
    form,
    status: isInvalid ? 'error' : status,
    attempt,
    problems,
    about,
    submit,
    onInput,
    removeAbout,
  }
}

/** Returns a function that lets the slip leave; its code loads once the visitor uses the page, until then the slip disappears. */
function useSlipFold(form: RefObject<HTMLFormElement | null>) {
  const fold = useRef<typeof import('./fold-away.ts').foldSlip>(null)
  useEffect(() => {
    waitForFirstUse()
      .then(waitUntilIdle)
      .then(() => import('./fold-away.ts'))
      .then((code) => {
        fold.current = code.foldSlip
      })
      .catch((error: unknown) => console.warn(error))
  }, [])
  return useCallback(() => {
    const slip = form.current?.querySelector<HTMLElement>('.slip')
    if (!form.current || !slip || prefersReducedMotion()) return
    fold.current?.(slip, form.current).catch((error: unknown) => console.warn(error))
  }, [form])
}

/**
 * The subject of the enquiry, as a query from the address, and a function that removes it. A saved enquiry
 * restores it: the visitor may return by a link without a query.
 */
function useAboutQuery(ofPage: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [isRemoved, setIsRemoved] = useState(false)
  const about = getAboutQuery(search) || (isRemoved ? '' : ofPage)

  const change = useCallback(
    (query: string) => {
      const parts = [omitAbout(search), query].filter(Boolean)
      navigate({ search: parts.join('&') }, { replace: true, state: preserveScroll })
    },
    [navigate, search],
  )

  useEffect(() => {
    const saved = about ? null : readSavedEnquiry()
    if (saved?.about) change(saved.about)
  }, [about, change])

  const clearAbout = useCallback(() => {
    const saved = readSavedEnquiry()
    if (saved) saveEnquiry(saved.fields, '')
    setIsRemoved(true)
    if (getAboutQuery(search)) change('')
  }, [search, change])

  return { about, clearAbout }
}

/** Empties the fields that were sent. What the visitor typed since stays. */
function clearSent(form: HTMLFormElement, sent: EnquiryFields) {
  const rest = getUnsentFields(readFields(new FormData(form)), sent)
  for (const [name, value] of Object.entries(rest)) {
    const control = form.elements.namedItem(name)
    if (control && 'value' in control && !value) control.value = ''
  }
}

/** Fills empty fields only: keeps input from before hydration and values that the browser restored. */
function fillEmptyFields(form: HTMLFormElement, fields: EnquiryFields) {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name)
    if (control && 'value' in control && !control.value) control.value = value
  }
}

/**
 * Restores unsent text, and saves it while the visitor is on other pages. `about` is the subject of
 * the page on the screen: when the form unmounts, the address is already that of the next page.
 */
function useSavedFields(form: RefObject<HTMLFormElement | null>, about: string) {
  const latest = useRef({ about, wasSaved: false })

  useLayoutEffect(() => {
    latest.current.about = about
  }, [about])

  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const saved = readSavedEnquiry()
    if (saved) fillEmptyFields(element, saved.fields)
    latest.current.wasSaved = saved !== null
    // Autofill may cause no event; an empty form is not saved.
    const saveFields = () => {
      const fields = readFields(new FormData(element))
      if (hasText(fields)) saveEnquiry(fields, latest.current.about)
    }
    addEventListener('pagehide', saveFields)
    return () => {
      removeEventListener('pagehide', saveFields)
      saveFields()
    }
  }, [form])

  return {
    /** Whether the enquiry was begun before this page was loaded. */
    wasSaved: () => latest.current.wasSaved,
    /** Saves the form's current values. */
    save: (form: HTMLFormElement) =>
      saveEnquiry(readFields(new FormData(form)), latest.current.about),
  }
}
