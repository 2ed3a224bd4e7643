import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Analytics } from './analytics/analytics.tsx'
import { type Config, ConfigProvider } from './config-context.tsx'
import type { Site } from './page-content.ts'
import { PageView } from './page-view.tsx'
import { legalPaths, paths, servicePath } from './routes.tsx'
import { CookieBanner } from './shell/cookie-banner/cookie-banner.tsx'
import { Footer } from './shell/footer/footer.tsx'
import { Header } from './shell/header/header.tsx'
import { LoadingOverlay } from './shell/loading-overlay/loading-overlay.tsx'
import { useNavigation } from './shell/navigation/navigation-context.ts'
import { NavigationProvider } from './shell/navigation/navigation-provider.tsx'
import { PageAnswers } from './shell/navigation/page-answers.tsx'
import { PageBoundary } from './shell/navigation/page-boundary.tsx'
import { PageChange } from './shell/navigation/page-change.tsx'
import { PlainLayout } from './shell/plain-layout/plain-layout.tsx'
import { ServicesLayout } from './shell/services-layout/services-layout.tsx'
import { SmoothScroll } from './shell/smooth-scroll.tsx'
import { SiteProvider } from './site-context.tsx'
import { PrefetchProvider } from './ui/link.tsx'

type AppProps = {
  site: Site
  config: Config
  client: QueryClient
  prefetch: (path: string) => void
  /** Path of the page that was served: known even when no menu lists it. */
  served: string
}

const plainPaths = [
  ...Object.values(paths).filter((path) => path !== paths.servicesOverview),
  ...legalPaths,
]

const isPlain = (path: string) => plainPaths.some((plain) => plain === path)

const servicesPaths = (site: Site, served: string) => {
  const listed = site.groups.flatMap((group) => group.services.map(({ slug }) => servicePath(slug)))
  return [...new Set([paths.servicesOverview, ...listed, served])].filter((path) => !isPlain(path))
}

/** Every path that has a page of its own; any other shows home. */
export const knownPaths = (site: Site, served: string): string[] => [
  ...plainPaths,
  ...servicesPaths(site, served),
]

const page = (path: string) => (
  <Route key={path} path={path} element={<PageView key={path} path={path} />} />
)

/** The whole site: header, the page of the address, footer. */
export function App({ site, config, client, prefetch, served }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <ConfigProvider config={config}>
        <SiteProvider site={site}>
          <PrefetchProvider value={prefetch}>
            <NavigationProvider known={knownPaths(site, served)}>
              <a className="skip-link" href="#main">
                Skip to content
              </a>
              <Header />
              <PageBoundary>
                <Suspense fallback={<LoadingOverlay />}>
                  <Pages site={site} served={served} />
                  <PageChange />
                  <PageAnswers />
                </Suspense>
              </PageBoundary>
              <Footer />
              <Analytics />
              <CookieBanner />
              <SmoothScroll />
            </NavigationProvider>
          </PrefetchProvider>
        </SiteProvider>
      </ConfigProvider>
    </QueryClientProvider>
  )
}

/** The page on the screen, in its layout. It stays until the next one is complete. */
function Pages({ site, served }: Pick<AppProps, 'site' | 'served'>) {
  return (
    <Routes location={useNavigation().shown.location}>
      <Route element={<ServicesLayout />}>{servicesPaths(site, served).map(page)}</Route>
      <Route element={<PlainLayout />}>
        {plainPaths.map(page)}
        <Route path="*" element={<PageView path={paths.home} />} />
      </Route>
    </Routes>
  )
}
