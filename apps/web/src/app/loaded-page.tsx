import { loadOnce } from '@kitewright/site-engine/client'
import { type ComponentType, memo, use } from 'react'
import { useConfig } from '#app/routing/config-context.tsx'
import type { PageData, PageMeta, PageName } from '#app/routing/page-content.ts'
import { pageModules } from './routes.tsx'

type AnyPage = ComponentType<{ content: PageData['content'] }>

const loaders = Object.fromEntries(
  // A page and its content belong together by name, which the type of the table cannot carry here.
  Object.entries(pageModules).map(([name, load]) => [
    name,
    loadOnce(load as () => Promise<AnyPage>),
  ]),
) as Record<PageName, () => Promise<AnyPage>>

/** Loads the code of a page once; a failed load may be tried again. */
export const loadPage = (name: PageName): Promise<AnyPage> => loaders[name]()

/** A page whose content is loaded; suspends while its code loads. */
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
