import { collectScheduleIssues } from '@kitewright/content-loader/content'
import { fetchDocumentsById } from '@kitewright/content-loader/load'
import type { Fields } from '@kitewright/content-rules/check'
import type { Issue } from '@kitewright/content-types/model'
import {
  createRevisionCheck,
  type DraftToPublish,
  formatScheduledTime,
  getDraftId,
  type PublishMutation,
  parseFrozenDraft,
  parseScheduledPublishes,
  publishMutations,
  SCHEDULE_TYPE,
  type ScheduledPublish,
  scheduledPublishSchema,
} from '@kitewright/protocol/requests'
import type { SanityClient } from '@sanity/client'
import { Backoff } from '../backoff.ts'
import { runForEach } from '../for-each.ts'
import type { Log } from '../log.ts'
import { DateWatch } from '../queue/date-watch.ts'

type Parts = {
  client: Pick<SanityClient, 'fetch' | 'getDocument' | 'getDocuments' | 'patch'>
  /** Publishes, all or nothing; rejects unless this service is the leader. */
  commit: (mutations: PublishMutation[]) => Promise<unknown>
  /** Whether another service publishes the schedules. */
  isStandby?: () => boolean
  /** Fetches all published documents. */
  fetchPublished: () => Promise<Fields[]>
  log: Log
  /** Called when `waiting` may have changed. */
  onChange: () => void
  /** Ms before the first retry; doubles up to a minute. */
  pause?: number
}

/** Retries after a simultaneous edit, before a pause. */
const MAX_CONFLICTS = 5
const LONGEST_PAUSE_MS = 60_000
const OVERTAKEN = 'Another version was published after this was scheduled. Schedule it again.'

/**
 * Publishes scheduled drafts at their time. One transaction publishes the drafts of a schedule and deletes the
 * schedule, so it goes live once. A late schedule goes live at the next look. Drafts with issues are not published,
 * and the schedule lists the issues.
 */
