import type { AnnouncedDocument } from '@kitewright/content-loader/load'
import { type Announcement, Announcements } from '../intake/announcements.ts'
import type { Journal, WriteJournal } from '../intake/journal.ts'
import type { BuildRequest, State } from '../intake/state.ts'

export type Delivery = { ids: string[]; reason: string; at: number; document?: AnnouncedDocument }

type Debounce = {
  /** Ms without a further request after which a build may start. */
  quiet: number
  /** Most ms that a request waits for others. */
  longest: number
}

type Parts = {
  journal: Pick<Journal, 'deliver' | 'requestBuild'>
  note: WriteJournal
  /** The state of an earlier process. */
  state: Pick<State, 'requests' | 'announced'>
  debounce: Debounce
  /** Called when a request of a webhook or a person is on disk and in the queue. */
  onAdded?: () => void
}

/** Requests that come during a build wait this much longer for others. */
const BURST_QUIET_FACTOR = 3
const BURST_LONGEST_FACTOR = 10

/**
 * Requests that are not live yet, on disk, so that a crash loses none. Times are ms of a monotonic clock
 * (`performance.now`), because the system clock may go back. One build serves requests that come together: it
 * starts when they pause for a moment, and at the latest after the longest wait.
 */
export class BuildQueue {
  readonly #parts: Parts
  readonly #announcements: Announcements
  #requests: BuildRequest[]
  #seq: number
  /** When each request came; those of an earlier process count as 0. */
  readonly #came = new WeakMap<BuildRequest, number>()
  /** No retry before this time, unless a new request comes. */
  #pausedUntil = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#requests = parts.state.requests
    this.#announcements = new Announcements(parts.state.announced)
    this.#seq = this.#requests.at(-1)?.seq ?? 0
  }

  get waiting(): readonly BuildRequest[] {
    return this.#requests
  }

  /** Recent announcements of webhooks: builds must not use older documents. */
  get announced(): Announcement[] {
    return this.#announcements.recent(Date.now())
  }

  /** Stores a webhook's request; resolves with false for a duplicate. */
  async deliver({ ids, reason, at, document }: Delivery): Promise<boolean> {
    const request = { seq: this.#nextSeq(), at, reason, confirmed: false }
    if (!(await this.#parts.journal.deliver(ids, request, document))) return false
    if (document) this.#announcements.add({ at, document })
    this.add(request)
    this.#parts.onAdded?.()
    return true
  }

  /** Stores a person's request. */
  async requestBuild(reason: string, confirmed: boolean): Promise<void> {
    const request = { seq: this.#nextSeq(), at: Date.now(), reason, confirmed }
    await this.#parts.journal.requestBuild(request)
    this.add(request)
    this.#parts.onAdded?.()
  }

  /**
   * The service's own request, not stored because each start repeats it. Ends a pause of requests that
   * already wait.
   */
  check(reason: string): void {
    if (this.#requests.length > 0) this.#pausedUntil = 0
    else this.add({ seq: 0, at: Date.now(), reason, confirmed: false })
  }

  /** Queues a request, which ends a pause. */
  add(request: BuildRequest): void {
    this.#pausedUntil = 0
    this.#came.set(request, performance.now())
    this.#requests.push(request)
  }

  /** Queues requests of a failed build first again, after a pause in ms. */
  putBack(requests: readonly BuildRequest[], pause = 0): void {
    this.#requests = [...requests, ...this.#requests]
    this.#pausedUntil = performance.now() + pause
  }

  /** Deletes requests that are live, or cannot go live as they are. */
  async settle(requests: readonly BuildRequest[]): Promise<void> {
    const seq = requests.reduce((last, request) => Math.max(last, request.seq), 0)
    if (seq > 0) await this.#parts.note((journal) => journal.settle(seq))
  }

  takeAll(): BuildRequest[] {
    const requests = this.#requests
    this.#requests = []
    return requests
  }

  /** Ms since the first of these came to this process. */
  getWaitMs([first]: readonly BuildRequest[]): number {
    return first ? Math.round(performance.now() - this.#getTime(first)) : 0
  }

  /**
   * When the next build may start; null when nothing waits. Requests from during a build are part of a
   * long burst, such as an import: the next build waits longer for its end, to avoid one build a second.
   */
  getDueTime(lastBuildEnded: number): number | null {
    const first = this.#requests.at(0)
    const last = this.#requests.at(-1)
    if (!first || !last) return null
    const { quiet, longest } = this.#parts.debounce
    const firstAt = this.#getTime(first)
    const lastAt = this.#getTime(last)
    const isBurst = firstAt < lastBuildEnded
    const due = isBurst
      ? Math.min(
          lastAt + quiet * BURST_QUIET_FACTOR,
          lastBuildEnded + longest * BURST_LONGEST_FACTOR,
        )
      : Math.min(lastAt + quiet, firstAt + longest)
    return Math.max(due, this.#pausedUntil)
  }

  #getTime(request: BuildRequest): number {
    return this.#came.get(request) ?? 0
  }

  #nextSeq(): number {
    this.#seq += 1
    return this.#seq
  }
}

/** Up to ten different reasons, for people. */
export const getReasons = (requests: readonly BuildRequest[]) =>
  [...new Set(requests.map(({ reason }) => reason))].slice(0, 10)
