import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { QueryError } from '../core/query.ts'
import type { Indexed } from '../core/query-index.ts'
import { QueryLimitError } from '../core/query-limit-error.ts'
import type { Message, Reply, Task } from './task.ts'

const PROGRAM = join(import.meta.dirname, 'query-program.ts')

/** Mebibytes for the documents and one query. */
const MAX_MEMORY_MB = 512

/** Milliseconds beyond its time after which a query is no longer asked to end. */
const GRACE_MS = 2_000

/**
 * A process that runs queries, one at a time. A process rather than a thread: V8 ends all threads of
 * a process when one of them runs out of memory at the wrong moment.
 */
export class QueryProcess {
  readonly #child: ChildProcess
  readonly #exit: Promise<unknown>
  #over = false

  constructor() {
    this.#child = fork(PROGRAM, [], {
      execArgv: [`--max-old-space-size=${MAX_MEMORY_MB}`],
      serialization: 'advanced',
      // What V8 prints when memory runs out is long and says nothing about the query.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // Each task listens for itself; without a listener between them, an error would end the lake.
    this.#child.on('error', () => this.#child.kill('SIGKILL'))
    this.#exit = once(this.#child, 'close').catch(() => {})
  }

  /** Whether it can take another task. */
  get lives(): boolean {
    return this.#child.connected && this.#child.exitCode === null && !this.#child.killed
  }

  /** Tells it what documents are now; null for those that are gone. */
  change(documents: Indexed[]): void {
    this.#send({ type: 'documents', documents })
  }

  /**
   * Runs a task, which must not be begun before the one before has ended. Throws QueryError and
   * QueryLimitError.
   *
   * @param time milliseconds that it may take.
   */
  async run(task: Task, time: number): Promise<unknown> {
    const child = this.#child
    const reply = Promise.withResolvers<Reply>()
    const ended = (code: number | null, signal: NodeJS.Signals | null) => {
      if (!this.#over) reply.resolve(replyOfDead(child.killed, code, signal))
    }
    child.once('message', reply.resolve)
    child.once('close', ended)
    child.once('error', reply.reject)
    const impatience = setTimeout(() => child.kill('SIGKILL'), time + GRACE_MS).unref()
    try {
      this.#send({ type: 'task', task, time })
      return resultOf(await reply.promise)
    } finally {
      clearTimeout(impatience)
      child.off('message', reply.resolve).off('close', ended).off('error', reply.reject)
    }
  }

  /** Resolves when it is gone. The task that it is at is never done. */
  async end(): Promise<void> {
    this.#over = true
    this.#child.kill('SIGKILL')
    await this.#exit
  }

  #send(message: Message): void {
    if (this.lives) this.#child.send(message)
  }
}

/** @param killed by us, because it took too long. */
function replyOfDead(killed: boolean, code: number | null, signal: NodeJS.Signals | null): Reply {
  if (killed) return { type: 'limit', limit: 'time' }
  // V8 aborts when memory runs out, and the system kills.
  if (signal === 'SIGABRT' || signal === 'SIGKILL') return { type: 'limit', limit: 'memory' }
  return { type: 'failed', stack: `A query process ended (${signal ?? `exit code ${code}`})` }
}

function resultOf(reply: Reply): unknown {
  if (reply.type === 'done') return reply.value
  if (reply.type === 'limit') throw new QueryLimitError(reply.limit)
  if (reply.type === 'failed') throw new Error(reply.stack)
  throw new QueryError(reply.message, reply.query, reply.position)
}
