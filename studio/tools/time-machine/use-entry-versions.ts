import type { Fields } from '@kitewright/content-rules/check'
import { API_VERSION } from '@kitewright/content-types/queries'
import {
  type EntryVersion,
  entryVersionsSchema,
  findVersions,
  VERSIONS_QUERY,
  versionContentSchema,
} from '@kitewright/protocol/site'
import type { SanityClient } from '@sanity/client'
import { useEffect, useMemo, useState } from 'react'
import { useClient, useDocumentStore } from 'sanity'
import type { Site } from '../../publishing/site-check/site.ts'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { getRestorableEntries, type Restorable } from './restorable.ts'

/** Ids in one address; longer ones are refused by some servers. */
const MAX_IDS = 50

/** Versions of entries without their contents; null while they load. */
export function useEntryVersions(): readonly EntryVersion[] | null {
  const documents = useDocumentStore()
  const [versions, setVersions] = useState<readonly EntryVersion[] | null>(null)
  useEffect(() => {
    const options = { apiVersion: API_VERSION, perspective: 'raw' as const }
    const subscription = documents
      .listenQuery(VERSIONS_QUERY, {}, options)
      .subscribe((contents) => setVersions(entryVersionsSchema.parse(contents)))
    return () => subscription.unsubscribe()
  }, [documents])
  return versions
}

/** Contents of entries in these versions. Rejects if the lake does not answer. */
export async function fetchContents(
  client: SanityClient,
  ids: readonly string[],
): Promise<Fields[]> {
  const contents: Fields[] = []
  for (let from = 0; from < ids.length; from += MAX_IDS) {
    const documents = await client.getDocuments(ids.slice(from, from + MAX_IDS))
    for (const document of documents) {
      // One may have become too old since it was listed.
      if (document) contents.push(JSON.parse(versionContentSchema.parse(document).json))
    }
  }
  return contents
}

/** The entries that differ from a time; `unknown` if nothing was stored then, null while it loads. */
export function useEntriesAt(at: string): readonly Restorable[] | 'unknown' | null {
  const client = useClient({ apiVersion: API_VERSION })
  const site = useSite()
  const versions = useEntryVersions()
  const [read, setRead] = useState<readonly Fields[] | null>(null)
  const key = useMemo(
    () => site && versions && JSON.stringify(findDiffering(site, findVersions(versions, at))),
    [site, versions, at],
  )
  useEffect(() => {
    if (key === null) return
    let isOver = false
    fetchContents(client, JSON.parse(key))
      .then((documents) => {
        if (!isOver) setRead(documents)
      })
      .catch((error: unknown) => console.warn('A version could not be read.', error))
    return () => {
      isOver = true
    }
  }, [client, key])
  return useMemo(() => {
    if (versions && !versions.some(({ since }) => since <= at)) return 'unknown'
    return site && read && getRestorableEntries(site, read)
  }, [site, versions, read, at])
}

/** Those that are not published as they were, republished ones with the same content included. */
function findDiffering(site: Site, versions: readonly EntryVersion[]): string[] {
  const revisions = new Map(site.published.map(({ _id, _rev }) => [_id, _rev]))
  return versions
    .filter(({ entry, rev }) => revisions.get(entry) !== rev)
    .map(({ _id }) => _id)
    .sort()
}
