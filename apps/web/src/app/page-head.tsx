import { useConfig } from '../routing/config-context.tsx'
import type { PageMeta } from '../routing/page-content.ts'

/** Title, description and canonical address; React puts them in the head. */
export function PageHead({ meta }: { meta: PageMeta }) {
  const { siteUrl } = useConfig()
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={`${siteUrl}${meta.path}`} />
    </>
  )
}
