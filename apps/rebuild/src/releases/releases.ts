import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { forEach } from '../for-each.ts'
import { syncFolder } from './disk.ts'
import { damagedFiles, type Manifest, readManifest } from './manifest.ts'
import { repairFiles } from './repair-files.ts'
import { outdated, type ReleaseSummary, type Retention, summaryOf } from './retention.ts'

/** A release on disk: a folder that is complete and never changes. */
export type Release = {
  id: string
  folder: string
  manifest: Manifest
  /** Paths of files that are known not to be as they were published. */
  damaged: readonly string[]
}

/** Something else stands where the link to the live release belongs. */
export class MisplacedError extends Error {
  override name = 'MisplacedError'
}

/** So many manifests stay in memory: that of the live release, and of the one it is compared with. */
const MAX_CACHED_MANIFESTS = 2

/** Ids sort by time. Unfinished and doomed folders start with a dot. */
const idForm = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/

/**
 * The releases below the data folder, and `current`, a symbolic link to the one that visitors see.
 * Each step is one rename, so that a crash between any two leaves a whole site.
 */
export class Releases {
  readonly #data: string
  readonly #folder: string
  readonly #copies: readonly string[]
  /** Of all releases; manifests do not stay, as each takes a megabyte and there may be a thousand. */
  readonly #summaries = new Map<string, ReleaseSummary>()
  /** They never change, and reading one of 2,000 pages keeps the service busy for 100 ms. The newest read is last. */
  readonly #recent = new Map<string, Manifest>()

  /** @param copies folders in which a file of a release may be found under the same path. */
  constructor(dataFolder: string, copies: readonly string[] = []) {
    this.#data = dataFolder
    this.#folder = join(dataFolder, 'releases')
    this.#copies = copies
  }

