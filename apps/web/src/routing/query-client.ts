import { toJsonFile } from '@kitewright/site-engine/client'
import { QueryClient } from '@tanstack/react-query'
import type { PageData } from './page-content.ts'

/** Caches fetched pages and running sends: one for a tab, and one for each page that is rendered to HTML. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Content changes only with a release, so cached pages stay fresh for a while.
      queries: {
        retry: 1,
        staleTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // Offline sends fail at once; the default would wait for the network silently.
      mutations: { networkMode: 'always' },
    },
  })

export const queryClient = createQueryClient()

/** Where a client keeps the page of a path. */
export const getPageKey = (path: string) => ['page', path] as const

/** The content of a page; null if it was renamed or deleted. Throws when the request fails. */
export async function fetchPage(path: string, signal: AbortSignal): Promise<PageData | null> {
  const response = await fetch(toJsonFile(path), { signal })
  if (response.status === 404 || response.status === 410) return null
  if (!response.ok) throw new Error(`${toJsonFile(path)} answered ${response.status}`)
  return response.json()
}
