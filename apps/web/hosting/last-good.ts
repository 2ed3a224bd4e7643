import { firstLine } from '@kitewright/content-loader/errors'
import { type LoadOptions, liveDocuments } from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'

/**
 * The published version of each entry, for a build at a static host, which keeps nothing between
 * builds. A build with `auto` content is at no host, and has none.
 */
export function lastGoodOf({
  contentSource,
  lake,
  siteUrl,
}: Settings): Pick<LoadOptions, 'lastGood'> {
  if (contentSource !== 'sanity' || !lake) return {}
  return {
    lastGood: (published) =>
      liveDocuments(siteUrl, lake, published).catch((error) => {
        console.warn(`What is live could not be read, so no entry is replaced: ${firstLine(error)}`)
        return []
      }),
  }
}
