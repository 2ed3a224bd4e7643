import { SettingsError } from '@kitewright/content-loader/errors'
import { isThisMachine, type Settings } from '@kitewright/content-loader/settings'
import { readMadeFrom } from '@kitewright/site-engine/files'
import type { Releases } from '../releases/releases.ts'

/**
 * Throws SettingsError where a bundle of other code would make pages for visitors: after an update without a new bundle, or
 * the other way round, they may not fit together. On the machine of whoever writes the code that is left to them.
 *
 * @param hashOf of the code that is used, by its path in the repository; undefined for what is not.
 */
export function refuseOtherCode(
  bundleFolder: string,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  hashOf: (path: string) => string | undefined,
): void {
  if (isThisMachine(siteUrl)) return
  const madeFrom = readMadeFrom(bundleFolder)
  const cure = 'make it anew (pnpm --filter @kitewright/web bundle), then start the service again'
  if (!madeFrom) {
    throw new SettingsError(
      `REBUILD_BUNDLE: ${bundleFolder} does not say of which code it was made: ${cure}`,
    )
  }
  const other = Object.entries(madeFrom).find(([path, hash]) => {
    const used = hashOf(path)
    return used !== undefined && used !== hash
  })
  if (!other) return
  throw new SettingsError(
    `REBUILD_BUNDLE: ${bundleFolder} was made with another ${other[0]} than this service runs: ${cure}`,
  )
}

/** Throws SettingsError where demo content would take the place of what came from a lake. */
export async function refuseDemo(
  { contentSource }: Pick<Settings, 'contentSource'>,
  releases: Pick<Releases, 'summaries'>,
): Promise<void> {
  if (contentSource !== 'seed') return
  const kept = await releases.summaries()
  if (!kept.some(({ source }) => source === 'lake')) return
  throw new SettingsError(
    'CONTENT_SOURCE: expected "sanity" and the settings of the lake, because this site has shown content of a lake; the bundled demo content wants a data folder of its own (REBUILD_DATA)',
  )
}
