import { loadOnce } from '@kitewright/site-engine/client'
import { use, useEffect, useState } from 'react'
import type { PageData } from '../routing/page-content.ts'
import { LoadedPage } from './loaded-page.tsx'

/** Fetching pages is for the second page of a visit: its 8 KB load when the first one answers. */
export const loadPageQueries = loadOnce(() => import('./page-queries.tsx'))

type PageViewProps = {
  path: string
  /** The page that the document brought along. */
  served: PageData
}

/** Whether the visit has gone on from its first page. */
let isUnderWay = false
const goOn = () => {
  isUnderWay = true
}

/**
 * The page of an address: the one served when the visit begins, later ones as they are fetched. The first one needs
 * nothing more, also where React cannot take over its HTML and makes it anew: translated, or changed by an extension.
 */
export function PageView({ path, served }: PageViewProps) {
  const [isFirst] = useState(!isUnderWay)
  useEffect(() => goOn, [])
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
