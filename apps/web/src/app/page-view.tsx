import { loadOnce } from '@kitewright/site-engine/load-once'
import { useWasServed } from '@kitewright/site-engine/use-hydrated'
import { use } from 'react'
import type { PageData } from '../routing/page-content.ts'
import { LoadedPage } from './loaded-page.tsx'

/** Fetching pages is for the second page of a visit: its 8 KB load when the first one answers. */
export const loadPageQueries = loadOnce(() => import('./page-queries.tsx'))

type PageViewProps = {
  path: string
  /** The page that the document brought along. */
  served: PageData
}

/** The page of an address: the one served when the visit begins, later ones as they are fetched. */
export function PageView({ path, served }: PageViewProps) {
  const isFirst = useWasServed()
  return isFirst && path === served.meta.path ? (
    <LoadedPage data={served} />
  ) : (
    <FetchedPage path={path} />
  )
}

function FetchedPage({ path }: { path: string }) {
  const { QueriedPage } = use(loadPageQueries())
  return <QueriedPage path={path} />
}
