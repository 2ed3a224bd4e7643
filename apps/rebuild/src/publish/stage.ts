import type { Lock } from '../journal/entries.ts'
import type { Journal } from '../journal/journal.ts'
import type { Log } from '../log.ts'
import type { Release, Releases } from '../releases/releases.ts'

type Parts = {
  journal: Journal
  releases: Releases
  log: Log
  live: Release | null
  lock: Lock | null
  /** Called when visitors are to see another release. */
  onLive: (release: Release) => void
}

/** What visitors see, and whether that may change. */
export class Stage {
  readonly #parts: Parts
  #live: Release | null
  #lock: Lock | null
  #turn: Promise<unknown> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#live = parts.live
    this.#lock = parts.lock
  }

  get live(): Release | null {
    return this.#live
  }

  /** Null unless nothing may go live. */
  get locked(): Lock | null {
    return this.#lock
  }

  /** Swap, rollback and lock follow each other. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work)
    this.#turn = result.catch(() => {})
    return result
  }

  /** Resolves when nothing changes any more. */
  async still(): Promise<void> {
    await this.#turn
  }

  show(release: Release): void {
    this.#live = release
    this.#parts.onLive(release)
  }

  lock(reason: string): Promise<Lock> {
    return this.inTurn(() => this.#setLock(reason))
  }

  /** Answers whether it was locked. */
  unlock(): Promise<boolean> {
    return this.inTurn(async () => {
      if (!this.#lock) return false
      await this.#parts.journal.append({ type: 'unlocked', at: Date.now() })
      this.#lock = null
      this.#parts.log.info('Unlocked: what was published meanwhile goes live now')
      return true
    })
  }

  /**
   * Shows an earlier release, by default the one before the live one, and locks, as the next build
   * would bring back what was just taken away. Answers what is wrong in words when it cannot.
   */
  rollback(to?: string): Promise<Release | string> {
    return this.inTurn(async () => {
      const { releases, log } = this.#parts
      const from = this.#live?.id ?? ''
      const id = to ?? (await releases.ids()).filter((earlier) => earlier < from).at(-1)
      if (!id) return 'There is no earlier release.'
      const release = await releases.whole(id)
      if (typeof release === 'string') return `Release ${id} cannot be served: ${release}.`
      await this.#setLock(`rolled back from ${from || 'nothing'} to ${id}`)
      await releases.point(id)
      this.show(release)
      log.warn({ id, from }, 'Rolled back; publishing is locked until someone unlocks it')
      return release
    })
  }

  async #setLock(reason: string): Promise<Lock> {
    const lock = { at: Date.now(), reason }
    await this.#parts.journal.append({ type: 'locked', ...lock })
    this.#lock = lock
    this.#parts.log.warn({ reason }, 'Locked: nothing goes live until someone unlocks it')
    return lock
  }
}
