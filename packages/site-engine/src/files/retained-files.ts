/** Files of a version of the site before the newest, and the bundle that it was made with. */
export type EarlierFiles = { bundleHash: string; files: string[] }

/** Versions and bundles before the new one whose files stay reachable. */
const MAX_VERSIONS = 2
const MAX_BUNDLES = 2

/**
 * What a new version takes over of those before it, so that a page opened before still finds its code and pictures: the
 * files of the previous two versions and, as ten small edits may follow a new bundle within minutes, those of the
 * previous two bundles however many versions ago.
 *
 * @param own files of the new version.
 * @param earlier the newest first.
 */
export function retainedFiles<Earlier extends EarlierFiles>(
  bundleHash: string,
  own: ReadonlySet<string>,
  earlier: readonly Earlier[],
): Earlier[] {
  const bundles = new Set([bundleHash])
  return earlier
    .filter((version, age) => {
      const isOtherBundle = !bundles.has(version.bundleHash) && bundles.size <= MAX_BUNDLES
      bundles.add(version.bundleHash)
      return age < MAX_VERSIONS || isOtherBundle
    })
    .map((version) => ({ ...version, files: version.files.filter((path) => !own.has(path)) }))
}
