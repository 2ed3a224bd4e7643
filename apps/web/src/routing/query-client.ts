import { jsonFile } from '@kitewright/site-engine/json-file'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { PageData } from './page-content.ts'

/** Keeps what was fetched and what is being sent. Not part of what most pages start with. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 1, refetchOnWindowFocus: false },
    // Offline a visitor is told so at once; the default would wait for the network without a word.
    mutations: { networkMode: 'always' },
  },
})

async function fetchPage(path: string, signal: AbortSignal): Promise<PageData> {
  const response = await fetch(jsonFile(path), { signal })
  if (!response.ok) throw new Error(`${jsonFile(path)} answered ${response.status}`)
  return response.json()
}

/** The content of a page. It changes only with a release, so one fetched a moment ago is fresh. */
export const pageQuery = (path: string) =>
  queryOptions({
    queryKey: ['page', path],
    queryFn: ({ signal }) => fetchPage(path, signal),
    staleTime: 5 * 60_000,
  })
