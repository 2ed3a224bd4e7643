import { type ChildProcess, spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { getProgramFile } from '@kitewright/site-engine/files'
import { createCrashFailure, createTimeoutFailure } from '../build/failure.ts'
import type { FailedOutcome, Job, Message, Outcome, Phase } from '../build/job.ts'
import { alertSecrets } from '../settings/alert-settings.ts'

type BuilderOptions = {
  /** Most ms that a build may take without progress. */
  timeout: number
  /** The folder of the process's compiled code. */
  compileCache: string
  /** The bundle whose program the standby process loads. */
  bundleFolder: string
  program?: string
  /** Ms without a build before a new process replaces a used one. */
  idle?: number
}

/** Builds of one process, so that a leak stays small. */
const MAX_BUILDS = 20
const IDLE_MS = 10_000

/** A build process. */
type Worker = {
  child: ChildProcess
  /** The time of the bundle's program when the process started. */
  bundle: number
  builds: number
  /** The end of its standard error. */
  lastOutput: string
}

type OnPhase = (phase: Phase, pid?: number) => void

const defaultProgram = join(import.meta.dirname, '../build/main.ts')

/** The build process does not get these: it only reads content and writes files. */
const secretNames = [
  'SANITY_WEBHOOK_SECRET',
  'SANITY_WEBHOOK_SECRET_PREVIOUS',
  'REBUILD_ADMIN_TOKEN',
  'SANITY_WRITE_TOKEN',
  ...alertSecrets,
]

/**
 * Runs builds in child processes, so that neither a crash nor a leak affects the service. After `standBy` one process
 * waits with its modules and the bundle's program loaded, which saves more than half a second of each publish for some
 * 100 MB of memory. It also makes the builds that follow soon; afterwards a new one replaces it.
 */
export class Builder<Work extends object = Job, Result extends { kind: string } = Outcome> {
  readonly #options: BuilderOptions
  /** All running processes; one may end a moment after its outcome. */
  readonly #children = new Set<ChildProcess>()
  #waiting: Worker | null = null
  #isKept = false
  #idleTimer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(options: BuilderOptions) {
    this.#options = options
  }

  /** Keeps a process ready from now on. */
  standBy() {
    this.#isKept = true
    this.#prepare()
  }

  /** Never rejects: a failure is an outcome. */
  async build(job: Work, onPhase: OnPhase = () => {}): Promise<Result | FailedOutcome> {
    clearTimeout(this.#idleTimer)
    this.#prepare()
    const worker = this.#waiting
    this.#waiting = null
    if (!worker) return createFailed(createCrashFailure('the service is stopping', ''))
    worker.builds += 1
    const outcome = await this.#result(worker, job, onPhase)
    const isReusable = this.#isKept && outcome.kind !== 'failed' && worker.builds < MAX_BUILDS
    if (isReusable && !this.#waiting && worker.child.connected) this.#reuse(worker)
    else endProcess(worker)
    return outcome
  }

  /** Starts a process unless one waits. */
  #prepare() {
    if (this.#stopped) return
    const bundle = this.#bundleState()
    if (this.#waiting?.bundle === bundle) return
    // The bundle was replaced: the waiting process would render pages with the old code.
    this.#waiting?.child.kill('SIGKILL')
    this.#waiting = this.#spawn(bundle)
  }

  #reuse(worker: Worker) {
    this.#waiting = worker
    const { idle = IDLE_MS } = this.#options
    this.#idleTimer = setTimeout(() => {
      if (this.#stopped || this.#waiting !== worker) return
      endProcess(worker)
      this.#waiting = this.#spawn(this.#bundleState())
    }, idle).unref()
  }

  /** When the program was written; 0 when it is missing, which the build reports. */
  #bundleState(): number {
    const { bundleFolder } = this.#options
    return statSync(getProgramFile(bundleFolder), { throwIfNoEntry: false })?.mtimeMs ?? 0
  }

  /** Kills all processes, so a running build ends as a crash; resolves when they have exited. */
  async stop() {
    this.#stopped = true
    clearTimeout(this.#idleTimer)
    const exits = [...this.#children].map(
      (child) => new Promise<void>((resolve) => child.once('exit', () => resolve())),
    )
    for (const child of this.#children) child.kill('SIGKILL')
    await Promise.all(exits)
  }

  async #result(worker: Worker, job: Work, onPhase: OnPhase): Promise<Result | FailedOutcome> {
    const { child } = worker
    const { promise, resolve } = Promise.withResolvers<Result | FailedOutcome>()
    const { timeout } = this.#options
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      child.kill('SIGKILL')
    }, timeout)
    const handleMessage = (message: Message<Result>) => {
      timer.refresh()
      if (message.type === 'phase') onPhase(message.phase, child.pid)
      if (message.type === 'outcome') resolve(message.outcome)
    }
    const handleError = (error: Error) =>
      resolve(createFailed(createCrashFailure(error.message, '')))
    const handleClose = (code: number | null, signal: NodeJS.Signals | null) => {
      const failure = createCrashFailure(signal ?? `exit code ${code}`, worker.lastOutput.trim())
      resolve(createFailed(timedOut ? createTimeoutFailure(timeout) : failure))
    }
    child.on('message', handleMessage).on('error', handleError).on('close', handleClose)
    child.send(job, (error) => {
      if (error) child.kill('SIGKILL')
    })
    const outcome = await promise
    clearTimeout(timer)
    child.off('message', handleMessage).off('error', handleError).off('close', handleClose)
    return outcome
  }

  #spawn(bundle: number): Worker {
    const { bundleFolder, compileCache, program = defaultProgram } = this.#options
    // Without NODE_ENV=production, React takes 1.5 times as long.
    const env = { NODE_ENV: 'production', ...process.env, NODE_COMPILE_CACHE: compileCache }
    for (const name of secretNames) Reflect.deleteProperty(env, name)
    const child = spawn(process.execPath, [program, bundleFolder], {
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'json',
    })
    const worker: Worker = { child, bundle, builds: 0, lastOutput: '' }
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      worker.lastOutput = `${worker.lastOutput}${text}`.slice(-2_000)
    })
    this.#children.add(child)
    child.once('exit', () => {
      this.#children.delete(child)
      if (this.#waiting === worker) this.#waiting = null
    })
    // A process that cannot start has no exit event; the build that needs it fails.
    child.on('error', () => this.#children.delete(child))
    return worker
  }
}

/** Lets the process exit, which writes its compiled code to the cache. */
function endProcess({ child }: Worker) {
  if (child.connected) child.disconnect()
}

const createFailed = (failure: FailedOutcome['failure']): FailedOutcome => ({
  kind: 'failed',
  failure,
  times: {},
})
