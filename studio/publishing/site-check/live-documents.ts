import type { Fields } from '@kitewright/content-rules/check'
import type { SanityClient } from '@sanity/client'
import { concatMap, defer, from, map, type Observable, ReplaySubject, share, timer } from 'rxjs'

/** Documents of one request. */
const PAGE_SIZE = 500
/** Milliseconds without subscribers after which the Studio stops listening. */
const LINGER_MS = 60_000

/**
 * All documents of some types as they are now, drafts included: one listener for all subscribers.
 * A later subscriber gets the documents at once.
 *
 * @param read converts a document to its stored form; called once for each version.
 * @param combine computes the emitted value from all documents, by their ids, after each change.
 */
export const liveDocuments = <Read, Value>(
  client: SanityClient,
  types: readonly string[],
  read: (document: Fields) => Read,
  combine: (documents: Iterable<Read>) => Value,
): Observable<Value> =>
  defer(() => {
    let documents = new Map<string, Read>()
    const events = client.listen(
      '*[_type in $types]',
      { types },
      { events: ['welcome', 'mutation'], includeResult: true, includeMutations: false },
    )
    return events.pipe(
      // In order: changes during the load wait until it is complete.
      concatMap((event) => {
        if (event.type === 'welcome') {
          return from(loadDocuments(client, types, read).then((all) => (documents = all)))
        }
        if (event.type === 'mutation') {
          const { documentId, transition, result } = event
          if (transition === 'disappear') documents.delete(documentId)
          else if (result) documents.set(documentId, read(result))
        }
        return [documents]
      }),
      map((all) => combine(all.values())),
    )
  }).pipe(
    share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(LINGER_MS) }),
  )

async function loadDocuments<Read>(
  client: SanityClient,
  types: readonly string[],
  read: (document: Fields) => Read,
): Promise<Map<string, Read>> {
  const documents = new Map<string, Read>()
  for (let after = ''; ; ) {
    const chunk: Fields[] = await client.fetch(
      '*[_type in $types && _id > $after] | order(_id asc)[0...$size]',
      { types, after, size: PAGE_SIZE },
    )
    for (const document of chunk) documents.set(String(document._id), read(document))
    if (chunk.length < PAGE_SIZE) return documents
    after = String(chunk.at(-1)?._id)
  }
}
