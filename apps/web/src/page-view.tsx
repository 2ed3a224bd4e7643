import { useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { loadPage, pageQuery } from './page-client.ts'
import { PageHead } from './page-head.tsx'

/** A page with its content; suspends while code or content are on their way. */
export function PageView({ path }: { path: string }) {
  const { data } = useSuspenseQuery(pageQuery(path))
  const Page = use(loadPage(data.page))
  return (
    <>
      <PageHead meta={data.meta} />
      <Page content={data.content} />
    </>
  )
}
