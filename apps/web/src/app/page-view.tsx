import { loadOnce } from '@kitewright/site-engine/client'
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { PageData } from '#app/routing/page-content.ts'
import { fetchPage, getPageKey } from '#app/routing/query-client.ts'
import { LoadedPage, loadPage } from './loaded-page.tsx'
import { OpenDocument } from './open-document.tsx'

/** The utilities of all pages, for the second page of a visit: a document has only its own. */
export const loadUtilities = loadOnce(() => import('#app/styles/utilities.css'))

const createContentQuery = (path: string) =>
  queryOptions({
    queryKey: ['content', path],
    queryFn: ({ signal }) => fetchPage(path, signal),
    retry: false,
  })

/**
 * Fetches the content of a page, then its code. Offline requests wait for the connection. A failure is an error of
 * the query, which is then not retried.
 */
const createPageQuery = (path: string) =>
  queryOptions({
    queryKey: getPageKey(path),
    queryFn: async ({ client }) => {
      const data = await client.fetchQuery(createContentQuery(path))
      if (data) await Promise.all([loadPage(data.page), loadUtilities()])
      return data
    },
  })

/** Caches the page of the document, which is then not fetched. */
export function keepServedPage(queryClient: QueryClient, served: PageData) {
  const { path } = served.meta
  for (const { queryKey } of [createContentQuery(path), createPageQuery(path)])
    queryClient.setQueryData(queryKey, served)
}

/** Prefetches the content of a page that a visitor may choose. Not its code, which also loads the styles of all pages. */
export const prefetchContent = (queryClient: QueryClient, path: string) =>
  queryClient.prefetchQuery(createContentQuery(path))

/** Prefetches a page. Rejects on failure; a click retries. */
export const prefetchPage = (queryClient: QueryClient, path: string) =>
  queryClient.fetchQuery(createPageQuery(path))

type PageViewProps = {
  path: string
  /** The page of the document. */
  served: PageData
}

/** The page of an address; suspends while its content or code load. */
export function PageView({ path, served }: PageViewProps) {
  const { data } = useSuspenseQuery(createPageQuery(path))
  if (path !== served.meta.path) use(loadUtilities())
  return data ? <LoadedPage data={data} /> : <OpenDocument />
}
