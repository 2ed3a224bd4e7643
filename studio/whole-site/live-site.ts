import { cleaned } from '@kitewright/content-rules/clean-text'
import type { Fields } from '@kitewright/content-rules/problem'
import { storedTypes } from '@kitewright/content-types/document-types'
import type { SanityClient } from '@sanity/client'
import { concatMap, defer, from, map, type Observable, ReplaySubject, share, timer } from 'rxjs'
import { type Site, siteOf } from './site.ts'

/** Documents of one request; a site of thousands comes in a few. */
const CHUNK = 500
/** Milliseconds for which nobody needs to look before the Studio stops listening. */
const LINGER = 60_000

const sites = new Map<string, Observable<Site>>()

/**
 * All documents of the site as they are now, drafts included: one listener for the whole Studio,
 * shared by everyone who asks. Answers at once when somebody asked before.
 */
export function liveSite(client: SanityClient): Observable<Site> {
  const { projectId, dataset, apiHost } = client.config()
  const key = JSON.stringify([projectId, dataset, apiHost])
  const site = sites.get(key) ?? listened(client.withConfig({ perspective: 'raw', useCdn: false }))
  sites.set(key, site)
  return site
}

const listened = (client: SanityClient): Observable<Site> =>
  defer(() => {
    let documents = new Map<string, Fields>()
    const events = client.listen(
      '*[_type in $types]',
      { types: storedTypes },
      { events: ['welcome', 'mutation'], includeResult: true, includeMutations: false },
    )
    return events.pipe(
      // One after another: what changes while all are being loaded waits until they are there.
      concatMap((event) => {
        if (event.type === 'welcome') {
          return from(loaded(client).then((all) => (documents = all)))
        }
        if (event.type === 'mutation') {
          const { documentId, transition, result } = event
          if (transition === 'disappear') documents.delete(documentId)
          else if (result) documents.set(documentId, cleaned<Fields>(result))
        }
        return [documents]
      }),
      map((all) => siteOf(all.values())),
    )
  }).pipe(
    share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(LINGER) }),
  )

async function loaded(client: SanityClient): Promise<Map<string, Fields>> {
  const documents = new Map<string, Fields>()
  for (let after = ''; ; ) {
    const chunk: Fields[] = await client.fetch(
      '*[_type in $types && _id > $after] | order(_id asc)[0...$size]',
      { types: storedTypes, after, size: CHUNK },
    )
    for (const document of chunk) documents.set(String(document._id), cleaned(document))
    if (chunk.length < CHUNK) return documents
    after = String(chunk.at(-1)?._id)
  }
}
