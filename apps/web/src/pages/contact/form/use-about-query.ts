import { STAY } from '@kitewright/site-engine/page-change-plan'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { aboutQuery, withoutAbout } from '../enquiry/about-query.ts'
import { keepEnquiry, keptEnquiry } from '../enquiry/kept-enquiry.ts'

/**
 * What the address says that the enquiry is about, as a query, and how to take it out. An enquiry that was kept
 * brings it back: the visitor may come the second time by a link that says nothing.
 */
export function useAboutQuery() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const about = aboutQuery(search)

  const change = useCallback(
    (query: string) => {
      const parts = [withoutAbout(search), query].filter(Boolean)
      navigate({ search: parts.join('&') }, { replace: true, state: STAY })
    },
    [navigate, search],
  )

  useEffect(() => {
    const kept = about ? null : keptEnquiry()
    if (kept?.about) change(kept.about)
  }, [about, change])

  const forgetAbout = useCallback(() => {
    const kept = keptEnquiry()
    if (kept) keepEnquiry(kept.fields, '')
    if (about) change('')
  }, [about, change])

  return { about, forgetAbout }
}
