import type { Fields } from '@kitewright/content-rules/check'
import { cleanValue } from '@kitewright/content-rules/text'
import { storedTypes } from '@kitewright/content-types/model'
import type { SanityClient } from '@sanity/client'
import type { Observable } from 'rxjs'
import { liveDocuments } from './live-documents.ts'
import { buildSite, type Site } from './site.ts'

const sites = new Map<string, Observable<Site>>()

/** All documents of the site as they are now, drafts included, in one listener for the whole Studio. */
export function watchSite(client: SanityClient): Observable<Site> {
  const { projectId, dataset, apiHost } = client.config()
  const key = JSON.stringify([projectId, dataset, apiHost])
  const site =
    sites.get(key) ??
    liveDocuments(
      client.withConfig({ perspective: 'raw', useCdn: false }),
      storedTypes,
      cleanValue<Fields>,
      buildSite,
    )
  sites.set(key, site)
  return site
}
