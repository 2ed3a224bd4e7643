import { type Failure, toFailure } from '../build/failure.ts'
import type { Loaded } from '../build/job.ts'
import { rejectDemo } from '../build/start-checks.ts'
import { type Journal, journalWriter } from '../intake/journal.ts'
import type { Lock, State } from '../intake/state.ts'
import type { SharedLock } from '../leader/leader-document.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Release, Releases } from '../releases/releases.ts'
import type { RebuildSettings } from '../settings/settings.ts'
import { BuildFindings } from './build-findings.ts'
import { BuildQueue, type Delivery, getReasons } from './build-queue.ts'
import type { Builder } from './builder.ts'
import { Deployment } from './deployment.ts'
import {
  type BuiltOutcome,
  createPublication,
  type Publication,
  type RunningBuild,
} from './publication.ts'
import type { FindPublisher } from './quarantined-entries.ts'

type Parts = {
  settings: Pick<
    RebuildSettings,
    'content' | 'bundleFolder' | 'debounce' | 'lakeTimeoutMs' | 'retention' | 'reconcileEvery'
  >
  cacheFolder: string
  journal: Journal
  state: State
  releases: Releases
  builder: Builder
  findPublisher: FindPublisher
  metrics: Pick<Metrics, 'published' | 'buildFailed'>
  log: Log
  /** Called when another release goes live. */
  onLive: (release: Release) => void
  /** Called when `status` may have changed. */
  onChange?: () => void
  /** Called when the newest content is live: after each publish and each regular check. */
  onHealthy?: () => void
}

/**
 * Schedules builds and publishes their releases. One build runs, at most one waits, and the waiting one
 * reads the newest content when it starts.
 */
export class Publisher {
  readonly #parts: Parts
  readonly #queue: BuildQueue
  readonly #deployment: Deployment
  readonly #findings: BuildFindings
  #running: RunningBuild | null = null
  #lastPublication: Publication | null = null
  #builds = 0
  #buildEnded = 0
  #timer: NodeJS.Timeout | undefined
  #work: Promise<void> = Promise.resolve()
  #compressing: Promise<void> = Promise.resolve()
  #stopping = false
  /** Builds wait until the files of the live release are examined. */
  #examined = false

