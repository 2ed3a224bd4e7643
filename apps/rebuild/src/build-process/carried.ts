import type { Carried, Manifest } from '../releases/manifest.ts'

/** Files that a page may ask for long after it was opened. */
const isAsset = (path: string) => /^\/(assets|art|social|media)\//.test(path)
const isForm = (path: string) => /\.(br|gz)$/.test(path)

/** Releases and bundles before the new one whose files stay reachable. */
const RELEASES = 2
const BUNDLES = 2

/**
 * What a new release takes over from the live one, so that a page opened before still finds its
 * code and pictures: the assets of the previous two releases and, as ten small edits may follow a
 * new bundle within minutes, those of the previous two bundles however many releases ago.
 */
export function carriedInto(
  bundleHash: string,
  own: ReadonlySet<string>,
  live: Manifest | undefined,
): Carried[] {
  if (!live) return []
  const bundles = new Set([bundleHash])
  const earlier = [ownAssets(live), ...live.carried]
  return earlier
    .filter((release, age) => {
      const isOtherBundle = !bundles.has(release.bundleHash) && bundles.size <= BUNDLES
      bundles.add(release.bundleHash)
      return age < RELEASES || isOtherBundle
    })
    .map((release) => ({ ...release, files: release.files.filter((path) => !own.has(path)) }))
}

function ownAssets({ id, bundleHash, files, carried }: Manifest): Carried {
  const foreign = new Set(carried.flatMap((release) => release.files))
  const own = Object.keys(files).filter(
    (path) => isAsset(path) && !isForm(path) && !foreign.has(path),
  )
  return { release: id, bundleHash, files: own }
}
