import {
  legalPath,
  legalSlugs,
  pagePaths,
  postPath,
  servicePath,
} from '@kitewright/content-types/addresses'
import {
  ErrorBoundary,
  LazyHydrate,
  PageAnswers,
  PageOfContext,
  type PrefetchLinks,
  PreservedMarkup,
  toCanonicalPath,
  useNavigation,
} from '@kitewright/site-engine/client'
import { Suspense, use } from 'react'
import { Outlet, Route, Routes, useParams } from 'react-router-dom'
import { Analytics } from '#app/analytics/analytics.tsx'
import { ConfigProvider } from '#app/routing/config-context.tsx'
import type { InlinedData, PageData, Site } from '#app/routing/page-content.ts'
import { SiteProvider } from '#app/routing/site-context.tsx'
import { CookieBanner } from '#app/shell/cookie-banner/cookie-banner.tsx'
import { Footer } from '#app/shell/footer/footer.tsx'
import { Header } from '#app/shell/header/header.tsx'
import { loadServicesLayout } from '#app/shell/load-parts.ts'
import { LoadingOverlay } from '#app/shell/loading-overlay/loading-overlay.tsx'
import { MotionEffects } from '#app/shell/motion-effects.tsx'
import { NavigationProvider } from '#app/shell/navigation/navigation-provider.tsx'
import { PageChange } from '#app/shell/navigation/page-change.tsx'
import { OpenDocument } from './open-document.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageView } from './page-view.tsx'

type AppProps = Omit<InlinedData, 'data'> & {
  prefetch: PrefetchLinks['prefetch']
  /** The page that was served: known even when no menu lists it. */
  served: PageData
}

/** No tab knows all posts. */
export const isPost = (path: string) => path.startsWith(postPath(''))

const isOfServices = (path: string) =>
  path === pagePaths.servicesOverview || path.startsWith(servicePath(''))

/** Every path of a page that this tab knows; of landing pages only the one that was opened first. */
export const collectKnownPaths = (site: Site, served: PageData): ReadonlySet<string> =>
  new Set([
    ...Object.values(pagePaths),
    ...legalSlugs.map(legalPath),
    ...site.groups.flatMap(({ services }) => services.map(({ slug }) => servicePath(slug))),
    served.meta.path,
  ])

/** Only the document of the booking page may ask the hosts of the calendar (document/policy-sources.ts). */
const isBooking = (path: string, served: PageData) =>
  served.page !== 'booking' && toCanonicalPath(path) === pagePaths.booking

/** The whole site: header, the page of the address, footer. */
export function App({ site, config, prefetch, served }: AppProps) {
  const known = collectKnownPaths(site, served)
  return (
    <ConfigProvider config={config}>
      <SiteProvider site={site}>
        <NavigationProvider
          known={known}
          isOfList={isPost}
          served={served.meta.path}
          links={{
            prefetch,
            isDocument: (path) =>
              !(known.has(toCanonicalPath(path)) || isPost(path)) ||
              (!!config.schedulingUrl && isBooking(path, served)),
          }}
        >
          <a href="#main" className="skip-link">
            Skip to content
          </a>
          <PreservedMarkup id="header">
            <Header />
          </PreservedMarkup>
          <Suspense fallback={<LoadingOverlay />}>
            <PageBoundary>
              <Pages site={site} served={served} />
              <ErrorBoundary>
                <PageChange />
              </ErrorBoundary>
              <PageAnswers />
            </PageBoundary>
          </Suspense>
          <LazyHydrate className="footer-estimate">
            <Footer />
          </LazyHydrate>
          <ErrorBoundary>
            <Analytics />
          </ErrorBoundary>
          <ErrorBoundary>
            <CookieBanner />
          </ErrorBoundary>
          <ErrorBoundary>
            <MotionEffects />
          </ErrorBoundary>
        </NavigationProvider>
      </SiteProvider>
    </ConfigProvider>
  )
}

function ServicesLayout() {
  const Layout = use(loadServicesLayout())
  return <Layout />
}

/** A page outside /services. Home at an unknown address shows a notice. */
function PlainLayout() {
  const { pathname } = useNavigation().shown.location
  const isUnknown = use(PageOfContext)(pathname) === pagePaths.home && pathname !== pagePaths.home
  return (
    <main id="main" tabIndex={-1}>
      {isUnknown && (
        <p className="border-b border-rule bg-haldi px-safe py-2.5 text-md font-medium">
          Address not found. This is our home page.
        </p>
      )}
      <Outlet />
    </main>
  )
}

/** The page on the screen, in its layout. It stays until the next one is complete. */
function Pages({ site, served }: Pick<AppProps, 'site' | 'served'>) {
  const renderRoute = (path: string) => (
    <Route key={path} path={path} element={<PageView key={path} path={path} served={served} />} />
  )
  const { location } = useNavigation().shown
  const path = use(PageOfContext)(location.pathname)
  const paths = [...collectKnownPaths(site, served)].filter((known) => !isPost(known))
  return (
    <Routes location={path ? { ...location, pathname: path } : location}>
      <Route element={<ServicesLayout />}>{paths.filter(isOfServices).map(renderRoute)}</Route>
      <Route element={<PlainLayout />}>
        {paths.filter((plain) => !isOfServices(plain)).map(renderRoute)}
        <Route path={postPath(':slug')} element={<PostView served={served} />} />
        <Route path="*" element={<OpenDocument />} />
      </Route>
    </Routes>
  )
}

function PostView({ served }: Pick<AppProps, 'served'>) {
  const { slug = '' } = useParams()
  const path = postPath(slug)
  return <PageView key={path} path={path} served={served} />
}
