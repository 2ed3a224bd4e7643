import { readInlinedData } from '@kitewright/site-engine/inlined-data'
import { useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { InlinedData } from '../routing/page-content.ts'
import { pageQuery, queryClient } from '../routing/query-client.ts'
import { loadRichText } from '../ui/rich-text.tsx'
import { loadPage } from './load-page.ts'
import { loadUtilities } from './load-utilities.ts'
import { LoadedPage } from './loaded-page.tsx'

const { data } = readInlinedData<InlinedData>()
queryClient.setQueryData(pageQuery(data.meta.path).queryKey, data)

/** Fetches content, then code, of a page ahead of a click. A click tries again what failed here. */
export async function prefetchPage(path: string) {
  const query = pageQuery(path)
  await queryClient.prefetchQuery(query)
  const next = queryClient.getQueryData(query.queryKey)
  if (next) await Promise.all([loadPage(next.page), loadRichText(), loadUtilities()])
}

/** Lets pages whose content could not be fetched be asked for again. */
export const forgetFailedPages = () =>
  queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })

/** A page that the document did not bring along; suspends while content or code are on their way. */
export function QueriedPage({ path }: { path: string }) {
  const { data } = useSuspenseQuery(pageQuery(path), queryClient)
  use(loadRichText())
  use(loadUtilities())
  return <LoadedPage data={data} />
}
