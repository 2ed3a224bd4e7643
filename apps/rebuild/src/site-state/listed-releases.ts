import { isDeepStrictEqual } from 'node:util'
import type { Contents } from '@kitewright/site-state/change'
import { MAX_LISTED_RELEASES } from '@kitewright/site-state/site-releases'
import type { Releases } from '../releases/releases.ts'
import type { ListedRelease } from './describe-releases.ts'

/**
 * What the Studio's list of releases is made of: read once, and small in memory, as entries that two releases share
 * are one object.
 */
export class ReleaseList {
  readonly #releases: Pick<Releases, 'ids' | 'manifest'>
  #known: readonly ListedRelease[] = []

  constructor(releases: Pick<Releases, 'ids' | 'manifest'>) {
    this.#releases = releases
  }

  /** The newest releases, the oldest of them first. */
  async all(): Promise<readonly ListedRelease[]> {
    const known = new Map(this.#known.map((release) => [release.id, release]))
    const found: ListedRelease[] = []
    for (const id of (await this.#releases.ids()).slice(-MAX_LISTED_RELEASES)) {
      const release = known.get(id) ?? (await this.#read(id, found.at(-1)))
      if (release) found.push(release)
    }
    this.#known = found
    return found
  }

  async #read(id: string, before: ListedRelease | undefined): Promise<ListedRelease | null> {
    const manifest = await this.#releases.manifest(id)
    if (!manifest) return null
    const { createdAt, bundleHash, offSite, changes } = manifest
    const contents = sharing(manifest.contents, before?.contents ?? {})
    return { id, createdAt, bundleHash, offSite, changes, contents }
  }
}

const sharing = (contents: Contents, before: Contents): Contents =>
  Object.fromEntries(
    Object.entries(contents).map(([id, facts]) => {
      const earlier = before[id]
      return [id, earlier && isDeepStrictEqual(earlier, facts) ? earlier : facts]
    }),
  )
