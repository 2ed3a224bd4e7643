import { QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '#app/app/app.tsx'
import { loadPage } from '#app/app/loaded-page.tsx'
import { keepServedPage } from '#app/app/page-view.tsx'
import type { InlinedData } from '#app/routing/page-content.ts'
import { createQueryClient } from '#app/routing/query-client.ts'
import { addUntilFound } from '#app/ui/closable.tsx'

/**
 * Renders one page to HTML. `head` holds the elements that React hoists (title, description, canonical), `body` the rest.
 * `location` differs from the page's own path where home is rendered for an unknown path.
 * Throws when the page itself throws, so that a broken page stops the build.
 */
export async function renderPage(
  { site, config, data }: InlinedData,
  location = data.meta.path,
): Promise<{ head: string; body: string }> {
  await loadPage(data.page)
  const queryClient = createQueryClient()
  keepServedPage(queryClient, data)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={location}>
        <App site={site} config={config} prefetch={() => {}} served={data} />
      </StaticRouter>
    </QueryClientProvider>,
    // Otherwise React moves large content into a hidden part that only a script reveals.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  if (failures.length > 0) throw failures[0]
  const html = await new Response(prelude).text()
  const start = html.indexOf('<a href="#main"')
  return { head: html.slice(0, start), body: addUntilFound(html.slice(start)) }
}
