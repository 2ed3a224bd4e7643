import './styles/main.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App, knownPaths } from './app.tsx'
import { canonicalPath } from './canonical-path.ts'
import { createPageClient, loadPage, pageQuery } from './page-client.ts'
import type { InlinedData } from './page-content.ts'
import { paths } from './routes.tsx'

const root = document.getElementById('root')
const inlined = document.getElementById('page-data')?.textContent
if (!root || !inlined) throw new Error('The page lacks #root or #page-data')

const { site, config, data }: InlinedData = JSON.parse(inlined)
const client = createPageClient()
client.setQueryData(pageQuery(data.meta.path).queryKey, data)

const known = new Set(knownPaths(site, data.meta.path))
const pathOf = (href: string) => {
  const path = canonicalPath(new URL(href, location.href).pathname)
  return known.has(path) ? path : paths.home
}

/** Fetches content, then code, of a page ahead of a click. A click tries again what failed here. */
async function prefetch(href: string) {
  const query = pageQuery(pathOf(href))
  await client.prefetchQuery(query)
  const next = client.getQueryData(query.queryKey)
  if (next) await loadPage(next.page).catch((error) => console.warn(error))
}

const app = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App
        site={site}
        config={config}
        client={client}
        prefetch={prefetch}
        served={data.meta.path}
      />
    </BrowserRouter>
  </StrictMode>
)

const path = pathOf(location.href)
if (path === data.meta.path) {
  await loadPage(data.page)
  startTransition(() => void hydrateRoot(root, app))
} else {
  // A known page reached in another spelling, on a host that answered with the page for unknown paths.
  createRoot(root).render(app)
}
