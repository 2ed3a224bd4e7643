import { isFields } from '@kitewright/content-rules/problem'
import { Stack } from '@sanity/ui'
import { useDeferredValue, useMemo } from 'react'
import { useFormValue } from 'sanity'
import { useSiteState } from '../site-state/site-state-provider.tsx'
import { useSite } from '../whole-site/use-site.ts'
import { pageInDraft } from './page-in-draft.ts'
import { SearchResult } from './search-result.tsx'
import { SharedCard } from './shared-card.tsx'

/** How the page that is open will look in results of a search and where it is shared. */
export function PagePreview() {
  const site = useSite()
  // Letters that are being typed do not wait for it.
  const draft = useDeferredValue(useFormValue([]))
  const { status } = useSiteState()
  const page = useMemo(
    () => (site && isFields(draft) ? pageInDraft(site, draft) : null),
    [site, draft],
  )
  if (!page) return null
  const host = status ? new URL(status.siteUrl).host : page.brand.toLowerCase()
  return (
    <Stack gap={4}>
      <SearchResult page={page} host={host} />
      <SharedCard page={page} host={host} />
    </Stack>
  )
}
