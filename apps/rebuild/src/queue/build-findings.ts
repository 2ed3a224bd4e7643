import { Backoff } from '../backoff.ts'
import { type Failure, formatFailureLines } from '../build/failure.ts'
import type { Loaded } from '../build/job.ts'
import type { WriteJournal } from '../intake/journal.ts'
import type { PastFailure } from '../intake/state.ts'
import type { Log } from '../log.ts'
import type { RebuildSettings } from '../settings/settings.ts'
import { DateWatch } from './date-watch.ts'
import { type FindPublisher, QuarantinedEntries } from './quarantined-entries.ts'

/** Whether the content lake answers, as text; `isTrouble` when a person must act. */
type LakeState = { text: string; isTrouble: boolean }

type Outage = { text: 'silent' | 'refusing the token'; since: number }

/** Time beside two regular checks: the longest build, with its retries. */
const LEEWAY_MS = 10 * 60_000

const toIso = (at: number) => new Date(at).toISOString()

/** Whether the content lake answers, as seen by builds and regular checks. */
export class LakeWatch {
  readonly #longest: number
  #outage: Outage | null
  /** `time` by a monotonic clock, `at` for people. */
  #answered: { time: number; at: number } | null = null

  /** @param last the last failure of an earlier process. */
  constructor(last: PastFailure | null, reconcileEvery: number) {
    this.#longest = 2 * reconcileEvery + LEEWAY_MS
    this.#outage = last?.resolvedAt === null ? getOutage(last.kind, last.at) : null
  }

  /** A build has read its content. */
  answered(): void {
    this.#answered = { time: performance.now(), at: Date.now() }
    this.#outage = null
  }

  /** A build failed: because of the lake, or after it answered, or for an unknown reason. */
  failed({ kind }: Pick<Failure, 'kind'>): void {
    if (kind === 'invalid' || kind === 'verification') this.answered()
    const outage = getOutage(kind, Date.now())
    if (outage && outage.text !== this.#outage?.text) this.#outage = outage
  }

  /** @param isLocked whether a lock keeps the service from asking the lake. */
  state(isLocked: boolean): LakeState {
    if (this.#outage) {
      const { text, since } = this.#outage
      return { text: `${text} since ${toIso(since)}`, isTrouble: true }
    }
    if (!this.#answered) return { text: 'not asked yet', isTrouble: false }
    const { time, at } = this.#answered
    return performance.now() - time > this.#longest
      ? { text: `not asked since ${toIso(at)}`, isTrouble: !isLocked }
      : { text: 'answering', isTrouble: false }
  }
}

function getOutage(kind: Failure['kind'], since: number): Outage | null {
  if (kind === 'unreachable') return { text: 'silent', since }
  return kind === 'refused' ? { text: 'refusing the token', since } : null
}

const FIRST_PAUSE_MS = 1_000

/** Logs each failure once, however often it repeats, and sets the pause before the retry. */
export class LastFailure {
  readonly #log: Log
  readonly #backoff: Backoff
  #last: PastFailure | null

  constructor(last: PastFailure | null, longestPause: number, log: Log) {
    this.#last = last
    this.#backoff = new Backoff({ first: FIRST_PAUSE_MS, longest: longestPause })
    this.#log = log
  }

  get last(): PastFailure | null {
    return this.#last
  }

  /** Returns ms until the retry; null when a retry cannot help. */
  add(failure: Failure): number | null {
    const known = this.#last
    const isSame =
      known?.resolvedAt === null && formatFailureLines(known) === formatFailureLines(failure)
    this.#last = { ...failure, at: Date.now(), resolvedAt: null }
    if (isSame) this.#log.info({ kind: failure.kind }, 'The same failure again')
    else this.#log.error({ failure }, formatFailureLines(failure))
    return failure.retry ? this.#backoff.fail() : null
  }

  /** A build succeeded; true when that ends a failure. */
  resolve(): boolean {
    this.#backoff.reset()
    if (!this.#last || this.#last.resolvedAt !== null) return false
    this.#last = { ...this.#last, resolvedAt: Date.now() }
    this.#log.info('The last failure is over')
    return true
  }
}

type Parts = {
  settings: Pick<RebuildSettings, 'content' | 'reconcileEvery'>
  /** The last failure of an earlier process. */
  failure: PastFailure | null
  note: WriteJournal
  findPublisher: FindPublisher
  log: Log
  /** Called when the publisher of another quarantined entry is known. */
  onChange: () => void
  /** Called at a date that changes the content: a post appears or a job expires. */
  onDate: () => void
}

/** The results of builds beside their releases: failures, quarantined entries, the lake, dates. */
export class BuildFindings {
  readonly #note: WriteJournal
  readonly #failure: LastFailure
  readonly #quarantined: QuarantinedEntries
  readonly #lake: LakeWatch | null
  readonly #dates: DateWatch
  #lastChecked: number | null = null

  constructor({ settings, failure, note, findPublisher, log, onChange, onDate }: Parts) {
    this.#note = note
    const { content, reconcileEvery } = settings
    this.#failure = new LastFailure(failure, reconcileEvery, log)
    this.#quarantined = new QuarantinedEntries({ findPublisher, log, onChange })
    // The bundled content comes from no lake.
    this.#lake = content.contentSource === 'seed' ? null : new LakeWatch(failure, reconcileEvery)
    this.#dates = new DateWatch(onDate)
  }

  /** @param isLocked whether a lock keeps the service from asking the lake. */
  status(isLocked: boolean) {
    return {
      failure: this.#failure.last,
      quarantined: this.#quarantined.all,
      lastChecked: this.#lastChecked,
      /** Null where content comes from no lake. */
      lake: this.#lake?.state(isLocked) ?? null,
      changesAt: this.#dates.at,
    }
  }

  /** The content of a build is live, which ends a failure. */
  async succeeded({ quarantined, changesAt }: Loaded): Promise<void> {
    this.#quarantined.replace(quarantined)
    this.#dates.waitFor(changesAt)
    this.#lastChecked = Date.now()
    this.#lake?.answered()
    if (this.#failure.resolve()) await this.#noteFailure()
  }

  /** Returns ms until the retry; null when a retry cannot help. */
  async failed(failure: Failure): Promise<number | null> {
    this.#lake?.failed(failure)
    const pause = this.#failure.add(failure)
    await this.#noteFailure()
    return pause
  }

  /** See `QuarantinedEntries.authorsKnown`. */
  authorsKnown(): Promise<void> {
    return this.#quarantined.authorsKnown()
  }

  stop(): void {
    this.#dates.stop()
  }

  #noteFailure(): Promise<void> {
    return this.#note((journal) => journal.fail(this.#failure.last))
  }
}
