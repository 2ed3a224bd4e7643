import PQueue from 'p-queue'
import type { Lake } from '../core/lake.ts'
import { QueryLimitError } from '../core/query-limit-error.ts'
import type { Log } from '../log.ts'
import { QueryProcess } from './query-process.ts'
import type { Answer, AnswerTask, MatchTask, Task } from './task.ts'

/** Milliseconds that a query may take. Hosted Sanity gives a minute, for much larger datasets. */
const TIMEOUT_MS = 10_000

/** Queries that run side by side, in each lane. */
const MAX_CONCURRENT = 2

/** Queries under way at once, in each lane; as many as with hosted Sanity. */
const MAX_QUEUED = 500

/** Who asks: anyone, or a user who showed a token. */
type Lane = 'anyone' | 'users'

export type QueriesOptions = { lake: Lake; log: Log; time?: number }

/**
 * Runs the queries of clients in processes of their own, bounded in time and memory, so that none of
 * them holds up or ends the lake. Those who came without a token wait only for each other.
 */
export class Queries {
  readonly #lake: Lake
  readonly #log: Log
  readonly #time: number
  readonly #processes = new Set<QueryProcess>()
  readonly #idle: QueryProcess[] = []
  readonly #lanes = {
    anyone: new PQueue({ concurrency: MAX_CONCURRENT }),
    users: new PQueue({ concurrency: MAX_CONCURRENT }),
  }
  readonly #unsubscribe: () => void

  constructor({ lake, log, time = TIMEOUT_MS }: QueriesOptions) {
    this.#lake = lake
    this.#log = log
    this.#time = time
    this.#unsubscribe = lake.index.subscribe((changed) => {
      for (const process of this.#processes) process.change(changed)
    })
  }

  /**
   * Throws QueryError if the query is malformed, QueryLimitError if it asks for too much.
   */
  run(task: AnswerTask, lane: Lane): Promise<Answer>
  run(task: MatchTask, lane: Lane): Promise<boolean[]>
  async run(task: Task, lane: Lane): Promise<unknown> {
    const queue = this.#lanes[lane]
    if (queue.size + queue.pending >= MAX_QUEUED) throw new QueryLimitError('number')
    return await queue.add(async () => {
      const process = this.#idle.pop() ?? this.#started()
      try {
        return await process.run(task, this.#time)
      } catch (error) {
        if (error instanceof QueryLimitError) this.#note(error, task)
        throw error
      } finally {
        if (process.lives) this.#idle.push(process)
        else this.#processes.delete(process)
      }
    })
  }

  /** Ends all processes; what waits is never answered. */
  async close(): Promise<void> {
    this.#unsubscribe()
    for (const lane of Object.values(this.#lanes)) lane.clear()
    await Promise.all([...this.#processes].map((process) => process.end()))
  }

  #started(): QueryProcess {
    const process = new QueryProcess()
    this.#processes.add(process)
    process.change([...this.#lake.index.documents])
    return process
  }

  #note({ message }: QueryLimitError, { query }: Task): void {
    this.#log.warn(`${message}: ${query.slice(0, 200)}`)
  }
}
