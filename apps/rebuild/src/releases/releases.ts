import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { runForEach } from '../for-each.ts'
import { compressBest } from './best-compression.ts'
import { syncFolder } from './disk.ts'
import { findDamagedFiles, type Manifest, readManifest } from './manifest.ts'
import { repairFiles } from './repair-files.ts'
import { createSummary, type ReleaseSummary, type Retention, selectExpired } from './retention.ts'

/** A release on disk: a complete folder that never changes. */
export type Release = {
  id: string
  folder: string
  manifest: Manifest
  /** Paths of files that differ from what was published. */
  damaged: readonly string[]
}

/** Equal for the same content and code on every server. */
export type ReleaseHashes = Pick<Manifest, 'contentHash' | 'bundleHash'>

/** A file or folder is in the place of the link to the live release. */
export class MisplacedError extends Error {
  override name = 'MisplacedError'
}

/** The manifests of the live release and of the one it is compared with. */
const MAX_CACHED_MANIFESTS = 2

/** Ids sort by time. Folders that are unfinished or being removed start with a dot. */
const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/

/**
 * The releases below the data folder, and `current`, a symbolic link to the live one. Each step is one
 * rename, so that a crash never leaves an incomplete site.
 */
export class Releases {
  readonly #data: string
  readonly #folder: string
  readonly #copies: readonly string[]
  /** By id. Manifests are not cached here: each takes a megabyte, and there may be a thousand. */
  readonly #summaries = new Map<string, ReleaseSummary>()
  /** Recent manifests, newest last: reading one of 2,000 pages blocks the service for 100 ms. */
  readonly #recent = new Map<string, Manifest>()

  /** @param copies folders that may contain a file of a release under the same path. */
  constructor(dataFolder: string, copies: readonly string[] = []) {
    this.#data = dataFolder
    this.#folder = join(dataFolder, 'releases')
    this.#copies = copies
  }

