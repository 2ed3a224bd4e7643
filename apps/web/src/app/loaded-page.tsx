import { memo, use } from 'react'
import { useConfig } from '../routing/config-context.tsx'
import type { PageData, PageMeta } from '../routing/page-content.ts'
import { loadPage } from './load-page.ts'

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

/** Title, description and canonical address; React puts them in the head. */
function PageHead({ meta }: { meta: PageMeta }) {
  const { siteUrl } = useConfig()
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={`${siteUrl}${meta.path}`} />
    </>
  )
}
