import { resolve } from 'node:path'
import { execaNode, type Result } from 'execa'
import { root } from './run.ts'

/** In ms: before a process is started again, first and at most, doubled each time it ends soon. */
const usual = { first: 500, longest: 30_000, soon: 60_000 }

/** Runs before a child's program: the child stops when the process that started it ends, and may end before. */
const endWithParent =
  "process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')); process.channel?.unref()"

const runNode = execaNode({
  cwd: root,
  nodeOptions: ['--import', `data:text/javascript,${encodeURIComponent(endWithParent)}`],
  stdin: 'ignore',
  all: true,
  buffer: false,
  // Out of reach of the terminal's Ctrl-C, which would tell each a second time to stop.
  detached: true,
  // Milliseconds that a process has for an orderly end.
  forceKillAfterDelay: 10_000,
  // An end is told, whatever it is.
  reject: false,
})

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
  readonly #children = new Map<string, ReturnType<typeof runNode>>()
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
    const children = [...this.#children.values()]
    for (const child of children) child.kill()
    await Promise.all(children)
  }

  async #run(program: Program, args: readonly string[], pause: number): Promise<void> {
    const { name, env } = program
    const child = runNode(resolve(root, program.program), args, { env })
    this.#children.set(name, child)
    for await (const line of child.iterable({ from: 'all' })) {
      console.log(`${name}: ${messageOf(line)}`)
    }
    const end = await child
    const ranLong = end.durationMs >= this.#pauses.soon
    this.#ended(program, howOf(end), ranLong ? this.#pauses.first : pause)
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

const howOf = ({ exitCode, signal, originalMessage }: Result): string =>
  exitCode === undefined && signal === undefined
    ? `could not start (${originalMessage})`
    : `ended (${signal ?? `exit code ${exitCode}`})`

/** The message of a line of a program's log; other lines stay as they are. */
export function messageOf(line: string): string {
  // Lines of the content lake begin with time and name.
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
