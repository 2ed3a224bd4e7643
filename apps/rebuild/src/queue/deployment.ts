import type { Journal } from '../intake/journal.ts'
import type { Lock } from '../intake/state.ts'
import type { SharedLock } from '../leader/leader-document.ts'
import type { Log } from '../log.ts'
import type { Release, Releases } from '../releases/releases.ts'

type Parts = {
  journal: Journal
  releases: Releases
  log: Log
  live: Release | null
  lock: Lock | null
  /** Called when another release goes live. */
  onLive: (release: Release) => void
}

/** The live release and the lock. */
export class Deployment {
  readonly #parts: Parts
  #live: Release | null
  #lock: Lock | null
  #queue: Promise<unknown> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#live = parts.live
    this.#lock = parts.lock
  }

  get live(): Release | null {
    return this.#live
  }

  /** Null when nothing locks publishing. */
  get locked(): Lock | null {
    return this.#lock
  }

  /** Runs swap, rollback and lock one after another. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => {})
    return result
  }

  /** Resolves after all queued changes. */
  async still(): Promise<void> {
    await this.#queue
  }

  show(release: Release): void {
    this.#live = release
    this.#parts.onLive(release)
  }

  lock(reason: string): Promise<Lock> {
    return this.inTurn(() => this.#setLock(createLock(reason, this.#live?.id)))
  }

  /**
   * Checks every file of the live release and repairs damaged ones from copies. If that fails, shows the
   * newest intact release or else the least damaged one. Under a lock, only the locked release or older
   * ones: later ones may have been rolled back.
   */
  examine(): Promise<void> {
    return this.inTurn(async () => {
      const { releases, log } = this.#parts
      const lockedId = this.#lock ? (this.#lock.live ?? this.#live?.id) : undefined
      const first = lockedId ?? this.#live?.id
      const otherIds = (await releases.ids()).filter(
        (id) => id !== first && (!lockedId || id < lockedId),
      )
      const ids = [...(first ? [first] : []), ...otherIds.reverse()]
      const release = await releases.findMinDamaged(ids, (text) => log.error(text))
      if (!release) return
      if (release.damaged.length > 0) {
        log.error({ id: release.id, damaged: release.damaged }, 'A damaged release is served')
      }
      this.show(release)
      if (release.id !== (await releases.currentId())) await releases.point(release.id)
    })
  }

  /** Returns whether it was locked. */
  unlock(): Promise<boolean> {
    return this.inTurn(async () => {
      if (!this.#lock) return false
      await this.#parts.journal.lock(null)
      this.#lock = null
      this.#parts.log.info('Unlocked: queued publishes go live now')
      return true
    })
  }

  /**
   * Shows an earlier release, by default the previous one, and locks, because the next build would undo
   * the rollback. `by` is the editor who requested it in the Studio. Returns a text when it cannot.
   */
  rollback(to?: string, by?: string): Promise<Release | string> {
    return this.inTurn(async () => {
      const from = this.#live?.id ?? ''
      const id = to ?? (await this.#parts.releases.ids()).filter((earlier) => earlier < from).at(-1)
      if (!id) return 'There is no earlier release.'
      // Editors read this, so it has no id; the log has the ids.
      return this.#showLocked(
        id,
        createLock('rolled back to an earlier version of the site', id, by),
      )
    })
  }

  /**
   * Takes over the lock of another service: shows the release with the same content, or else the newest one that is older,
   * as a later one may be what was rolled back. Returns why it cannot, or null; then nothing has changed.
   */
  follow({ since, reason, by, release }: SharedLock): Promise<string | null> {
    return this.inTurn(async () => {
      const { releases } = this.#parts
      const at = Date.parse(since)
      if (this.#lock?.at === at) return null
      if (!release) {
        await this.#setLock({ ...createLock(reason, this.#live?.id, by ?? undefined), at })
        return null
      }
      const older = (await releases.summaries()).findLast(({ createdAt }) => createdAt < release.at)
      const id = (await releases.findSame(release)) ?? older?.id
      if (!id) return `it has no release like that of ${release.at}, which the leader shows`
      const shown = await this.#showLocked(id, { ...createLock(reason, id, by ?? undefined), at })
      return typeof shown === 'string' ? shown : null
    })
  }

  async #showLocked(id: string, lock: Lock): Promise<Release | string> {
    const { releases, log } = this.#parts
    const release = await releases.examined(id, (text) => log.error(text))
    if (!release) return `Release ${id} cannot be served: it does not exist or has no manifest.`
    if (release.damaged.length > 0) {
      return `Release ${id} cannot be served: ${release.damaged[0]} differs from what was published.`
    }
    await releases.checkCurrent()
    const from = this.#live?.id ?? ''
    await this.#setLock(lock)
    await releases.point(id)
    this.show(release)
    log.warn({ id, from }, 'Rolled back; publishing is locked until someone unlocks it')
    return release
  }

  async #setLock(lock: Lock): Promise<Lock> {
    await this.#parts.journal.lock(lock)
    this.#lock = lock
    const { reason } = lock
    this.#parts.log.warn({ reason }, 'Locked: nothing goes live until someone unlocks it')
    return lock
  }
}

const createLock = (reason: string, live?: string, by?: string): Lock => ({
  at: Date.now(),
  reason,
  ...(live && { live }),
  ...(by && { by }),
})
