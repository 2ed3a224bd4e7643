import { toPhoneHref } from '@kitewright/content-rules/text'
import {
  createPageResolver,
  NavigationContext,
  PageOfContext,
  type PrefetchLinks,
  SiteLinksContext,
  useHydrationTriggers,
  useLinkPrefetch,
  WholePageContext,
} from '@kitewright/site-engine/client'
import {
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type Location, useHref, useLocation, useNavigationType } from 'react-router-dom'
import { scrollToTop } from '#app/motion/scroll-to-top.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { LateLoadingOverlay } from '#app/shell/loading-overlay/loading-overlay.tsx'
import { usePageTransition, useReveal } from './use-page-transition.ts'
import './navigation-indicator.css'

type NavigationProviderProps = {
  /** The paths of pages that this tab knows. */
  known: ReadonlySet<string>
  /** Whether a path looks like that of a page in a list which is too long to know. */
  isOfList: (path: string) => boolean
  /** Path of the page that was served. */
  served: string
  links: PrefetchLinks
  children: ReactNode
}

/**
 * Client navigation (specification, section 2, App shell). The current page stays
 * until the next one is complete, with the indicator. For that the router
 * must change its location at once: `useTransitions={false}`.
 */
export function NavigationProvider({
  known,
  isOfList,
  served,
  links,
  children,
}: NavigationProviderProps) {
  const location = useLocation()
  const type = useNavigationType()
  const visit = useMemo(() => ({ location, type }), [location, type])
  const { departure, transition, open } = usePageTransition(visit)
  const shown = useDeferredValue(departure)
  const [message, announce] = useState('')
  const { reselected, reselect } = useReselect(location.key)
  useHydrationTriggers(location.key)
  const loading = shown.location.pathname !== location.pathname
  useReveal(transition, loading)
  useLinkPrefetch(links, shown.location.pathname)
  const online = useOnline()

  const [opened] = useState(location.pathname)
  const getPage = useMemo(
    () => createPageResolver(known, { pathname: opened, page: served }, isOfList),
    [known, opened, served, isOfList],
  )
  const hasPlace = shown.type === 'POP' || shown.location.hash !== ''
  const navigation = useMemo(() => ({ shown, announce }), [shown])
  const { isDocument } = links
  // Without the slash of home.
  const base = useHref('/').replace(/\/$/, '')
  const siteLinks = useMemo(
    () => ({ base, isDocument, open, reselect }),
    [base, isDocument, open, reselect],
  )

  return (
    <NavigationContext value={navigation}>
      <SiteLinksContext value={siteLinks}>
        <PageOfContext value={getPage}>
          <WholePageContext value={hasPlace}>{children}</WholePageContext>
          <AfterCover covered={shown.covered} />
        </PageOfContext>
      </SiteLinksContext>
      <NavigationIndicator busy={loading || reselected} />
      {loading && (online ? <LateLoadingOverlay /> : <OfflineNotice location={location} />)}
      <p className="sr-only" aria-live="polite" aria-atomic="true">
        {message}
      </p>
    </NavigationContext>
  )
}

/** Suspends until the current page is covered. It comes last: by then React has rendered the next page. */
function AfterCover({ covered }: { covered: Promise<void> | undefined }) {
  if (covered) use(covered)
  return null
}

/**
 * A rani string that a kite draws across the top of the page while the next page arrives. It stays
 * in the document, so that it can run to the end and fade when the page is there.
 */
function NavigationIndicator({ busy }: { busy: boolean }) {
  return (
    <div
      className="indicator-lane"
      data-busy={busy || undefined}
      role="progressbar"
      aria-label="Opening the page"
    >
      {/*
       * As wide as the page, it enters from the left, kite first, and slows down towards the right edge:
       * the time of arrival is unknown.
       */}
      <div className="indicator-string">
        <svg className="absolute -top-1.5 right-0 h-3.5 w-5" viewBox="0 0 20 14" aria-hidden="true">
          <path className="fill-haldi" d="M0 7L4.5 3.6V10.4Z" />
          <path className="fill-rani-text" d="M4 7L11 0L18 7Z" />
          <path className="fill-rani" d="M4 7L11 14L18 7Z" />
        </svg>
      </div>
    </div>
  )
}

/** Says at the foot of the page that the next one opens when the connection is back. The page stays usable. */
function OfflineNotice({ location }: { location: Location }) {
  const { phone } = useSite().settings
  return (
    <p
      className="on-night fixed inset-x-0 bottom-0 z-39 bg-night px-safe py-4 font-medium print:hidden"
      role="status"
    >
      <span>You are offline. The next page opens when the connection is back.</span>{' '}
      {/* Some browsers report it wrongly. */}
      <a className="underline" href={location.pathname + location.search}>
        Try now
      </a>
      . Or call{' '}
      <a className="whitespace-nowrap underline" href={toPhoneHref(phone)}>
        {phone}
      </a>
      .
    </p>
  )
}

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** False while the browser says that it has no connection. */
const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** How long the navigating state shows when a visitor chooses the page already shown (section 9). */
const RESELECT_MS = 800

/**
 * The current page was chosen again: navigating state for 800 ms, then smooth scroll to the top.
 * Opening another page ends it.
 */
function useReselect(locationKey: string) {
  const [reselected, setReselected] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const reselect = useCallback(() => {
    clearTimeout(timer.current)
    setReselected(true)
    timer.current = setTimeout(() => {
      setReselected(false)
      scrollToTop()
    }, RESELECT_MS)
  }, [])

  // Each new history entry ends it.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      setReselected(false)
    },
    [locationKey],
  )

  return { reselected, reselect }
}
