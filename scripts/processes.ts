import { resolve } from 'node:path'
import { execaNode, type Result } from 'execa'
import { root } from './run.ts'

/** In ms: first and maximum pause before a restart, which doubles after each run shorter than `soon`. */
const defaults = { first: 500, longest: 30_000, soon: 60_000 }

/** Runs before a child's program, so that the child stops with its parent; it may also end earlier. */
const endWithParent =
  "process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')); process.channel?.unref()"

const runNode = execaNode({
  cwd: root,
  nodeOptions: ['--import', `data:text/javascript,${encodeURIComponent(endWithParent)}`],
  stdin: 'ignore',
  all: true,
  buffer: false,
  // Ctrl-C of the terminal would stop each process a second time.
  detached: true,
  // Milliseconds for a graceful stop.
  forceKillAfterDelay: 10_000,
  // The result describes any kind of exit.
  reject: false,
})

type Program = {
  name: string
  /** In this repository by default. */
  program: string
  args?: readonly string[]
  /** Additional arguments of the first start, such as a reset. */
  argsOnce?: readonly string[]
  env?: NodeJS.ProcessEnv
}

/**
 * Runs processes in parallel. If one fails to start, all stop; after `keepRunning`, a process that ends is restarted
 * and the others continue.
 */
export class Processes {
  readonly #children = new Map<string, ReturnType<typeof runNode>>()
  readonly #restarts = new Set<NodeJS.Timeout>()
  readonly #death = Promise.withResolvers<never>()
  readonly #pauses: typeof defaults
  #isRestarting = false
  #stopping = false

  constructor(pauses = defaults) {
    this.#pauses = pauses
    // The rejection is handled later by another waiter.
    this.#death.promise.catch(() => {})
  }

  /** Never resolves; rejects with one line if a process ends before all run. */
  get death(): Promise<never> {
    return this.#death.promise
  }

  /** Runs a program with Node; prints its output after its name. */
  start(program: Program): void {
    const { args = [], argsOnce = [] } = program
    this.#run(program, [...args, ...argsOnce], this.#pauses.first)
  }

  /** Restarts processes that end from now on. */
  keepRunning(): void {
    this.#isRestarting = true
  }

  /** Resolves when all have stopped. */
  async stop(): Promise<void> {
    this.#stopping = true
    for (const restart of this.#restarts) clearTimeout(restart)
    const children = [...this.#children.values()]
    for (const child of children) child.kill()
    await Promise.all(children)
  }

  async #run(program: Program, args: readonly string[], pause: number): Promise<void> {
    const { name, env } = program
    const child = runNode(resolve(root, program.program), args, { env })
    this.#children.set(name, child)
    for await (const line of child.iterable({ from: 'all' })) {
      console.log(`${name}: ${parseMessage(line)}`)
    }
    const end = await child
    const ranLong = end.durationMs >= this.#pauses.soon
    this.#ended(program, formatOutcome(end), ranLong ? this.#pauses.first : pause)
  }

  #ended(program: Program, how: string, pause: number): void {
    const { name, args = [] } = program
    this.#children.delete(name)
    if (this.#stopping) return
    if (!this.#isRestarting) {
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

const formatOutcome = ({ exitCode, signal, originalMessage }: Result): string =>
  exitCode === undefined && signal === undefined
    ? `could not start (${originalMessage})`
    : `ended (${signal ?? `exit code ${exitCode}`})`

/** The message of a log line; other lines are unchanged. */
export function parseMessage(line: string): string {
  // Lines of the content lake start with time and name.
  if (!line.startsWith('{')) return line.replace(/^[\d:.TZ-]{20,} content-lake (info: )?/, '')
  try {
    const entry: unknown = JSON.parse(line)
    if (typeof entry !== 'object' || entry === null || !('msg' in entry)) return line
    const reasons = 'reasons' in entry && Array.isArray(entry.reasons) ? entry.reasons : []
    return reasons.length > 0 ? `${entry.msg} (${reasons.join(', ')})` : String(entry.msg)
  } catch {
    return line
  }
}
