import { type ChildProcess, spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { programFile } from '@kitewright/site-engine/files'
import { crashFailure, timeoutFailure } from '../build/failure.ts'
import type { FailedOutcome, Job, Message, Outcome, Phase } from '../build/job.ts'
import { alertSecrets } from '../settings/alert-settings.ts'

type BuilderOptions = {
  /** Most ms that one build may take. */
  timeout: number
  /** Where the build process keeps its compiled code. */
  compileCache: string
  /** Folder of the bundle, whose program the build process loads while it stands by. */
  bundleFolder: string
  /** The program of the build process. */
  program?: string
}

type Standby = {
  child: ChildProcess
  /** The state of the bundle when it was started. */
  bundle: number
}

type OnPhase = (phase: Phase, pid?: number) => void

const usualProgram = join(import.meta.dirname, '../build/main.ts')

/** Not for a process that needs neither: it reads content and writes files. */
const secretNames = [
  'SANITY_WEBHOOK_SECRET',
  'SANITY_WEBHOOK_SECRET_PREVIOUS',
  'REBUILD_ADMIN_TOKEN',
  'SANITY_WRITE_TOKEN',
  ...alertSecrets,
]

/**
 * Runs builds in a process of their own, so that neither a crash nor a leak can hurt the service.
 * One process stands by with its modules and the program of the bundle loaded, which saves more than
 * half a second of each publish for some 100 MB of memory.
 */
export class Builder<Work extends object = Job, Result extends { kind: string } = Outcome> {
  readonly #options: BuilderOptions
  /** All that have not ended; one may take a moment to end after its outcome. */
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
    // Its bundle has been replaced since: it would make pages of the old code.
    this.#standby?.child.kill('SIGKILL')
    const child = this.#spawn()
    this.#standby = { child, bundle }
    child.once('exit', () => {
      if (this.#standby?.child === child) this.#standby = null
    })
  }

  /** Never rejects: what goes wrong is an outcome. */
  async build(job: Work, onPhase: OnPhase = () => {}): Promise<Result | FailedOutcome> {
    this.standBy()
    const standby = this.#standby
    this.#standby = null
    if (!standby) return failed(crashFailure('the service is stopping', ''))
    return this.#result(standby.child, job, onPhase)
  }

  /** When its program was written; 0 where there is none, which the build itself will tell. */
  #bundleState(): number {
    const { bundleFolder } = this.#options
    return statSync(programFile(bundleFolder), { throwIfNoEntry: false })?.mtimeMs ?? 0
  }

  /** Ends all processes at once, a running build as a crash; resolves when they are gone. */
  async stop() {
    this.#stopped = true
    const ends = [...this.#children].map(
      (child) => new Promise<void>((resolve) => child.once('exit', () => resolve())),
    )
    for (const child of this.#children) child.kill('SIGKILL')
    await Promise.all(ends)
  }

  #result(child: ChildProcess, job: Work, onPhase: OnPhase): Promise<Result | FailedOutcome> {
    const { promise, resolve } = Promise.withResolvers<Result | FailedOutcome>()
    const { timeout } = this.#options
    let lastWords = ''
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      child.kill('SIGKILL')
    }, timeout)
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lastWords = `${lastWords}${text}`.slice(-2_000)
    })
    child.on('message', (message: Message<Result>) => {
      if (message.type === 'phase') return onPhase(message.phase, child.pid)
      // All is on disk; the process may take its time to end.
      clearTimeout(timer)
      resolve(message.outcome)
    })
    child.once('error', (error) => resolve(failed(crashFailure(error.message, ''))))
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      const crash = crashFailure(signal ?? `exit code ${code}`, lastWords.trim())
      resolve(failed(timedOut ? timeoutFailure(timeout) : crash))
    })
    child.send(job, (error) => {
      if (error) child.kill('SIGKILL')
    })
    return promise
  }

  #spawn(): ChildProcess {
    const { bundleFolder, compileCache, program = usualProgram } = this.#options
    // React takes half as long again without.
    const env = { NODE_ENV: 'production', ...process.env, NODE_COMPILE_CACHE: compileCache }
    for (const name of secretNames) Reflect.deleteProperty(env, name)
    const child = spawn(process.execPath, [program, bundleFolder], {
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'json',
    })
    this.#children.add(child)
    child.once('exit', () => this.#children.delete(child))
    // One that cannot start has no exit; a build that needs it finds out.
    child.on('error', () => this.#children.delete(child))
    return child
  }
}

const failed = (failure: FailedOutcome['failure']): FailedOutcome => ({
  kind: 'failed',
  failure,
  times: {},
})