export class ScheduledPublishes {
  readonly #parts: Parts
  readonly #backoff: Backoff
  readonly #times: DateWatch
  #waiting: readonly ScheduledPublish[] = []
  #isKnown = false
  #queue: Promise<void> = Promise.resolve()
  #isStopping = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#backoff = new Backoff({ first: parts.pause ?? 1_000, longest: LONGEST_PAUSE_MS })
    this.#times = new DateWatch(() => void this.check())
  }

  /** The schedules, those that could not go live included, the next one first. */
  get waiting(): readonly ScheduledPublish[] {
    return this.#waiting
  }

  /** Whether this process has read the schedule. */
  get isKnown(): boolean {
    return this.#isKnown
  }

  /** Reads the schedule and publishes what is due; `announcedId` may be too new for the lake's index. Never rejects. */
  check(announcedId?: string): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      if (this.#isStopping) return
      this.#backoff.endPause()
      try {
        await this.#check(announcedId)
        this.#backoff.reset()
      } catch (error) {
        this.#scheduleRetry(error)
      }
      this.#parts.onChange()
    })
    return this.#queue
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    this.#times.stop()
    this.#backoff.endPause()
    await this.#queue
  }

  async #check(announcedId?: string): Promise<void> {
    const { client, isStandby } = this.#parts
    if (isStandby?.()) {
      this.#waiting = []
      return
    }
    const listed: string[] = await client.fetch('*[_type == $type]._id', { type: SCHEDULE_TYPE })
    const known = this.#waiting.map(({ _id }) => _id)
    const ids = [...new Set([...listed, ...known, ...(announcedId ? [announcedId] : [])])]
    // Reads by id, because a query may not have the newest documents yet.
    this.#waiting = parseScheduledPublishes(await fetchDocumentsById(client, ids))
    this.#isKnown = true
    const next = this.#waiting.find(({ at }) => Date.parse(at) > Date.now())
    this.#times.waitFor(next?.at ?? null)
    const due = this.#waiting.filter(({ at }) => Date.parse(at) <= Date.now())
    await runForEach(due, ({ _id }) => this.#publish(_id))
  }

  async #publish(id: string): Promise<void> {
    for (let conflicts = 0; ; conflicts += 1) {
      try {
        const schedule = await this.#tryOnce(id)
        const replacement = schedule ? [schedule] : []
        this.#waiting = this.#waiting.flatMap((one) => (one._id === id ? replacement : [one]))
        return
      } catch (error) {
        // A simultaneous edit: read the drafts again.
        if (!isConflict(error) || conflicts >= MAX_CONFLICTS) throw error
      }
    }
  }

  /** Publishes a schedule if it is still due; returns what remains of it. */
  async #tryOnce(id: string): Promise<ScheduledPublish | null> {
    const { client, commit, log } = this.#parts
    const document = await client.getDocument(id)
    if (!document) return null
    const schedule = scheduledPublishSchema.parse(document)
    if (schedule.failure || Date.parse(schedule.at) > Date.now()) return schedule
    const { entries, gone, issues } = await this.#checked(schedule)
    if (issues.length > 0) return this.#reject(schedule, issues)
    if (gone.length > 0) log.info({ id, gone }, 'Entries of a schedule have no draft')
    const mutations = [
      ...publishMutations(entries),
      createRevisionCheck(schedule),
      { delete: { id } },
    ]
    await commit(mutations)
    const { at, by } = schedule
    log.info({ id, at, by, entries: entries.length }, 'A schedule was published')
    return null
  }

  /**
   * The drafts of a schedule, frozen or current, and their issues. An entry whose draft was published separately or
   * discarded has none, and is skipped. A frozen copy would undo a publish that came after it, so it is a problem.
   */
  async #checked(
    schedule: ScheduledPublish,
  ): Promise<{ entries: DraftToPublish[]; gone: string[]; issues: Issue[] }> {
    const { client, fetchPublished } = this.#parts
    const ids = schedule.entries.map(({ id }) => id)
    const all = await fetchPublished()
    const exact = await fetchDocumentsById(client, [...ids, ...ids.map(getDraftId)])
    const byId = new Map(exact.map((document) => [document._id, document]))
    const rest = all.filter(({ _id }) => !ids.includes(String(_id)))
    const entries: DraftToPublish[] = []
    const gone: string[] = []
    const overtaken: Issue[] = []
    for (const entry of schedule.entries) {
      const { id, type, name, frozen } = entry
      const current = byId.get(getDraftId(id))
      const published = byId.get(id)
      if (!current) gone.push(id)
      else entries.push({ draft: parseFrozenDraft(entry) ?? current, published, current })
      if (current && frozen && frozen.published !== (published?._rev ?? null)) {
        overtaken.push({ document: { id, type, title: name }, path: '', message: OVERTAKEN })
      }
    }
    const published = [...rest, ...ids.flatMap((id) => byId.get(id) ?? [])]
    return { entries, gone, issues: [...overtaken, ...collectScheduleIssues(published, entries)] }
  }

  async #reject(schedule: ScheduledPublish, issues: Issue[]): Promise<ScheduledPublish> {
    const { client, log } = this.#parts
    const failure = { at: new Date().toISOString(), issues: issues.slice(0, MAX_LISTED) }
    const { _id, _rev } = schedule
    const patched = await client.patch(_id).ifRevisionId(_rev).set({ failure }).commit()
    log.warn(
      { id: _id, at: schedule.at, by: schedule.by, issues },
      'A schedule did not go live: fix its problems',
    )
    return { ...schedule, _rev: patched._rev, failure }
  }

  #scheduleRetry(error: unknown): void {
    const { log } = this.#parts
    if (!this.#backoff.isFailing) {
      const late = this.#waiting
        .filter(({ at }) => Date.parse(at) <= Date.now())
        .map(formatScheduledTime)
      log.warn({ err: error, late }, 'Scheduled publishes failed; the service retries')
    }
    if (!this.#isStopping) this.#backoff.retry(() => this.check())
  }
}

/** More would hide the first ones. */
const MAX_LISTED = 50

const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 409