  /** Creates the folders, and removes unfinished work of an earlier process. */
  async prepare() {
    await mkdir(this.#folder, { recursive: true })
    for (const partial of ['current.next', 'repaired.next', 'compressed.next']) {
      await rm(join(this.#data, partial), { recursive: true, force: true })
    }
    const names = await readdir(this.#folder)
    await Promise.all(names.filter((name) => name.startsWith('.')).map((name) => this.#erase(name)))
  }

  getFolder(id: string) {
    return join(this.#folder, id)
  }

  /** The folder of a build; `publish` turns it into a release. */
  getBuildFolder(id: string) {
    return join(this.#folder, `.building-${id}`)
  }

  /** Ids of all releases, oldest first; empty before the first start. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return names.filter((name) => idPattern.test(name)).sort()
  }

  /** An id later than all others, even if the clock went back. */
  async nextId(salt: string): Promise<string> {
    const last = (await this.ids()).at(-1)
    const now = Date.now()
    const time = last ? Math.max(now, parseReleaseTime(last) + 1) : now
    return `${new Date(time).toISOString().replaceAll(/[-:.]/g, '')}-${salt.slice(0, 8)}`
  }

  /** A release by its manifest, without a check of its files. Null without a manifest. */
  async described(id: string): Promise<Release | null> {
    const folder = this.getFolder(id)
    const manifest = idPattern.test(id) ? await readManifest(folder) : null
    if (manifest) this.#remember(id, manifest)
    return manifest && { id, folder, manifest, damaged: [] }
  }

  /** The manifest of a release, cached if recent. Null without one. */
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

  /** A release after a check of each file and a repair of damaged ones. */
  async examined(id: string, warn: (text: string) => void): Promise<Release | null> {
    const release = await this.described(id)
    if (!release) return null
    const paths = await findDamagedFiles(release.folder, release.manifest)
    if (paths.length === 0) return release
    const otherIds = (await this.ids()).filter((other) => other !== id).reverse()
    const copies = [...this.#copies, ...otherIds.map((other) => this.getFolder(other))]
    const damaged = await repairFiles(
      { ...release, paths },
      copies,
      join(this.#data, 'repaired.next'),
    )
    for (const path of paths) {
      const outcome = damaged.includes(path) ? 'and has no intact copy' : 'and is repaired'
      warn(`Release ${id}: ${path} differs from what was published ${outcome}`)
    }
    return { ...release, damaged }
  }

  /**
   * The first intact one of these releases, or else the least damaged one. Null when none has a manifest.
   */
  async findMinDamaged(
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

  /** The release `current` points to, whether or not it is intact. */
  async currentId(): Promise<string | null> {
    const target = await readlink(join(this.#data, 'current')).catch(() => null)
    return target && basename(target)
  }

  /** Turns a finished build into the live release; removes it when that fails. */
  async publish(id: string): Promise<Release> {
    const folder = this.getFolder(id)
    try {
      await rename(this.getBuildFolder(id), folder)
      await syncFolder(this.#folder)
      await this.point(id)
    } catch (error) {
      await this.delete(id)
      // Otherwise each retry would leave one.
      if ((await this.currentId()) !== id) await this.#remove([id])
      throw error
    }
    const release = await this.described(id)
    if (!release) throw new Error(`release ${id} vanished while it went live`)
    return release
  }

  /** Throws MisplacedError when `current` is not a link. */
  async checkCurrent() {
    const file = join(this.#data, 'current')
    const stats = await lstat(file).catch(() => null)
    if (!stats || stats.isSymbolicLink()) return
    throw new MisplacedError(
      `${file} is a ${stats.isDirectory() ? 'folder' : 'file'}, not the link to the live release. Move it away.`,
    )
  }

  /**
   * Gives the pages of a release their smallest compressed forms; `shouldStop` is asked before each of them. Resolves
   * with the number of forms that still wait.
   */
  async compressBest(id: string, shouldStop: () => boolean): Promise<number> {
    const manifest = await this.manifest(id)
    if (!manifest?.quick?.length) return 0
    const temporary = join(this.#data, 'compressed.next')
    const folder = this.getFolder(id)
    const improved = await compressBest({ folder, manifest, temporary, shouldStop })
    this.#remember(id, improved)
    this.#summaries.delete(id)
    return improved.quick?.length ?? 0
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

  async delete(id: string) {
    await this.#erase(basename(this.getBuildFolder(id)))
  }

  /** Summaries of all releases with a manifest, oldest first. */
  async summaries(): Promise<ReleaseSummary[]> {
    const ids = await this.ids()
    const existing = new Set(ids)
    for (const id of this.#summaries.keys()) if (!existing.has(id)) this.#summaries.delete(id)
    const summaries: ReleaseSummary[] = []
    for (const [index, id] of ids.entries()) {
      const summary = this.#summaries.get(id) ?? (await this.#summarize(id, ids[index - 1]))
      if (summary) summaries.push(summary)
    }
    return summaries
  }

  /** The id of the newest release with this content, preferably of the same code; null: none. */
  async findSame({ contentHash, bundleHash }: ReleaseHashes): Promise<string | null> {
    const found = (await this.summaries()).filter((release) => release.contentHash === contentHash)
    const same = found.findLast((release) => release.bundleHash === bundleHash)
    return (same ?? found.at(-1))?.id ?? null
  }

  async #summarize(id: string, before: string | undefined): Promise<ReleaseSummary | null> {
    const previous = before === undefined ? null : await this.manifest(before)
    const manifest = await this.manifest(id)
    if (!manifest) return null
    const summary = createSummary(manifest, previous)
    this.#summaries.set(id, summary)
    return summary
  }

  /** Removes outdated releases except the live one; returns their ids. */
  async prune(retention: Retention, liveId: string): Promise<string[]> {
    const ids = selectExpired(await this.summaries(), retention, Date.now())
    return this.#remove(ids.filter((id) => id !== liveId))
  }

  async #remove(ids: readonly string[]): Promise<string[]> {
    const existing = (await this.ids()).filter((id) => ids.includes(id))
    await runForEach(existing, async (id) => {
      // Renamed first, so that a partly deleted release does not look complete.
      const doomed = `.pruned-${id}`
      await rename(this.getFolder(id), join(this.#folder, doomed))
      await this.#erase(doomed)
    })
    return existing
  }

  async #erase(name: string) {
    await rm(join(this.#folder, name), { recursive: true, force: true, maxRetries: 3 })
  }
}

function parseReleaseTime(id: string): number {
  const [, year, month, day, hour, minute, second, ms] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})/.exec(id) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`)
}
