import { retainedFiles } from '@kitewright/site-engine/files'
import type { Manifest, RetainedAssets } from '../releases/manifest.ts'

/** Files that a page may ask for long after it was opened. */
const isAsset = (path: string) => /^\/(assets|art|social|media)\//.test(path)
const isForm = (path: string) => /\.(br|gz)$/.test(path)

/** What a new release takes over from the live one, so that a page opened before still finds its code and pictures. */
export const retainedAssets = (
  bundleHash: string,
  own: ReadonlySet<string>,
  live: Manifest | undefined,
): RetainedAssets[] =>
  live ? retainedFiles(bundleHash, own, [ownAssets(live), ...live.carried]) : []

function ownAssets({ id, bundleHash, files, carried }: Manifest): RetainedAssets {
  const foreign = new Set(carried.flatMap((release) => release.files))
  const own = Object.keys(files).filter(
    (path) => isAsset(path) && !isForm(path) && !foreign.has(path),
  )
  return { release: id, bundleHash, files: own }
}
