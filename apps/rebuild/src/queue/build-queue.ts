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
  /** The state that an earlier process left. */
  state: Pick<State, 'requests' | 'announced'>
  debounce: Debounce
  /** Called when something that a webhook or a person asked for is on disk, and in line. */
  onAdded?: () => void
}

/** How much longer requests that came during a build wait for others. */
const BURST_QUIET_FACTOR = 3
const BURST_LONGEST_FACTOR = 10

/**
 * Requests that are not live yet: on disk, so that a crash forgets none of it. Times are ms of a clock that nobody can set (`performance.now`): the
 * clock of the machine may go back, also while no process runs. Requests that come together are answered by one build: it starts
 * when they pause for a moment, and at the latest after the longest wait.
 */
export class BuildQueue {
  readonly #parts: Parts
  readonly #announcements: Announcements
  #requests: BuildRequest[]
  #seq: number
  /** When each came; what an earlier process left came before this one began. */
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

  /** Recent announcements of webhooks: no build may have less. */
  get announced(): Announcement[] {
    return this.#announcements.recent(Date.now())
  }

  /** A webhook's request; resolves when it is on disk, with false when it was there before. */
  async deliver({ ids, reason, at, document }: Delivery): Promise<boolean> {
    const request = { seq: this.#nextSeq(), at, reason, confirmed: false }
    if (!(await this.#parts.journal.deliver(ids, request, document))) return false
    if (document) this.#announcements.add({ at, document })
    this.add(request)
    this.#parts.onAdded?.()
    return true
  }

  /** A person's request; resolves when it is on disk. */
  async requestBuild(reason: string, confirmed: boolean): Promise<void> {
    const request = { seq: this.#nextSeq(), at: Date.now(), reason, confirmed }
    await this.#parts.journal.requestBuild(request)
    this.add(request)
    this.#parts.onAdded?.()
  }

  /**
   * The service's own request; it makes the same one again after a start, so it is not kept. What waits
   * anyway is to be tried now.
   */
  check(reason: string): void {
    if (this.#requests.length > 0) this.#pausedUntil = 0
    else this.add({ seq: 0, at: Date.now(), reason, confirmed: false })
  }

  /** Puts a request in line, which ends a pause. */
  add(request: BuildRequest): void {
    this.#pausedUntil = 0
    this.#came.set(request, performance.now())
    this.#requests.push(request)
  }

  /** Requests whose build failed go first again, after a pause in ms. */
  putBack(requests: readonly BuildRequest[], pause = 0): void {
    this.#requests = [...requests, ...this.#requests]
    this.#pausedUntil = performance.now() + pause
  }

  /** These are live, or cannot go live as they are: a later start need not know of them. */
  async settle(requests: readonly BuildRequest[]): Promise<void> {
    const seq = requests.reduce((last, request) => Math.max(last, request.seq), 0)
    if (seq > 0) await this.#parts.note((journal) => journal.settle(seq))
  }

  takeAll(): BuildRequest[] {
    const requests = this.#requests
    this.#requests = []
    return requests
  }

  /** Ms since the first of these came, as far as this process has seen. */
  waited([first]: readonly BuildRequest[]): number {
    return first ? Math.round(performance.now() - this.#cameAt(first)) : 0
  }

  /**
   * When the next build may start; null when nothing waits. Requests that still
   * come after a build are a long burst, such as an import: the next build waits longer for its end,
   * or it would be cut into one build a second.
   */
  due(lastBuildEnded: number): number | null {
    const first = this.#requests.at(0)
    const last = this.#requests.at(-1)
    if (!first || !last) return null
    const { quiet, longest } = this.#parts.debounce
    const firstCame = this.#cameAt(first)
    const lastCame = this.#cameAt(last)
    const isBurst = firstCame < lastBuildEnded
    const due = isBurst
      ? Math.min(
          lastCame + quiet * BURST_QUIET_FACTOR,
          lastBuildEnded + longest * BURST_LONGEST_FACTOR,
        )
      : Math.min(lastCame + quiet, firstCame + longest)
    return Math.max(due, this.#pausedUntil)
  }

  #cameAt(request: BuildRequest): number {
    return this.#came.get(request) ?? 0
  }

  #nextSeq(): number {
    this.#seq += 1
    return this.#seq
  }
}

/** Up to ten different reasons, for people. */
export const reasonsOf = (requests: readonly BuildRequest[]) =>
  [...new Set(requests.map(({ reason }) => reason))].slice(0, 10)
