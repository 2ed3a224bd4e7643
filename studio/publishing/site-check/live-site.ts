import type { Fields } from '@kitewright/content-rules/check'
import { cleaned } from '@kitewright/content-rules/text'
import { storedTypes } from '@kitewright/content-types/model'
import type { SanityClient } from '@sanity/client'
import type { Observable } from 'rxjs'
import { liveDocuments } from './live-documents.ts'
import { type Site, siteOf } from './site.ts'

const sites = new Map<string, Observable<Site>>()

/** All documents of the site as they are now, drafts included, in one listener for the whole Studio. */
export function liveSite(client: SanityClient): Observable<Site> {
  const { projectId, dataset, apiHost } = client.config()
  const key = JSON.stringify([projectId, dataset, apiHost])
  const site =
    sites.get(key) ??
    liveDocuments(
      client.withConfig({ perspective: 'raw', useCdn: false }),
      storedTypes,
      cleaned<Fields>,
      siteOf,
    )
  sites.set(key, site)
  return site
}
