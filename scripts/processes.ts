import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './run.ts'
import { wordsOf } from './words-of.ts'

const preload = join(import.meta.dirname, 'end-with-parent.ts')
/** Milliseconds that a process has for an orderly end. */
const PATIENCE = 10_000

/** Processes that run side by side, and end together. */
export class Processes {
  readonly #children = new Map<string, ChildProcess>()
  readonly #death = Promise.withResolvers<never>()
  #stopping = false

  constructor() {
    // Who waits for something else hears of it later.
    this.#death.promise.catch(() => {})
  }

  /** Never resolves; rejects with one line when a process ends that nobody stopped. */
  get death(): Promise<never> {
    return this.#death.promise
  }

  /** Runs a program, by default of this repository, with Node; shows what it says behind its name. */
  start(
    name: string,
    program: string,
    args: readonly string[] = [],
    env: NodeJS.ProcessEnv = {},
  ): void {
    const child = spawn(process.execPath, ['--import', preload, resolve(root, program), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Out of reach of the terminal's Ctrl-C, which would tell each a second time to stop.
      detached: true,
    })
    this.#children.set(name, child)
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface(stream).on('line', (line) => console.log(`${name}: ${wordsOf(line)}`))
    }
    child.once('error', (error) => this.#dead(name, `could not start (${error.message})`))
    child.once('close', (code, signal) =>
      this.#dead(name, `ended (${signal ?? `exit code ${code}`})`),
    )
  }

  /** Resolves when all are gone. */
  async stop(): Promise<void> {
    this.#stopping = true
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

  #dead(name: string, how: string): void {
    this.#children.delete(name)
    if (!this.#stopping) this.#death.reject(new Error(`The ${name} ${how}; everything is stopped.`))
  }
}
