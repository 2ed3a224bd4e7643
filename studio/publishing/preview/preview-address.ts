import { API_VERSION } from '@kitewright/content-types/queries'
import { type SiteStatus, STATUS_ID } from '@kitewright/protocol/site'
import type { SanityClient } from 'sanity'

/** The address under which each page of the site stands with its drafts; `/preview/about` is that of `/about`. */
export const previewPath = (path: string): string => `/preview${path === '/' ? '' : path}`

type PreviewStatus = Pick<SiteStatus, 'siteUrl' | 'hasPreview'>

/**
 * Where drafts are shown: the site that its builder told of, or one that the Studio was built for (development, or a
 * site at a host that cannot send our headers). Null when neither is known: there is no preview then.
 */
export function previewOrigin(status: PreviewStatus | null): string | null {
  const set = process.env.SANITY_STUDIO_PREVIEW_URL
  if (set) return new URL(set).origin
  return status?.hasPreview ? status.siteUrl : null
}

/** Where the preview opens. Throws when no site has told its address. */
export async function firstPreview({ client }: { client: SanityClient }): Promise<string> {
  const status = await client
    .withConfig({ apiVersion: API_VERSION, perspective: 'raw' })
    .fetch<PreviewStatus | null>('*[_id == $id][0]{siteUrl, hasPreview}', { id: STATUS_ID })
  const origin = previewOrigin(status)
  if (origin) return `${origin}${previewPath('/')}`
  throw new Error('No site has told where drafts can be shown. The guide of the Studio says how.')
}
