import { getSlug } from '@kitewright/content-rules/resolve'
import { getEntryPath } from '@kitewright/content-types/addresses'
import { LaunchIcon } from '@sanity/icons/Launch'
import type { DocumentActionComponent } from 'sanity'
import { useSiteState } from './site-state-provider.tsx'
import { useHiddenReason } from './use-hidden-reason.ts'

/** Opens the page that shows the entry, as visitors see it. */
export const OpenOnSite: DocumentActionComponent = ({ type, draft, published, onComplete }) => {
  const { status } = useSiteState()
  const hiddenReason = useHiddenReason(published)
  if (!status || !(draft ?? published)) return null
  return {
    label: 'Open on site',
    icon: LaunchIcon,
    disabled: !published || hiddenReason !== null,
    title: published ? (hiddenReason ?? undefined) : 'It is not published yet.',
    onHandle: () => {
      const path = getEntryPath({ _type: type, slug: getSlug(published ?? {}) ?? null })
      window.open(`${status.siteUrl}${path}`, '_blank', 'noreferrer')
      onComplete()
    },
  }
}
