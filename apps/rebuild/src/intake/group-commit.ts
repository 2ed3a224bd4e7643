import type { DatabaseSync } from 'node:sqlite'

type Waiting = { work: () => void; done: () => void; failed: (error: unknown) => void }

/** Combines simultaneous changes of a database in one commit, so that a thousand cost a few. */
export class GroupCommit {
  readonly #database: DatabaseSync
  #waiting: Waiting[] = []

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Resolves once the change is on disk; rejects when it was not stored. */
  write(work: () => void): Promise<void> {
    const { promise, resolve: done, reject: failed } = Promise.withResolvers<void>()
    // Waits for the other changes of this turn of the event loop.
    if (this.#waiting.length === 0) setImmediate(() => this.flush())
    this.#waiting.push({ work, done, failed })
    return promise
  }

  /** Commits waiting changes now, before the database is closed. */
  flush(): void {
    const batch = this.#waiting.splice(0)
    if (batch.length > 0) this.#commit(batch)
  }

  #commit(batch: readonly Waiting[]): void {
    try {
      this.#database.exec('begin immediate')
      for (const { work } of batch) work()
      this.#database.exec('commit')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback')
      // A change that fails alone must not fail the others.
      if (batch.length > 1) for (const one of batch) this.#commit([one])
      else for (const { failed } of batch) failed(error)
      return
    }
    for (const { done } of batch) done()
  }
}
