import type { Fields } from '@kitewright/content-rules/check'
import { addressOf } from '@kitewright/content-rules/resolve'
import { nameOf } from '@kitewright/content-rules/text'
import { linkPath } from '@kitewright/content-types/addresses'
import type { Site } from '../../publishing/site-check/site.ts'

export type PageDocument = { id: string; type: string; name: string }

/** What stands at an address of the site: a page, a service, a job. */
export function pageDocument(site: Site, path: string): PageDocument | undefined {
  const document = site.published.find((one) => pathOf(one) === path)
  return (
    document && {
      id: String(document._id),
      type: String(document._type),
      name: nameOf(document),
    }
  )
}

const pathOf = (document: Fields) =>
  linkPath({ _type: String(document._type), slug: addressOf(document) ?? null })

/** Where a page of the site stands; null for what is no path, so that no enquiry leads elsewhere. */
export const siteHref = (siteUrl: string | undefined, path: string): string | null =>
  siteUrl && path.startsWith('/') ? `${siteUrl}${path}` : null
