import { loadOnce, readInlinedData } from '@kitewright/site-engine/client'
import { onlineManager, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { InlinedData } from '#app/routing/page-content.ts'
import { fetchPage, pageKey, queryClient } from '#app/routing/query-client.ts'
import { loadRichText } from '#app/ui/rich-text.tsx'
import { LoadedPage, loadPage } from './loaded-page.tsx'
import { OpenDocument } from './open-document.tsx'

/** The utilities of all pages, for the second page of a visit: a document brings its own alone. */
const loadUtilities = loadOnce(() => import('#app/styles/utilities.css'))

/** Content, then code of a page; the content changes only with a release, so one fetched a moment ago is fresh. */
const pageQuery = (path: string) =>
  queryOptions({
    queryKey: pageKey(path),
    queryFn: async ({ signal }) => {
      const data = await fetchPage(path, signal)
      if (data) await Promise.all([loadPage(data.page), loadRichText(), loadUtilities()])
      return data
    },
    staleTime: 5 * 60_000,
  })

const { data } = readInlinedData<InlinedData>()
queryClient.setQueryData(pageQuery(data.meta.path).queryKey, data)

// What is asked for while offline waits, and goes on when the line is back.
queryClient.mount()
onlineManager.setOnline(navigator.onLine)

/** Fetches a page ahead of a click. Rejects where it does not come; a click tries again. */
export const prefetchPage = (path: string) => queryClient.fetchQuery(pageQuery(path))

/** A page that the document did not bring along; suspends while content or code are on their way. */
export function QueriedPage({ path }: { path: string }) {
  const { data } = useSuspenseQuery(pageQuery(path), queryClient)
  use(loadRichText())
  use(loadUtilities())
  return data ? <LoadedPage data={data} /> : <OpenDocument />
}
