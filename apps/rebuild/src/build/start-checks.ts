import { SettingsError } from '@kitewright/content-loader/errors'
import { isThisMachine, type Settings } from '@kitewright/content-loader/settings'
import { readSourceHashes } from '@kitewright/site-engine/files'
import type { Releases } from '../releases/releases.ts'

/**
 * Throws SettingsError when a public site would be built with a bundle of other code: after an update without a new
 * bundle, or the reverse, they may not fit together. Does not check a site on this machine.
 *
 * @param getHash returns the hash of a used code file, by its path in the repository; undefined for others.
 */
export function rejectOtherCode(
  bundleFolder: string,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
  getHash: (path: string) => string | undefined,
): void {
  if (isThisMachine(siteUrl)) return
  const sourceHashes = readSourceHashes(bundleFolder)
  const hint = 'make a new one (pnpm --filter @kitewright/web bundle), then start the service again'
  if (!sourceHashes) {
    throw new SettingsError(
      `REBUILD_BUNDLE: ${bundleFolder} does not say of which code it was made: ${hint}`,
    )
  }
  const other = Object.entries(sourceHashes).find(([path, hash]) => {
    const used = getHash(path)
    return used !== undefined && used !== hash
  })
  if (!other) return
  throw new SettingsError(
    `REBUILD_BUNDLE: ${bundleFolder} was made with another ${other[0]} than this service runs: ${hint}`,
  )
}

/** Throws SettingsError when demo content would replace content of a lake. */
export async function rejectDemo(
  { contentSource }: Pick<Settings, 'contentSource'>,
  releases: Pick<Releases, 'summaries'>,
): Promise<void> {
  if (contentSource !== 'seed') return
  const stored = await releases.summaries()
  if (!stored.some(({ source }) => source === 'lake')) return
  throw new SettingsError(
    'CONTENT_SOURCE: expected "sanity" and the settings of the lake, because this site has shown content of a lake; the bundled demo content needs another data folder (REBUILD_DATA)',
  )
}
