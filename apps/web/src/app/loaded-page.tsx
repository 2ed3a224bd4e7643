import { memo, use } from 'react'
import type { PageData } from '../routing/page-content.ts'
import { loadPage } from './load-page.ts'
import { PageHead } from './page-head.tsx'

/** A page whose content is there; suspends while its code is on its way. */
export const LoadedPage = memo(function LoadedPage({ data }: { data: PageData }) {
  const Page = use(loadPage(data.page))
  return (
    <>
      <PageHead meta={data.meta} />
      <Page content={data.content} />
    </>
  )
})