  constructor(parts: Parts, live: Release | null) {
    const { journal, log, onLive, releases, settings, state, findPublisher } = parts
    this.#parts = parts
    const note = journalWriter(journal, log)
    this.#queue = new BuildQueue({
      journal,
      note,
      state,
      debounce: settings.debounce,
      onAdded: () => {
        this.#schedule()
        this.#changed()
      },
    })
    this.#deployment = new Deployment({ journal, releases, log, live, lock: state.lock, onLive })
    this.#findings = new BuildFindings({
      settings,
      note,
      findPublisher,
      log,
      failure: state.failure,
      onChange: () => this.#changed(),
      // A running build may have read the content before the date, so another one must follow.
      onDate: () => this.#checkAfterBuild('a date has come'),
    })
  }

  get status() {
    const running = this.#running
    return {
      live: this.#deployment.live,
      running: running && { ...running, reasons: getReasons(running.requests) },
      waiting: this.#queue.waiting,
      lock: this.#deployment.locked,
      ...this.#findings.status(this.#deployment.locked !== null),
      lastPublication: this.#lastPublication,
      builds: this.#builds,
    }
  }

  /**
   * Resumes stored requests, and checks for publishes since the last process. Examines the releases on
   * disk first, because the next release would share damaged files.
   */
  async start() {
    const { builder, log, releases, settings } = this.#parts
    this.check('the service started')
    try {
      await this.#deployment.examine()
      const { live } = this.#deployment
      // A kill between swap and prune leaves one release too many.
      if (live) await releases.prune(settings.retention, live.id)
    } catch (error) {
      log.error({ err: error }, 'The releases could not be examined')
    }
    if (this.#deployment.live?.damaged.length) this.check('files of the live release are damaged')
    this.#examined = true
    builder.standBy()
    this.#schedule()
    this.#compressBest()
  }

  /** See `QuarantinedEntries.authorsKnown`. */
  authorsKnown(): Promise<void> {
    return this.#findings.authorsKnown()
  }

  /** Stores a webhook's request; resolves with false for a duplicate. */
  deliver(delivery: Delivery): Promise<boolean> {
    return this.#queue.deliver(delivery)
  }

  /** Stores a person's request. */
  requestBuild(reason: string, confirmed: boolean): Promise<void> {
    return this.#queue.requestBuild(reason, confirmed)
  }

  /** Compares the content with the live release, unless a build runs. */
  check(reason: string) {
    if (!this.#running) this.#checkAfterBuild(reason)
  }

  /** Nothing goes live until `unlock`; a running build is discarded. */
  async lock(reason: string): Promise<Lock> {
    const lock = await this.#deployment.lock(reason)
    this.#changed()
    return lock
  }

  async unlock() {
    if (!(await this.#deployment.unlock())) return
    this.check('unlocked')
    this.#changed()
  }

  /** See `Deployment.rollback`. */
  async rollback(to?: string, by?: string): Promise<Release | string> {
    const live = await this.#deployment.rollback(to, by)
    this.#changed()
    return live
  }

  /** The lock, as other services understand it. */
  get sharedLock(): SharedLock | null {
    const { locked: lock, live } = this.#deployment
    if (!lock) return null
    const { at, reason, by = null } = lock
    const release = live && {
      contentHash: live.manifest.contentHash,
      bundleHash: live.manifest.bundleHash,
      at: live.manifest.createdAt,
    }
    return { since: new Date(at).toISOString(), reason, by, release }
  }

  /** Takes over the lock of another service, or its end. See `Deployment.follow`. */
  async follow(lock: SharedLock | null): Promise<string | null> {
    if (!lock) {
      await this.unlock()
      return null
    }
    const problem = await this.#deployment.follow(lock)
    this.#changed()
    return problem
  }

  /** Abandons a running build, whose requests are on disk; waits for a swap. */
  async stop() {
    this.#stopping = true
    clearTimeout(this.#timer)
    await this.#parts.builder.stop()
    await this.#work
    await this.#compressing
    this.#findings.stop()
    await this.#deployment.still()
  }

  /** Compares the content after a running build, if any. */
  #checkAfterBuild(reason: string) {
    if (this.#deployment.locked) return
    this.#queue.check(reason)
    this.#schedule()
  }

  #schedule() {
    clearTimeout(this.#timer)
    const dueTime = this.#queue.getDueTime(this.#buildEnded)
    if (dueTime === null || this.#isPaused()) return
    this.#timer = setTimeout(
      () => {
        this.#work = this.#run()
      },
      Math.max(0, dueTime - performance.now()),
    )
  }

  #isPaused(): boolean {
    return (
      this.#running !== null ||
      this.#deployment.locked !== null ||
      this.#stopping ||
      !this.#examined
    )
  }

  async #run() {
    // A lock may have come since the timer was set.
    if (this.#isPaused()) return
    const requests = this.#queue.takeAll()
    const waitMs = this.#queue.getWaitMs(requests)
    const running: RunningBuild = {
      at: Date.now(),
      phase: 'start',
      requests,
      waited: waitMs,
      startTime: 0,
    }
    this.#running = running
    this.#changed()
    // It ends before the next file, and a build links what it wrote.
    await this.#compressing
    try {
      await this.#build(running)
    } catch (error) {
      await this.#fail(running, toFailure(error))
    }
    this.#running = null
    this.#changed()
    // A request after the swap is no part of a burst: an editor saw the result.
    this.#buildEnded = running.liveAt ?? performance.now()
    // After the swap, because starting a process takes time.
    this.#parts.builder.standBy()
    this.#schedule()
    this.#compressBest()
  }

  /** Compresses the pages of the live release best while no build runs: a build compresses quickly, as an editor waits. */
  #compressBest() {
    const id = this.#deployment.live?.id
    if (!id) return
    const { log, releases } = this.#parts
    const shouldStop = () =>
      this.#running !== null || this.#stopping || this.#deployment.live?.id !== id
    this.#compressing = this.#compressing
      .then(() => releases.compressBest(id, shouldStop))
      .then((waiting) => log.debug({ id, waiting }, 'Pages are compressed best'))
      .catch((error: unknown) => log.warn({ err: error, id }, 'Pages keep their quick compression'))
  }

  async #build(running: RunningBuild) {
    const { settings, releases, builder, cacheFolder, log } = this.#parts
    await releases.checkCurrent()
    await rejectDemo(settings.content, releases)
    const id = await releases.nextId(crypto.randomUUID())
    const reasons = getReasons(running.requests)
    this.#builds += 1
    log.debug({ id, reasons }, 'A build starts')
    const job = {
      id,
      content: settings.content,
      out: releases.getBuildFolder(id),
      live: this.#deployment.live?.folder ?? null,
      damaged: this.#deployment.live?.damaged ?? [],
      bundleFolder: settings.bundleFolder,
      cacheFolder,
      confirmed: running.requests.some(({ confirmed }) => confirmed),
      lakeTimeoutMs: settings.lakeTimeoutMs,
      announced: this.#queue.announced.map(({ document }) => document),
    }
    const start = performance.now()
    const outcome = await builder.build(job, (phase, pid) => {
      if (phase === 'load') running.startTime = Math.round(performance.now() - start)
      this.#enter(running, phase, { id, pid })
    })
    if (outcome.kind === 'built') {
      await this.#deployment.inTurn(() => this.#swap(id, running, outcome))
      return
    }
    await releases.delete(id)
    if (this.#stopping) return
    if (outcome.kind === 'failed') return this.#fail(running, outcome.failure)
    const { contentHash, times } = outcome
    log.info({ reasons, contentHash, times }, 'Visitors see this content already')
    await this.#succeed(running, outcome)
  }

  async #swap(id: string, running: RunningBuild, built: BuiltOutcome) {
    const { releases, settings, metrics, log } = this.#parts
    if (this.#stopping || this.#deployment.locked) {
      await releases.delete(id)
      this.#queue.putBack(running.requests)
      return
    }
    this.#enter(running, 'swap', { id })
    const start = performance.now()
    this.#deployment.show(await releases.publish(id))
    running.liveAt = performance.now()
    const swap = Math.round(performance.now() - start)
    this.#lastPublication = createPublication(id, running, built, swap)
    metrics.published(this.#lastPublication.times)
    log.info(this.#lastPublication, 'A new release is live')
    for (const note of built.notes) log.warn(note)
    await this.#succeed(running, built)
    this.#changed()
    const pruned = await releases.prune(settings.retention, id)
    if (pruned.length > 0) log.debug({ pruned }, 'Old releases are removed')
  }

  /** Quarantined entries and failure change together with the live release. */
  async #succeed({ requests }: RunningBuild, loaded: Loaded) {
    await this.#findings.succeeded(loaded)
    await this.#queue.settle(requests)
    this.#parts.onHealthy?.()
  }

  async #fail({ requests }: RunningBuild, failure: Failure) {
    this.#parts.metrics.buildFailed(failure.kind)
    const pause = await this.#findings.failed(failure)
    // Invalid content stays invalid until the next publish.
    if (pause === null) await this.#queue.settle(requests)
    else this.#queue.putBack(requests, pause)
  }

  #changed() {
    this.#parts.onChange?.()
  }

  #enter(running: RunningBuild, phase: RunningBuild['phase'], build: { id: string; pid?: number }) {
    running.phase = phase
    this.#parts.log.debug({ ...build, phase }, 'The build enters a phase')
  }
}
