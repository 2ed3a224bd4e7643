import { pagePaths } from '@kitewright/content-types/addresses'
import './styles/main.css'
import { canonicalPath } from '@kitewright/site-engine/canonical-path'
import { readInlinedData } from '@kitewright/site-engine/inlined-data'
import { meantAddress } from '@kitewright/site-engine/meant-address'
import { whenIdle } from '@kitewright/site-engine/when-idle'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App, knownPaths } from './app/app.tsx'
import { loadPage } from './app/load-page.ts'
import { loadPageQueries } from './app/page-view.tsx'
import type { InlinedData } from './routing/page-content.ts'
import { serveArtFrom } from './ui/art.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page lacks #root')

const { site, config, data } = readInlinedData<InlinedData>()
serveArtFrom(config.art)

const known = new Set(knownPaths(site, data))
const pathOf = (href: string) => {
  const path = canonicalPath(new URL(href, location.href).pathname)
  return known.has(path) ? path : pagePaths.home
}

/** Gets a page ahead of a click. A click tries again what failed here. */
const prefetch = (href: string) =>
  loadPageQueries()
    .then(({ prefetchPage }) => prefetchPage(pathOf(href)))
    .catch((error: unknown) => console.warn(error))

const app = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App site={site} config={config} prefetch={prefetch} served={data} />
    </BrowserRouter>
  </StrictMode>
)

// A host that serves files alone answers another spelling with the page, or with the one for unknown paths.
const { pathname, search, hash } = location
const meant = meantAddress({ path: pathname, search }, (other) => known.has(other))
const isHere = meant !== undefined && pathOf(meant) === data.meta.path
if (isHere) history.replaceState(history.state, '', meant + hash)

const path = pathOf(location.href)
if (meant !== undefined && !isHere) {
  location.replace(meant + hash)
} else if (path === data.meta.path) {
  await loadPage(data.page)
  startTransition(() => void hydrateRoot(root, app))
} else {
  // A known page that the host answered with the page for unknown paths.
  createRoot(root).render(app)
}

await whenIdle()
loadPageQueries().catch((error: unknown) => console.warn(error))
