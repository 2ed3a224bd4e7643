import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './run.ts'
import { wordsOf } from './words-of.ts'

const preload = join(import.meta.dirname, 'end-with-parent.ts')
/** Milliseconds that a process has for an orderly end. */
const PATIENCE = 10_000

/** In ms: before a process is started again, first and at most, doubled each time it ends soon. */
const usual = { first: 500, longest: 30_000, soon: 60_000 }

type Program = {
  name: string
  /** By default of this repository. */
  program: string
  args?: readonly string[]
  /** More arguments for the first start alone, such as one that throws something away. */
  argsOnce?: readonly string[]
  env?: NodeJS.ProcessEnv
}

/**
 * Processes that run side by side. One that cannot start ends all; once all run (`keepRunning`), one
 * that ends is started again and the others go on.
 */
export class Processes {
  readonly #children = new Map<string, ChildProcess>()
  readonly #restarts = new Set<NodeJS.Timeout>()
  readonly #death = Promise.withResolvers<never>()
  readonly #pauses: typeof usual
  #areKept = false
  #stopping = false

  constructor(pauses = usual) {
    this.#pauses = pauses
    // Who waits for something else hears of it later.
    this.#death.promise.catch(() => {})
  }

  /** Never resolves; rejects with one line when a process ends before all run. */
  get death(): Promise<never> {
    return this.#death.promise
  }

  /** Runs a program with Node; shows what it says behind its name. */
  start(program: Program): void {
    const { args = [], argsOnce = [] } = program
    this.#run(program, [...args, ...argsOnce], this.#pauses.first)
  }

  /** From now on a process that ends is started again. */
  keepRunning(): void {
    this.#areKept = true
  }

  /** Resolves when all are gone. */
  async stop(): Promise<void> {
    this.#stopping = true
    for (const restart of this.#restarts) clearTimeout(restart)
    const ends = [...this.#children.values()].map(
      (child) => new Promise<void>((resolve) => child.once('close', () => resolve())),
    )
    for (const child of this.#children.values()) child.kill('SIGTERM')
    const impatience = setTimeout(() => {
      for (const child of this.#children.values()) child.kill('SIGKILL')
    }, PATIENCE)
    await Promise.all(ends)
    clearTimeout(impatience)
  }

  #run(program: Program, args: readonly string[], pause: number): void {
    const file = resolve(root, program.program)
    const child = spawn(process.execPath, ['--import', preload, file, ...args], {
      cwd: root,
      env: { ...process.env, ...program.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Out of reach of the terminal's Ctrl-C, which would tell each a second time to stop.
      detached: true,
    })
    this.#children.set(program.name, child)
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface(stream).on('line', (line) => console.log(`${program.name}: ${wordsOf(line)}`))
    }
    const started = performance.now()
    let failure = ''
    child.once('error', (error) => {
      failure = `could not start (${error.message})`
    })
    child.once('close', (code, signal) => {
      const ranLong = performance.now() - started >= this.#pauses.soon
      const how = failure || `ended (${signal ?? `exit code ${code}`})`
      this.#ended(program, how, ranLong ? this.#pauses.first : pause)
    })
  }

  #ended(program: Program, how: string, pause: number): void {
    const { name, args = [] } = program
    this.#children.delete(name)
    if (this.#stopping) return
    if (!this.#areKept) {
      this.#death.reject(new Error(`The ${name} ${how}; everything is stopped.`))
      return
    }
    console.error(`The ${name} ${how}; it is started again in ${pause / 1000} s.`)
    const restart = setTimeout(() => {
      this.#restarts.delete(restart)
      this.#run(program, args, Math.min(2 * pause, this.#pauses.longest))
    }, pause)
    this.#restarts.add(restart)
  }
}
