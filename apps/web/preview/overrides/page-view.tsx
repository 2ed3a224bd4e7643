import { use } from 'react'
import { LoadedPage } from '../../src/app/loaded-page.tsx'
import type * as site from '../../src/app/page-view.tsx'
import { fetchPublishedPage } from '../published.ts'
import { useShown } from '../shown.ts'

/** The page of an address with its drafts, or as published until the drafts arrive. */
export const PageView: typeof site.PageView = ({ path }) => {
  const { getPage } = useShown()
  return <LoadedPage data={getPage?.(path) ?? use(fetchPublishedPage(path)).data} />
}
