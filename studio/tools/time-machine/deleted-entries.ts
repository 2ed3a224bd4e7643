import { type EntryVersion, keptSince } from '@kitewright/protocol/site'
import { publishedIdOf, type Site } from '../../publishing/site-check/site.ts'

/**
 * The last version of each entry that visitors saw in the last 30 days and that is neither published nor a draft any
 * more, the newest first.
 *
 * @param now ms since 1970.
 */
export function deletedEntries(
  site: Site,
  versions: readonly EntryVersion[],
  now: number,
): EntryVersion[] {
  const there = new Set([...site.published, ...site.drafts].map(publishedIdOf))
  const deleted = versions.filter(
    ({ entry, until }) => !there.has(entry) && (until === null || until >= keptSince(now)),
  )
  const last = new Map(deleted.toSorted(byEnd).map((version) => [version.entry, version]))
  return [...last.values()].sort(byEnd).reverse()
}

/** What no release has noted as gone went last. */
const byEnd = (a: EntryVersion, b: EntryVersion) => {
  const [first, second] = [a.until ?? '~', b.until ?? '~']
  return first < second ? -1 : first > second ? 1 : 0
}
