import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PageData, PageName } from './page-content.ts'
import { pageModules } from './routes.tsx'

/** Address of the JSON that holds a page's content: "/services" -> "/services.json". */
export const pageFile = (path: string) => (path === '/' ? '/index.json' : `${path}.json`)

async function fetchPage(path: string, signal: AbortSignal): Promise<PageData> {
  const response = await fetch(pageFile(path), { signal })
  if (!response.ok) throw new Error(`${pageFile(path)} answered ${response.status}`)
  return response.json()
}

/** Page content is fixed until the next deploy, so one fetch a visit is enough. */
export const pageQuery = (path: string) =>
  queryOptions({
    queryKey: ['page', path],
    queryFn: ({ signal }) => fetchPage(path, signal),
    staleTime: 5 * 60_000,
  })

export const createPageClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } })

/** A promise that `use` reads at once when it is settled, so that a loaded page never suspends. */
type Loaded<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }
type AnyPage = ComponentType<{ content: PageData['content'] }>

const pages = new Map<PageName, Loaded<AnyPage>>()

/** Loads the code of a page once; a failed load may be tried again. */
export function loadPage(name: PageName): Promise<AnyPage> {
  const known = pages.get(name)
  if (known) return known
  // A page and its content belong together by name, which the type of the table cannot carry here.
  const page: Loaded<AnyPage> = (pageModules[name] as () => Promise<AnyPage>)()
  pages.set(name, page)
  page.then(
    (component) => Object.assign(page, { status: 'fulfilled', value: component }),
    () => pages.delete(name),
  )
  return page
}
