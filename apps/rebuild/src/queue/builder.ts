import { type ChildProcess, spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { getProgramFile } from '@kitewright/site-engine/files'
import { createCrashFailure, createTimeoutFailure } from '../build/failure.ts'
import type { FailedOutcome, Job, Message, Outcome, Phase } from '../build/job.ts'
import { alertSecrets } from '../settings/alert-settings.ts'

type BuilderOptions = {
  /** Most ms that one build may take. */
  timeout: number
  /** The folder of the process's compiled code. */
  compileCache: string
  /** The bundle whose program the standby process loads. */
  bundleFolder: string
  program?: string
}

type Standby = {
  child: ChildProcess
  /** The time of the bundle's program when the process started. */
  bundle: number
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
 * Runs builds in child processes, so that neither a crash nor a leak affects the service. One standby
 * process has its modules and the bundle's program loaded, which saves more than half a second of each
 * publish for some 100 MB of memory.
 */
export class Builder<Work extends object = Job, Result extends { kind: string } = Outcome> {
  readonly #options: BuilderOptions
  /** All running processes; one may end a moment after its outcome. */
  readonly #children = new Set<ChildProcess>()
  #standby: Standby | null = null
  #stopped = false

  constructor(options: BuilderOptions) {
    this.#options = options
  }

  /** Starts the process that the next build will use. */
  standBy() {
    if (this.#stopped) return
    const bundle = this.#bundleState()
    if (this.#standby?.bundle === bundle) return
    // The bundle was replaced: the standby process would render pages with the old code.
    this.#standby?.child.kill('SIGKILL')
    const child = this.#spawn()
    this.#standby = { child, bundle }
    child.once('exit', () => {
      if (this.#standby?.child === child) this.#standby = null
    })
  }

  /** Never rejects: a failure is an outcome. */
  async build(job: Work, onPhase: OnPhase = () => {}): Promise<Result | FailedOutcome> {
    this.standBy()
    const standby = this.#standby
    this.#standby = null
    if (!standby) return createFailed(createCrashFailure('the service is stopping', ''))
    return this.#result(standby.child, job, onPhase)
  }

  /** When the program was written; 0 when it is missing, which the build reports. */
  #bundleState(): number {
    const { bundleFolder } = this.#options
    return statSync(getProgramFile(bundleFolder), { throwIfNoEntry: false })?.mtimeMs ?? 0
  }

  /** Kills all processes, so a running build ends as a crash; resolves when they have exited. */
  async stop() {
    this.#stopped = true
    const exits = [...this.#children].map(
      (child) => new Promise<void>((resolve) => child.once('exit', () => resolve())),
    )
    for (const child of this.#children) child.kill('SIGKILL')
    await Promise.all(exits)
  }

  #result(child: ChildProcess, job: Work, onPhase: OnPhase): Promise<Result | FailedOutcome> {
    const { promise, resolve } = Promise.withResolvers<Result | FailedOutcome>()
    const { timeout } = this.#options
    let lastOutput = ''
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      child.kill('SIGKILL')
    }, timeout)
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lastOutput = `${lastOutput}${text}`.slice(-2_000)
    })
    child.on('message', (message: Message<Result>) => {
      if (message.type === 'phase') return onPhase(message.phase, child.pid)
      // All files are written; the process may take a moment to end.
      clearTimeout(timer)
      resolve(message.outcome)
    })
    child.once('error', (error) => resolve(createFailed(createCrashFailure(error.message, ''))))
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      const failure = createCrashFailure(signal ?? `exit code ${code}`, lastOutput.trim())
      resolve(createFailed(timedOut ? createTimeoutFailure(timeout) : failure))
    })
    child.send(job, (error) => {
      if (error) child.kill('SIGKILL')
    })
    return promise
  }

  #spawn(): ChildProcess {
    const { bundleFolder, compileCache, program = defaultProgram } = this.#options
    // Without NODE_ENV=production, React takes 1.5 times as long.
    const env = { NODE_ENV: 'production', ...process.env, NODE_COMPILE_CACHE: compileCache }
    for (const name of secretNames) Reflect.deleteProperty(env, name)
    const child = spawn(process.execPath, [program, bundleFolder], {
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'json',
    })
    this.#children.add(child)
    child.once('exit', () => this.#children.delete(child))
    // A process that cannot start has no exit event; the build that needs it fails.
    child.on('error', () => this.#children.delete(child))
    return child
  }
}

const createFailed = (failure: FailedOutcome['failure']): FailedOutcome => ({
  kind: 'failed',
  failure,
  times: {},
})
