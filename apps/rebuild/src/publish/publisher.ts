import type { Outcome, Phase, Times } from '../build/job.ts'
import type { Lock, State, Want } from '../journal/entries.ts'
import type { Journal } from '../journal/journal.ts'
import type { Log } from '../log.ts'
import type { Release, Releases } from '../releases/releases.ts'
import type { RebuildSettings } from '../settings.ts'
import type { Builder } from './builder.ts'
import { type Failure, failureOf } from './failure.ts'
import { FailureMemory } from './failure-memory.ts'
import { reasonsOf, WaitingLine } from './waiting-line.ts'

type Parts = {
  settings: Pick<
    RebuildSettings,
    'content' | 'bundleFolder' | 'debounce' | 'lakeTimeout' | 'keep' | 'reconcileEvery'
  >
  cacheFolder: string
  journal: Journal
  state: State
  releases: Releases
  builder: Builder
  log: Log
  /** Called when visitors are to see another release. */
  onLive: (release: Release) => void
}

type Running = { at: number; phase: Phase | 'start' | 'swap'; wants: Want[]; startTime: number }
type Built = Extract<Outcome, { kind: 'built' }>

/** How a release went live: ms of each part. `wait` is from the first request to the build. */
export type Publication = {
  id: string
  at: number
  reasons: string[]
  pages: number
  rendered: number
  times: Times & { wait: number; start: number; swap: number }
}

/**
 * Decides when to build and what becomes of it. One build runs, at most one waits, and that one
 * reads the newest content when its turn comes.
 */
export class Publisher {
  readonly #parts: Parts
  readonly #waiting: WaitingLine
  readonly #failures: FailureMemory
  #running: Running | null = null
  #seq: number
  #lock: Lock | null
  #live: Release | null
  #lastPublication: Publication | null = null
  #lastChecked: number | null = null
  #builds = 0
  #buildEnded = 0
  #timer: NodeJS.Timeout | undefined
  #work: Promise<void> = Promise.resolve()
  /** Swap, rollback and lock follow each other. */
  #turn: Promise<unknown> = Promise.resolve()
  #stopping = false

  constructor(parts: Parts, live: Release | null) {
    const { state, settings, log } = parts
    this.#parts = parts
    this.#live = live
    this.#waiting = new WaitingLine(settings.debounce, state.wants)
    this.#failures = new FailureMemory(state.failure, settings.reconcileEvery, log)
    this.#seq = state.seq
    this.#lock = state.lock
  }

  get status() {
    const running = this.#running
    return {
      live: this.#live,
      running: running && { ...running, reasons: reasonsOf(running.wants) },
      waiting: this.#waiting.wants,
      failure: this.#failures.last,
      lock: this.#lock,
      lastPublication: this.#lastPublication,
      lastChecked: this.#lastChecked,
      builds: this.#builds,
    }
  }

  /** What the journal must hold for a start that follows. */
  get state(): Omit<State, 'deliveries'> {
    const wants = [...(this.#running?.wants ?? []), ...this.#waiting.wants]
    return {
      wants: wants.filter(({ seq }) => seq > 0),
      seq: this.#seq,
      lock: this.#lock,
      failure: this.#failures.last,
    }
  }

  /** Takes up what an earlier process left, and looks what was published while none ran. */
  start() {
    this.#parts.builder.standBy()
    this.check('the service started')
    this.#schedule()
  }

  /** A webhook's request; resolves when it is on disk. */
  async deliver({ ids, reason, at }: { ids: string[]; reason: string; at: number }) {
    const seq = this.#nextSeq()
    await this.#parts.journal.append({ type: 'delivered', at, seq, ids, reason })
    this.#enqueue({ seq, at, reason, confirmed: false })
  }

  /** A person's request; resolves when it is on disk. */
  async want(reason: string, confirmed: boolean) {
    const wanted = { seq: this.#nextSeq(), at: Date.now(), reason, confirmed }
    await this.#parts.journal.append({ type: 'wanted', ...wanted })
    this.#enqueue(wanted)
  }

  /** The service's own request; it makes the same one again after a start, so it is not kept. */
  check(reason: string) {
    if (this.#lock || this.#running || this.#waiting.wants.length > 0) return
    this.#enqueue({ seq: 0, at: Date.now(), reason, confirmed: false })
  }

  /** Nothing goes live until `unlock`; a build that is running ends without effect. */
  lock(reason: string): Promise<Lock> {
    return this.#inTurn(() => this.#setLock(reason))
  }

  unlock(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#lock) return
      await this.#parts.journal.append({ type: 'unlocked', at: Date.now() })
      this.#lock = null
      this.#parts.log.info('Unlocked: what was published meanwhile goes live now')
      this.check('unlocked')
      this.#schedule()
    })
  }

  /**
   * Shows an earlier release, by default the one before the live one, and locks, as the next build
   * would bring back what was just taken away. Answers what is wrong in words when it cannot.
   */
  rollback(to?: string): Promise<Release | string> {
    return this.#inTurn(async () => {
      const { releases, log } = this.#parts
      const from = this.#live?.id ?? ''
      const id = to ?? (await releases.ids()).filter((earlier) => earlier < from).at(-1)
      if (!id) return 'There is no earlier release.'
      const release = await releases.whole(id)
      if (typeof release === 'string') return `Release ${id} cannot be served: ${release}.`
      await this.#setLock(`rolled back from ${from || 'nothing'} to ${id}`)
      await releases.point(id)
      this.#setLive(release)
      log.warn({ id, from }, 'Rolled back; publishing is locked until someone unlocks it')
      return release
    })
  }