  /** Makes the folders and removes what an earlier process left unfinished. */
  async prepare() {
    await mkdir(this.#folder, { recursive: true })
    for (const half of ['current.next', 'mended.next']) {
      await rm(join(this.#data, half), { recursive: true, force: true })
    }
    const names = await readdir(this.#folder)
    await Promise.all(names.filter((name) => name.startsWith('.')).map((name) => this.#erase(name)))
  }

  folderOf(id: string) {
    return join(this.#folder, id)
  }

  /** Where a build may write; `publish` turns it into a release. */
  buildFolderOf(id: string) {
    return join(this.#folder, `.building-${id}`)
  }

  /** Ids of all releases, the oldest first; none where no service ever ran. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return names.filter((name) => idForm.test(name)).sort()
  }

  /** An id later than all there are, even if the clock went back. */
  async nextId(salt: string): Promise<string> {
    const last = (await this.ids()).at(-1)
    const now = Date.now()
    const time = last ? Math.max(now, timeOf(last) + 1) : now
    return `${new Date(time).toISOString().replaceAll(/[-:.]/g, '')}-${salt.slice(0, 8)}`
  }

  /** A release as its manifest describes it, at once: its files may be damaged. Null when it has none. */
  async described(id: string): Promise<Release | null> {
    const folder = this.folderOf(id)
    const manifest = idForm.test(id) ? await readManifest(folder) : null
    if (manifest) this.#remember(id, manifest)
    return manifest && { id, folder, manifest, damaged: [] }
  }

  /** The manifest of a release, from disk unless it was just read. Null when it has none. */
  async manifest(id: string): Promise<Manifest | null> {
    const known = this.#recent.get(id)
    if (!known) return (await this.described(id))?.manifest ?? null
    this.#remember(id, known)
    return known
  }

  #remember(id: string, manifest: Manifest) {
    this.#recent.delete(id)
    this.#recent.set(id, manifest)
    for (const old of [...this.#recent.keys()].slice(0, -MAX_CACHED_MANIFESTS))
      this.#recent.delete(old)
  }

  /** The release `current` points to, as `described`. */
  async current(): Promise<Release | null> {
    const id = await this.currentId()
    return id === null ? null : this.described(id)
  }

  /** A release after a look at each of its files, those mended of which there is a copy. */
  async examined(id: string, warn: (text: string) => void): Promise<Release | null> {
    const release = await this.described(id)
    if (!release) return null
    const paths = await damagedFiles(release.folder, release.manifest)
    if (paths.length === 0) return release
    const others = (await this.ids()).filter((other) => other !== id).reverse()
    const copies = [...this.#copies, ...others.map((other) => this.folderOf(other))]
    const damaged = await repairFiles(
      { ...release, paths },
      copies,
      join(this.#data, 'mended.next'),
    )
    for (const path of paths) {
      const how = damaged.includes(path) ? 'and there is no whole copy of it' : 'and is mended'
      warn(`Release ${id}: ${path} was not as it was published, ${how}`)
    }
    return { ...release, damaged }
  }

  /**
   * The first of these releases that is whole, or the least damaged one. Null when none of them has a
   * manifest.
   */
  async leastDamaged(
    ids: readonly string[],
    warn: (text: string) => void,
  ): Promise<Release | null> {
    let best: Release | null = null
    for (const id of ids) {
      const release = await this.examined(id, warn)
      if (!release) warn(`Release ${id} does not exist or has no manifest`)
      if (release?.damaged.length === 0) return release
      if (release && (!best || release.damaged.length < best.damaged.length)) best = release
    }
    return best
  }

  /** The release `current` points to, whether or not it is whole. */
  async currentId(): Promise<string | null> {
    const target = await readlink(join(this.#data, 'current')).catch(() => null)
    return target && basename(target)
  }

  /** Turns a finished draft into the release that visitors see; leaves no draft when it fails. */
  async publish(id: string): Promise<Release> {
    const folder = this.folderOf(id)
    try {
      await rename(this.buildFolderOf(id), folder)
      await syncFolder(this.#folder)
      await this.point(id)
    } catch (error) {
      await this.discard(id)
      // Or one would pile up with each try.
      if ((await this.currentId()) !== id) await this.#remove([id])
      throw error
    }
    const release = await this.described(id)
    if (!release) throw new Error(`release ${id} vanished while it went live`)
    return release
  }

  /** Throws MisplacedError when `current` is something else than a link. */
  async checkCurrent() {
    const file = join(this.#data, 'current')
    const found = await lstat(file).catch(() => null)
    if (!found || found.isSymbolicLink()) return
    throw new MisplacedError(
      `${file} is a ${found.isDirectory() ? 'folder' : 'file'}, not the link to the live release. Move it away.`,
    )
  }

  /** Points `current` at a release in one step. */
  async point(id: string) {
    await this.checkCurrent()
    const next = join(this.#data, 'current.next')
    await rm(next, { force: true })
    await symlink(join('releases', id), next)
    await rename(next, join(this.#data, 'current'))
    await syncFolder(this.#data)
  }

  async discard(id: string) {
    await this.#erase(basename(this.buildFolderOf(id)))
  }

  /** What is known of each release, the oldest first; without those that have no manifest. */
  async summaries(): Promise<ReleaseSummary[]> {
    const ids = await this.ids()
    const there = new Set(ids)
    for (const id of this.#summaries.keys()) if (!there.has(id)) this.#summaries.delete(id)
    const found: ReleaseSummary[] = []
    for (const [place, id] of ids.entries()) {
      const summary = this.#summaries.get(id) ?? (await this.#summarize(id, ids[place - 1]))
      if (summary) found.push(summary)
    }
    return found
  }

  async #summarize(id: string, before: string | undefined): Promise<ReleaseSummary | null> {
    const earlier = before === undefined ? null : await this.manifest(before)
    const manifest = await this.manifest(id)
    if (!manifest) return null
    const summary = summaryOf(manifest, earlier)
    this.#summaries.set(id, summary)
    return summary
  }

  /** Removes the releases that are outdated, but not the one that is shown; answers their ids. */
  async prune(retention: Retention, shown: string): Promise<string[]> {
    const ids = outdated(await this.summaries(), retention, Date.now())
    return this.#remove(ids.filter((id) => id !== shown))
  }

  async #remove(ids: readonly string[]): Promise<string[]> {
    const there = (await this.ids()).filter((id) => ids.includes(id))
    await forEach(there, async (id) => {
      // Renamed first: half a release must not look like one.
      const doomed = `.pruned-${id}`
      await rename(this.folderOf(id), join(this.#folder, doomed))
      await this.#erase(doomed)
    })
    return there
  }

  async #erase(name: string) {
    await rm(join(this.#folder, name), { recursive: true, force: true, maxRetries: 3 })
  }
}

function timeOf(id: string): number {
  const [, year, month, day, hour, minute, second, ms] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})/.exec(id) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`)
}
