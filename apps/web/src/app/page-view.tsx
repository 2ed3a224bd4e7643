import { loadOnce } from '@kitewright/site-engine/client'
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { PageData } from '../routing/page-content.ts'
import { fetchPage, pageKey } from '../routing/query-client.ts'
import { LoadedPage, loadPage } from './loaded-page.tsx'
import { OpenDocument } from './open-document.tsx'

/** The utilities of all pages, for the second page of a visit: a document brings its own alone. */
const loadUtilities = loadOnce(() => import('#app/styles/utilities.css'))

/**
 * Fetches the content of a page, then its code. Offline requests wait for the connection. A failure is an error of
 * the query, which is then not retried.
 */
const pageQuery = (path: string) =>
  queryOptions({
    queryKey: pageKey(path),
    queryFn: async ({ signal }) => {
      const data = await fetchPage(path, signal)
      if (data) await Promise.all([loadPage(data.page), loadUtilities()])
      return data
    },
  })

/** Caches the page of the document, which is then not fetched. */
export const keepServedPage = (queryClient: QueryClient, served: PageData) =>
  queryClient.setQueryData(pageKey(served.meta.path), served)

/** Prefetches a page. Rejects on failure; a click retries. */
export const prefetchPage = (queryClient: QueryClient, path: string) =>
  queryClient.fetchQuery(pageQuery(path))

type PageViewProps = {
  path: string
  /** The page of the document. */
  served: PageData
}

/** The page of an address; suspends while its content or code load. */
export function PageView({ path, served }: PageViewProps) {
  const { data } = useSuspenseQuery(pageQuery(path))
  if (path !== served.meta.path) use(loadUtilities())
  return data ? <LoadedPage data={data} /> : <OpenDocument />
}
