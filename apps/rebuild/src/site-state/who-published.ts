import { lakeClient } from '@kitewright/content-loader/lake'
import { authorOf } from '@kitewright/site-state/author-of'
import type { WhoPublished } from '../publish/held-entries.ts'
import type { RebuildSettings } from '../settings.ts'

/** Asks the history of the lake. Without a token nobody may read it, and nobody is named. */
export function whoPublishedAt({
  content: { contentSource, lake },
  writeToken,
}: Pick<RebuildSettings, 'content' | 'writeToken'>): WhoPublished {
  const token = writeToken ?? lake?.token
  if (contentSource === 'seed' || !lake || !token) return async () => null
  const client = lakeClient({ ...lake, token })
  return (entry) => authorOf(client, entry)
}