  /** Abandons a running build, as what it was for is on disk; lets a swap end. */
  async stop() {
    this.#stopping = true
    clearTimeout(this.#timer)
    await this.#parts.builder.stop()
    await this.#work
    await this.#turn
  }

  #nextSeq() {
    this.#seq += 1
    return this.#seq
  }

  #enqueue(want: Want) {
    this.#waiting.add(want)
    this.#schedule()
  }

  #schedule() {
    clearTimeout(this.#timer)
    const due = this.#waiting.due(this.#buildEnded)
    if (due === null || this.#running || this.#lock || this.#stopping) return
    this.#timer = setTimeout(() => {
      this.#work = this.#run()
    }, due - Date.now())
  }

  async #run() {
    // A lock may have come since the timer was set.
    if (this.#running || this.#lock || this.#stopping) return
    const wants = this.#waiting.takeAll()
    const running: Running = { at: Date.now(), phase: 'start', wants, startTime: 0 }
    this.#running = running
    try {
      await this.#build(running)
    } catch (error) {
      await this.#fail(running, failureOf(error))
    }
    this.#running = null
    this.#buildEnded = Date.now()
    // After the swap, as starting a process takes a moment too.
    this.#parts.builder.standBy()
    this.#schedule()
  }

  async #build(running: Running) {
    const { settings, releases, builder, cacheFolder, log } = this.#parts
    const id = await releases.nextId(crypto.randomUUID())
    const reasons = reasonsOf(running.wants)
    this.#builds += 1
    log.debug({ id, reasons }, 'A build starts')
    const job = {
      id,
      content: settings.content,
      out: releases.draftOf(id),
      live: this.#live?.folder ?? null,
      bundleFolder: settings.bundleFolder,
      cacheFolder,
      confirmed: running.wants.some(({ confirmed }) => confirmed),
      lakeTimeout: settings.lakeTimeout,
    }
    const outcome = await builder.build(job, (phase, pid) => {
      if (phase === 'load') running.startTime = Date.now() - running.at
      this.#enter(running, phase, { id, pid })
    })
    if (outcome.kind === 'built') {
      await this.#inTurn(() => this.#swap(id, running, outcome))
      return
    }
    await releases.discard(id)
    if (this.#stopping) return
    if (outcome.kind === 'failed') return this.#fail(running, outcome.failure)
    const { contentHash, times } = outcome
    log.info({ reasons, contentHash, times }, 'Visitors see this content already')
    await this.#succeed(running)
  }

  async #swap(id: string, running: Running, { pages, rendered, times }: Built) {
    const { releases, settings, log } = this.#parts
    if (this.#stopping || this.#lock) {
      await releases.discard(id)
      this.#waiting.putBack(running.wants)
      return
    }
    this.#enter(running, 'swap', { id })
    const start = performance.now()
    this.#setLive(await releases.publish(id))
    const swap = Math.round(performance.now() - start)
    const wait = running.at - Math.min(...running.wants.map((want) => want.at))
    this.#lastPublication = {
      id,
      at: Date.now(),
      reasons: reasonsOf(running.wants),
      pages,
      rendered,
      times: { wait, start: running.startTime, ...times, swap },
    }
    log.info(this.#lastPublication, 'A new release is live')
    await this.#succeed(running)
    const pruned = await releases.prune(settings.keep)
    if (pruned.length > 0) log.debug({ pruned }, 'Old releases are removed')
  }

  async #succeed({ wants }: Running) {
    this.#lastChecked = Date.now()
    if (this.#failures.resolve()) await this.#note({ type: 'recovered', at: Date.now() })
    await this.#noteSettled(wants)
  }

  async #fail({ wants }: Running, failure: Failure) {
    const pause = this.#failures.add(failure)
    await this.#note({ type: 'failed', at: Date.now(), failure })
    // Content that is wrong stays wrong until someone publishes anew.
    if (pause === null) await this.#noteSettled(wants)
    else this.#waiting.putBack(wants, pause)
  }

  async #noteSettled(wants: readonly Want[]) {
    const seq = Math.max(...wants.map((want) => want.seq))
    if (seq > 0) await this.#note({ type: 'settled', at: Date.now(), seq })
  }

  /** When the disk refuses, the service goes on without the note: a start checks everything anew. */
  async #note(entry: Parameters<Journal['append']>[0]) {
    await this.#parts.journal.append(entry).catch((error: unknown) => {
      this.#parts.log.error({ err: error }, 'The journal could not be written')
    })
  }

  async #setLock(reason: string): Promise<Lock> {
    const lock = { at: Date.now(), reason }
    await this.#parts.journal.append({ type: 'locked', ...lock })
    this.#lock = lock
    this.#parts.log.warn({ reason }, 'Locked: nothing goes live until someone unlocks it')
    return lock
  }

  #setLive(release: Release) {
    this.#live = release
    this.#parts.onLive(release)
  }

  #enter(running: Running, phase: Running['phase'], build: { id: string; pid?: number }) {
    running.phase = phase
    this.#parts.log.debug({ ...build, phase }, 'The build goes on')
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work)
    this.#turn = result.catch(() => {})
    return result
  }
}
