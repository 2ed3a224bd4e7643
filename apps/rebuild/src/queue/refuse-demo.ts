import { SettingsError } from '@kitewright/content-loader/errors'
import type { Releases } from '../releases/releases.ts'
import type { RebuildSettings } from '../settings/settings.ts'

type Content = Pick<RebuildSettings['content'], 'contentSource'>

/** Throws SettingsError where demo content would take the place of what came from a lake. */
export async function refuseDemo({ contentSource }: Content, releases: Releases): Promise<void> {
  if (contentSource !== 'seed') return
  const kept = await releases.summaries()
  if (!kept.some(({ source }) => source === 'lake')) return
  throw new SettingsError(
    'CONTENT_SOURCE: expected "sanity" and the settings of the lake, because this site has shown content of a lake; the bundled demo content wants a data folder of its own (REBUILD_DATA)',
  )
}
