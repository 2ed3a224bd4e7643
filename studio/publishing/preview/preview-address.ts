import { API_VERSION } from '@kitewright/content-types/queries'
import { type SiteStatus, STATUS_ID } from '@kitewright/protocol/site'
import type { SanityClient } from 'sanity'

/** The address of a page's preview: `/preview/about` for `/about`. */
export const getPreviewPath = (path: string): string => `/preview${path === '/' ? '' : path}`

type PreviewStatus = Pick<SiteStatus, 'siteUrl' | 'hasPreview'>

/**
 * Origin of the previews: the site of the builder's status, or the one that the Studio was built for (development, or a
 * site whose host cannot send our headers). Null if neither is known: then there is no preview.
 */
export function getPreviewOrigin(status: PreviewStatus | null): string | null {
  const set = process.env.SANITY_STUDIO_PREVIEW_URL
  if (set) return new URL(set).origin
  return status?.hasPreview ? status.siteUrl : null
}

/** Address of the first preview. Throws if no site has reported its address. */
export async function fetchFirstPreview({ client }: { client: SanityClient }): Promise<string> {
  const status = await client
    .withConfig({ apiVersion: API_VERSION, perspective: 'raw' })
    .fetch<PreviewStatus | null>('*[_id == $id][0]{siteUrl, hasPreview}', { id: STATUS_ID })
  const origin = getPreviewOrigin(status)
  if (origin) return `${origin}${getPreviewPath('/')}`
  throw new Error('No site shows drafts yet. See “A hosted project” in studio/README.md.')
}
