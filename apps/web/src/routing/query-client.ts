import { jsonFile } from '@kitewright/site-engine/client'
import { QueryClient } from '@tanstack/react-query'
import type { PageData } from './page-content.ts'

/** Keeps what was fetched and what is being sent. Not part of what most pages start with. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 1, refetchOnWindowFocus: false },
    // Offline a visitor is told so at once; the default would wait for the network without a word.
    mutations: { networkMode: 'always' },
  },
})

/** Where `queryClient` keeps the page of a path. */
export const pageKey = (path: string) => ['page', path] as const

/** The content of a page; null where it was renamed or taken away. Throws where it does not come. */
export async function fetchPage(path: string, signal: AbortSignal): Promise<PageData | null> {
  const response = await fetch(jsonFile(path), { signal })
  if (response.status === 404 || response.status === 410) return null
  if (!response.ok) throw new Error(`${jsonFile(path)} answered ${response.status}`)
  return response.json()
}
