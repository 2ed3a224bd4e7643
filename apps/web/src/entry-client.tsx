import './styles/main.css'
import {
  ErrorBoundary,
  prefetchCode,
  readInlinedData,
  toCanonicalPath,
} from '@kitewright/site-engine/client'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App, collectKnownPaths, isPost } from './app/app.tsx'
import { loadPage } from './app/loaded-page.tsx'
import { PreservedPage } from './app/page-boundary.tsx'
import { keepServedPage, loadUtilities, prefetchContent, prefetchPage } from './app/page-view.tsx'
import type { InlinedData } from './routing/page-content.ts'
import { queryClient } from './routing/query-client.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page lacks #root')

const { site, config, data } = readInlinedData<InlinedData>()
keepServedPage(queryClient, data)
// TanStack Query assumes that a tab starts online, whatever the browser says.
onlineManager.setOnline(navigator.onLine)

const known = collectKnownPaths(site, data)
const getPath = (href: string) => {
  const path = toCanonicalPath(new URL(href, location.href).pathname)
  // An address that this tab does not know shows the page that was served for it.
  return known.has(path) ? path : data.meta.path
}

/** Prefetches a page. A click retries after a failure. */
const prefetch = (href: string, { isLikely }: { isLikely: boolean }) => {
  const path = toCanonicalPath(new URL(href, location.href).pathname)
  const page = isPost(path) ? path : getPath(href)
  const load = isLikely ? prefetchPage : prefetchContent
  load(queryClient, page).catch((error: unknown) => console.warn(error))
}

const app = (
  <StrictMode>
    {/* An error that gets here leaves the whole page as it was served, and so do the two failures below. */}
    <ErrorBoundary within={() => root} instead={() => <PreservedPage />}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter useTransitions={false}>
          <App site={site} config={config} prefetch={prefetch} served={data} />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>
)

async function start(root: HTMLElement) {
  // Few visitors need it, for links that were copied with extra characters. If it fails, the served page stays.
  if (!known.has(location.pathname)) {
    await import('./app/redirect-to-canonical.ts')
      .then(({ redirectToCanonical }) =>
        redirectToCanonical((path) => known.has(path), data.meta.path),
      )
      .catch((error: unknown) => console.warn(error))
  }

  const path = getPath(location.href)
  if (path === data.meta.path) {
    await loadPage(data.page)
    startTransition(() => void hydrateRoot(root, app))
  } else {
    // A known page that the host answered with the page for unknown paths.
    if (!(await prefetchPage(queryClient, path)))
      throw new Error(`There is no page at ${path} any more`)
    createRoot(root).render(app)
  }

  prefetchCode(loadUtilities).catch((error: unknown) => console.warn(error))
}

start(root).catch((error: unknown) => {
  // The splash does not wait for it.
  document.documentElement.dataset.scripts = 'failed'
  throw error
})
