import { servicePath } from '@kitewright/content-types/addresses'
import { preserveScroll, toCanonicalPath, useNavigation } from '@kitewright/site-engine/client'
import { useEffect, useRef } from 'react'
import { useConfig } from '#app/routing/config-context.tsx'
import { useConsent } from './consent.ts'
import { reporter, trackEvent } from './track-event.ts'

const webDevelopment = servicePath('web-development')

/** Reports page views where the visitor allows it (specification, section 7). Shows nothing. */
export function Analytics() {
  const { gaMeasurementId } = useConfig()
  const consent = useConsent()
  const { pathname, search, state } = useNavigation().shown.location
  const reported = useRef('')

  // The reporter reads the choice itself; each change of it starts or stops the tag.
  useEffect(() => reporter.follow(gaMeasurementId), [gaMeasurementId, consent])

  // The page is on the screen, so the title is its own.
  useEffect(() => {
    const address = pathname + search
    if (consent !== 'granted' || reported.current === address) return
    const isSameView = state === preserveScroll && reported.current !== ''
    reported.current = address
    if (isSameView) return
    reporter.pageView(address, document.title)
    if (toCanonicalPath(pathname) === webDevelopment) {
      trackEvent('page_view', {
        category: 'Services',
        label: 'Service Page - Web Development',
        value: 1,
      })
    }
  }, [pathname, search, state, consent])

  return null
}
