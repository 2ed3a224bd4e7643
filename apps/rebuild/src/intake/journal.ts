import { copyFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { makePrivateFile } from '@kitewright/protocol/private-files'
import type { Log } from '../log.ts'
import { syncFolder } from '../releases/disk.ts'
import { ANNOUNCED_FOR_MS, type Announcement } from './announcements.ts'
import { isDamage, openDatabase } from './database.ts'
import { GroupCommit } from './group-commit.ts'
import type { BuildRequest, Lock, PastFailure, State } from './state.ts'

/**
 * Since 29 April 2026, Sanity retries a webhook twice, 30 s apart, after a 429, a 5xx or no answer within
 * 30 s.
 */
const RETRIES = 2
const RETRY_INTERVAL_MS = 30_000
const ANSWER_TIMEOUT_MS = 30_000

/** Clocks differ, and a request may be delayed. */
const TOLERANCE_MS = 5 * 60_000

/** Most ms since a delivery was signed, which may be before its first try. Seven minutes. */
export const MAX_AGE_MS = RETRIES * (ANSWER_TIMEOUT_MS + RETRY_INTERVAL_MS) + TOLERANCE_MS
/** Most ms by which a signature may be ahead of this clock. */
export const MAX_AHEAD_MS = TOLERANCE_MS

/**
 * Ms for which a delivery is remembered: a day, well over the twelve minutes after which its signature
 * expires. A person who resends a delivery uses its key with a later signature.
 */
export const KEEP_MS = 24 * 60 * 60_000

type Opened = {
  journal: Journal
  state: State
  /** The new path of a damaged file. */
  aside?: string
}

const unreadableLock = 'the journal could not be read, and may have contained a lock'

/**
 * Stores the state that must survive a kill. A method resolves when its change is on disk, not in a cache,
 * and rejects when it was not stored. Simultaneous calls share one commit, so that a thousand webhooks
 * cost a few.
 */
export class Journal {
  readonly #database: DatabaseSync
  readonly #commits: GroupCommit

  /** @param database from `openDatabase`. */
  constructor(database: DatabaseSync) {
    this.#database = database
    this.#commits = new GroupCommit(database)
  }

  /**
   * Opens the journal of a data folder. A damaged one may have contained a lock: it is moved aside, and the new
   * one begins with a lock, which a person ends. Throws when the disk fails.
   */
  static async open(folder: string): Promise<Opened> {
    const file = join(folder, 'journal.sqlite')
    try {
      return openJournal(file, () => null)
    } catch (error) {
      if (!isDamage(error)) throw error
      const at = Date.now()
      const aside = `${file}.unreadable-${at}`
      const next = `${file}.next`
      await copyFile(file, aside)
      await rm(next, { force: true })
      await openJournal(next, () => ({ at, reason: unreadableLock })).journal.close()
      // The rollback journal of the damaged file.
      await rm(`${file}-journal`, { force: true })
      await rename(next, file)
      await syncFolder(folder)
      return { ...openJournal(file, () => null), aside }
    }
  }

  /** Stores a webhook, identified by `ids`. False for a duplicate within a day. */
  async deliver(
    ids: readonly string[],
    request: BuildRequest,
    document?: Announcement['document'],
  ) {
    let isNew = false
    await this.#commits.write(() => {
      const known = this.#database.prepare('select 1 from deliveries where id = ? and at > ?')
      isNew = !ids.some((id) => known.get(id, request.at - KEEP_MS))
      if (!isNew) return
      const { at } = request
      for (const id of ids) this.#run('insert or replace into deliveries values (?, ?)', id, at)
      if (document)
        this.#run('insert into announcements values (?, ?)', at, JSON.stringify(document))
      this.#insert(request)
    })
    return isNew
  }

  /** Stores a person's request for a build. */
  requestBuild(request: BuildRequest): Promise<void> {
    return this.#commits.write(() => this.#insert(request))
  }

  /** Deletes requests up to `seq`, which are live, or cannot go live as they are. */
  settle(seq: number): Promise<void> {
    return this.#commits.write(() => this.#run('delete from requests where seq <= ?', seq))
  }

  /** Stores the lock; null: unlocked. */
  lock(lock: Lock | null): Promise<void> {
    return this.#commits.write(() => this.#writeFact('lock', lock))
  }

  /** Stores the last failure; null: none. */
  fail(failure: PastFailure | null): Promise<void> {
    // Version 0.9.0 rejects a journal whose failure has no `problems`. Remove them after 1.0.0.
    const stored = failure && { ...failure, problems: [] }
    return this.#commits.write(() => this.#writeFact('failure', stored))
  }

  /** Deletes old deliveries and announcements. */
  deleteOld(now: number): Promise<void> {
    return this.#commits.write(() => {
      this.#run('delete from deliveries where at <= ?', now - KEEP_MS)
      this.#run('delete from announcements where at <= ?', now - ANNOUNCED_FOR_MS)
    })
  }

  async close() {
    this.#commits.flush()
    this.#database.close()
  }

  #insert({ seq, at, reason, confirmed }: BuildRequest) {
    this.#run(
      'insert into requests values (?, ?, ?, ?) on conflict (reason, confirmed) do update set seq = excluded.seq',
      ...[seq, at, reason, Number(confirmed)],
    )
  }

  #writeFact(name: 'lock' | 'failure', value: object | null) {
    if (value) this.#run('insert or replace into facts values (?, ?)', name, JSON.stringify(value))
    else this.#run('delete from facts where name = ?', name)
  }

  #run(sql: string, ...values: SQLInputValue[]) {
    this.#database.prepare(sql).run(...values)
  }
}

function openJournal(file: string, lock: () => Lock | null): Opened {
  makePrivateFile(file)
  const { database, state } = openDatabase(file, lock)
  return { journal: new Journal(database), state }
}

export type WriteJournal = (write: (journal: Journal) => Promise<void>) => Promise<void>

/**
 * Writes non-essential state. When the disk fails, the error is logged and the service continues, because a
 * start checks everything again.
 */
export const journalWriter =
  (journal: Journal, log: Log): WriteJournal =>
  (write) =>
    write(journal).catch((error: unknown) => {
      log.error({ err: error }, 'The journal could not be written')
    })
