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
import { useMemo } from 'react'
import { useClient } from 'sanity'
import type { Site } from '../../publishing/site-check/site.ts'
import { useLatest } from '../../publishing/site-check/use-latest.ts'
import { useQuery } from '../../publishing/site-check/use-query.ts'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { getRestorableEntries, type Restorable } from './restorable.ts'

/** Ids in one address; longer ones are refused by some servers. */
const MAX_IDS = 50

/** Versions of entries without their contents; null while they load. */
export function useEntryVersions(): readonly EntryVersion[] | null {
  const contents = useQuery(VERSIONS_QUERY)
  return useMemo(() => (contents === null ? null : entryVersionsSchema.parse(contents)), [contents])
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
  const key = useMemo(
    () => site && versions && JSON.stringify(findDiffering(site, findVersions(versions, at))),
    [site, versions, at],
  )
  const read = useLatest(
    async () => (key === null ? null : fetchContents(client, JSON.parse(key))),
    [client, key],
  )
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
