import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { damagedFile, type Manifest, readManifest } from './manifest.ts'
import { syncFolder } from './sync-folder.ts'

/** A release on disk: a folder that is complete and never changes. */
export type Release = { id: string; folder: string; manifest: Manifest }

/** Ids sort by time. Unfinished and doomed folders start with a dot. */
const idForm = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/

/**
 * The releases below the data folder, and `current`, a symbolic link to the one that visitors see.
 * Each step is one rename, so that a crash between any two leaves a whole site.
 */
export class Releases {
  readonly #data: string
  readonly #folder: string

  constructor(dataFolder: string) {
    this.#data = dataFolder
    this.#folder = join(dataFolder, 'releases')
  }

  /** Makes the folders and removes what an earlier process left unfinished. */
  async prepare() {
    await mkdir(this.#folder, { recursive: true })
    await rm(join(this.#data, 'current.next'), { force: true })
    const names = await readdir(this.#folder)
    await Promise.all(names.filter((name) => name.startsWith('.')).map((name) => this.#erase(name)))
  }

  folderOf(id: string) {
    return join(this.#folder, id)
  }

  /** Where a build may write; `publish` turns it into a release. */
  draftOf(id: string) {
    return join(this.#folder, `.building-${id}`)
  }

  /** Ids of all releases, the oldest first. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.#folder)
    return names.filter((name) => idForm.test(name)).sort()
  }

  /** An id later than all there are, even if the clock went back. */
  async nextId(salt: string): Promise<string> {
    const last = (await this.ids()).at(-1)
    const now = Date.now()
    const time = last ? Math.max(now, timeOf(last) + 1) : now
    return `${new Date(time).toISOString().replaceAll(/[-:.]/g, '')}-${salt.slice(0, 8)}`
  }

  /** A release whose files are all as its manifest says; what is wrong in words when they are not. */
  async whole(id: string): Promise<Release | string> {
    const folder = this.folderOf(id)
    const manifest = idForm.test(id) ? await readManifest(folder) : null
    if (!manifest) return 'it does not exist or has no manifest'
    const path = await damagedFile(folder, manifest)
    return path ? `${path} is not as it was published` : { id, folder, manifest }
  }

  /** The release `current` points to, whether or not it is whole. */
  async currentId(): Promise<string | null> {
    const target = await readlink(join(this.#data, 'current')).catch(() => null)
    return target && basename(target)
  }

  /**
   * The release to serve after a start: the current one or, if a power cut or a person damaged it,
   * the newest that is whole, to which `current` then points. Null when there is none.
   */
  async recover(warn: (text: string) => void): Promise<Release | null> {
    const current = await this.currentId()
    const others = (await this.ids()).filter((id) => id !== current).reverse()
    for (const id of current ? [current, ...others] : others) {
      const release = await this.whole(id)
      if (typeof release === 'string') {
        warn(`Release ${id} cannot be served: ${release}`)
        continue
      }
      if (id !== current) await this.point(id)
      return release
    }
    return null
  }

  /** Turns a finished draft into the release that visitors see; leaves no draft when it fails. */
  async publish(id: string): Promise<Release> {
    const folder = this.folderOf(id)
    try {
      await rename(this.draftOf(id), folder)
      await syncFolder(this.#folder)
      await this.point(id)
    } catch (error) {
      await this.discard(id)
      throw error
    }
    const manifest = await readManifest(folder)
    if (!manifest) throw new Error(`release ${id} vanished while it went live`)
    return { id, folder, manifest }
  }

  /** Points `current` at a release in one step. */
  async point(id: string) {
    const next = join(this.#data, 'current.next')
    await rm(next, { force: true })
    await symlink(join('releases', id), next)
    await rename(next, join(this.#data, 'current'))
    await syncFolder(this.#data)
  }

  async discard(id: string) {
    await this.#erase(basename(this.draftOf(id)))
  }

  /** Removes the oldest releases but for the newest `keep` and the current one; answers their ids. */
  async prune(keep: number): Promise<string[]> {
    const current = await this.currentId()
    const old = (await this.ids()).slice(0, -keep).filter((id) => id !== current)
    for (const id of old) {
      // Renamed first: half a release must not look like one.
      const doomed = `.pruned-${id}`
      await rename(this.folderOf(id), join(this.#folder, doomed))
      await this.#erase(doomed)
    }
    return old
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
