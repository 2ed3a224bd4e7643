import type { AnnouncedDocument } from '@kitewright/content-loader/announced-documents'
import { type Announcement, Announcements } from '../intake/announcements.ts'
import type { Journal, WriteJournal } from '../intake/journal.ts'
import type { BuildRequest, State } from '../intake/state.ts'
import type { RebuildSettings } from '../settings/settings.ts'
import { BuildQueue } from './build-queue.ts'

export type Delivery = { ids: string[]; reason: string; at: number; document?: AnnouncedDocument }

type Parts = {
  journal: Journal
  note: WriteJournal
  /** What an earlier process left. */
  state: Pick<State, 'requests' | 'announced'>
  debounce: RebuildSettings['debounce']
  /** Called when something that a webhook or a person asked for is on disk, and in line. */
  onAdded?: () => void
}

/**
 * What was asked for and is not live yet: on disk, so that a crash forgets none of it, and in line
 * for the next build.
 */
export class Requests {
  readonly #journal: Journal
  readonly #note: WriteJournal
  readonly #onAdded: () => void
  readonly #queue: BuildQueue
  readonly #announcements: Announcements
  #seq: number

  constructor({ journal, note, state, debounce, onAdded = () => {} }: Parts) {
    this.#journal = journal
    this.#note = note
    this.#onAdded = onAdded
    this.#queue = new BuildQueue(debounce, state.requests)
    this.#announcements = new Announcements(state.announced)
    this.#seq = state.requests.at(-1)?.seq ?? 0
  }

  get waiting(): readonly BuildRequest[] {
    return this.#queue.requests
  }

  /** What webhooks announced lately: no build may have less. */
  get announced(): Announcement[] {
    return this.#announcements.recent(Date.now())
  }

  /** A webhook's request; resolves when it is on disk, with false when it was there before. */
  async deliver({ ids, reason, at, document }: Delivery): Promise<boolean> {
    const request = { seq: this.#nextSeq(), at, reason, confirmed: false }
    if (!(await this.#journal.deliver(ids, request, document))) return false
    if (document) this.#announcements.add({ at, document })
    this.#queue.add(request)
    this.#onAdded()
    return true
  }

  /** A person's request; resolves when it is on disk. */
  async requestBuild(reason: string, confirmed: boolean): Promise<void> {
    const request = { seq: this.#nextSeq(), at: Date.now(), reason, confirmed }
    await this.#journal.requestBuild(request)
    this.#queue.add(request)
    this.#onAdded()
  }

  /**
   * The service's own request; it makes the same one again after a start, so it is not kept. What waits
   * anyway is to be tried now.
   */
  check(reason: string): void {
    if (this.waiting.length > 0) this.#queue.endPause()
    else this.#queue.add({ seq: 0, at: Date.now(), reason, confirmed: false })
  }

  /** See `WaitingLine.due`. */
  due(lastBuildEnded: number): number | null {
    return this.#queue.due(lastBuildEnded)
  }

  takeAll(): BuildRequest[] {
    return this.#queue.takeAll()
  }

  /** Ms since the first of these came, as far as this process has seen. */
  waited([first]: readonly BuildRequest[]): number {
    return first ? Math.round(performance.now() - this.#queue.cameAt(first)) : 0
  }

  /** Those whose build came to nothing go first again, after a pause in ms. */
  putBack(requests: readonly BuildRequest[], pause?: number): void {
    this.#queue.putBack(requests, pause)
  }

  /** These are live, or cannot go live as they are: a later start need not know of them. */
  async settle(requests: readonly BuildRequest[]): Promise<void> {
    const seq = requests.reduce((last, request) => Math.max(last, request.seq), 0)
    if (seq > 0) await this.#note((journal) => journal.settle(seq))
  }

  #nextSeq(): number {
    this.#seq += 1
    return this.#seq
  }
}
