import { NavigationContext } from '@kitewright/site-engine/navigation-context'
import { createPageOf, PageOfContext } from '@kitewright/site-engine/page-path'
import { type SiteLinks, SiteLinksContext } from '@kitewright/site-engine/site-links'
import { useGates } from '@kitewright/site-engine/use-gates'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { LoadingOverlay } from '../loading-overlay/loading-overlay.tsx'
import { NavigationIndicator } from './navigation-indicator.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useDeparture } from './use-departure.ts'
import { useOnline } from './use-online.ts'
import { useReselect } from './use-reselect.ts'

type NavigationProviderProps = {
  /** Every path that has a page of its own. */
  known: ReadonlySet<string>
  /** Path of the page that was served. */
  served: string
  links: Omit<SiteLinks, 'reselect'>
  children: ReactNode
}

/**
 * Follows the visitor from page to page (specification, section 2, App shell). The page on the
 * screen stays until the next one is complete; meanwhile the indicator shows. For that the router
 * must change its location at once: `useTransitions={false}`.
 */
export function NavigationProvider({ known, served, links, children }: NavigationProviderProps) {
  const location = useLocation()
  const type = useNavigationType()
  const visit = useMemo(() => ({ location, type }), [location, type])
  const shown = useDeferredValue(useDeparture(visit))
  const [message, announce] = useState('')
  const { reselected, reselect } = useReselect(location.key)
  useGates(location.key)
  const loading = shown.location.pathname !== location.pathname
  const online = useOnline()

  const [opened] = useState(location.pathname)
  const pageOf = useMemo(
    () => createPageOf(known, { pathname: opened, page: served }),
    [known, opened, served],
  )
  const navigation = useMemo(() => ({ shown, announce }), [shown])
  const siteLinks = useMemo(() => ({ ...links, reselect }), [links, reselect])

  return (
    <NavigationContext value={navigation}>
      <SiteLinksContext value={siteLinks}>
        <PageOfContext value={pageOf}>{children}</PageOfContext>
      </SiteLinksContext>
      <NavigationIndicator busy={loading || reselected} />
      {loading && (online ? <LoadingOverlay late /> : <OfflineNotice location={location} />)}
      <p className="sr-only" aria-live="polite" aria-atomic="true">
        {message}
      </p>
    </NavigationContext>
  )
}
