import { entryPath } from '@kitewright/content-types/addresses'
import { LaunchIcon } from '@sanity/icons/Launch'
import type { DocumentActionComponent } from 'sanity'
import { useOffSite } from './off-site.ts'
import { useSiteState } from './site-state-provider.tsx'

/** Opens the page that shows the entry, as visitors see it. */
export const OpenOnSite: DocumentActionComponent = ({ type, published, onComplete }) => {
  const { status } = useSiteState()
  const offSite = useOffSite(published)
  if (!status) return null
  return {
    label: 'Open on site',
    icon: LaunchIcon,
    disabled: !published || offSite !== null,
    title: published ? (offSite ?? undefined) : 'It is not published yet.',
    onHandle: () => {
      const path = entryPath({ _type: type, slug: slugOf(published) })
      window.open(`${status.siteUrl}${path}`, '_blank', 'noreferrer')
      onComplete()
    },
  }
}

/** The address that a document carries; null when it has none. */
export function slugOf(document: object | null): string | null {
  if (document === null || !('slug' in document)) return null
  const { slug } = document
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return null
  return typeof slug.current === 'string' ? slug.current : null
}
