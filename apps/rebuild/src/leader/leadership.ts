import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { formatFirstLine } from '@kitewright/content-loader/errors'
import type { SanityClient } from '@sanity/client'
import type { Log } from '../log.ts'
import {
  LEADER_ID,
  LEADER_TYPE,
  type LeaderDocument,
  leaderDocumentSchema,
  type SharedLock,
  STANDBY_PREFIX,
  STANDBY_TYPE,
  type Standby,
  standbySchema,
} from './leader-document.ts'
import { type LeaderFile, type Role, readLeaderFile, writeLeaderFile } from './leader-file.ts'

export type Mutations = Extract<Parameters<SanityClient['mutate']>[0], unknown[]>

type Parts = {
  client: Pick<SanityClient, 'fetch' | 'getDocument' | 'mutate'>
  dataFolder: string
  /** Identifies a data folder without `leader.json`. */
  newService: string
  /** Ms between two calls of `check`. */
  checkEvery: number
  /** The lock of this service, as the leader. */
  getLock: () => SharedLock | null
  /** Takes over the lock of the leader, as a standby. Returns why it cannot, or null. */
  followLock: (lock: SharedLock | null) => Promise<string | null>
  /** Called after a change of the role. */
  onRole: (role: Role) => Promise<unknown> | undefined
  log: Log
  host?: string
}

/** A leader that did not write for so many checks is silent. */
const SILENT_CHECKS = 3
/** Tries when others change the document of the leader at the same time. */
const MAX_TRIES = 5
const NO_WRITE = { returnDocuments: false } as const

/**
 * Decides which service at a lake carries out requests, writes the status and publishes schedules: the leader. The others are
 * standbys. Each write of the leader is one transaction with a change of the document `site.leader` that expects the
 * revision of its last write. So a leader that was replaced, even while it was stopped or cut off, cannot write any more
 * and learns it by its next write. No standby promotes itself: a silent leader may still serve visitors.
 */
export class Leadership {
  readonly #parts: Parts
  readonly #host: string
  readonly #run = randomUUID()
  #file: LeaderFile
  /** The revision of the leader's document after the last write of this process; null while it may not write. */
  #revision: string | null = null
  /** Whether this process may still continue the role of an earlier one of this data folder. */
  #mayResume = true
  #leader: Pick<LeaderDocument, 'host' | 'at'> | null = null
  /** The last write of the leader that this process saw, and its own last look, by `performance.now`. */
  #seen = { revision: '', time: 0, checkTime: 0 }
  #standbys: readonly Standby[] = []
  /** Why the lock of the leader cannot be taken over. */
  #lockProblem: string | null = null
  #queue: Promise<unknown> = Promise.resolve()

  private constructor(parts: Parts, file: LeaderFile) {
    this.#parts = parts
    this.#host = parts.host ?? hostname()
    this.#file = file
  }

  /** Reads the last role from the data folder; the first `check` or `commit` asks the lake. */
  static async open(parts: Parts): Promise<Leadership> {
    const file = await readLeaderFile(parts.dataFolder, parts.log)
    return new Leadership(parts, file ?? { service: parts.newService, role: null })
  }

  get isStandby(): boolean {
    return this.#file.role === 'standby'
  }

  /** For people and monitors. `silentMs`: since when this standby sees no write of the leader; null while it sees some. */
  get status() {
    // A standby that cannot look knows nothing about the leader.
    const silentMs = this.#seen.checkTime - this.#seen.time
    const isSilent = this.isStandby && silentMs >= SILENT_CHECKS * this.#parts.checkEvery
    return {
      role: this.#file.role,
      leader: this.isStandby ? this.#leader : { host: this.#host, at: null },
      silentMs: isSilent ? silentMs : null,
      standbys: this.isStandby ? [] : this.#standbys,
      lockProblem: this.isStandby ? this.#lockProblem : null,
    }
  }

  /**
   * Writes to the lake as the leader, all or nothing; without mutations it confirms the role. False on a standby, which
   * writes nothing. Rejects when the lake fails or refuses the mutations.
   */
  commit(mutations: Mutations = []): Promise<boolean> {
    return this.#inTurn(() => this.#commit(mutations))
  }

  /** The regular sign of life. A standby looks at the leader and takes over its lock. Never rejects. */
  check(): Promise<void> {
    return this.#inTurn(() => this.#check()).catch((error: unknown) =>
      this.#parts.log.warn({ why: formatFirstLine(error) }, 'The leader could not be checked'),
    )
  }

  /**
   * Makes this service the leader, with the lock and the restored release of the present one, which learns it by its next
   * write. Returns why it cannot, or null. Rejects when the lake fails.
   *
   * @param withoutLock ends a lock of the leader.
   */
  promote(withoutLock = false): Promise<string | null> {
    return this.#inTurn(async () => {
      const { followLock } = this.#parts
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const found = await this.#read()
        if (found?.run === this.#run) {
          await this.#lead(found._rev)
          return null
        }
        const problem = await followLock(withoutLock ? null : (found?.lock ?? null))
        if (problem) return problem
        if (await this.#claim(found)) return null
      }
      return 'The leader changes its state too often. Try again.'
    })
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => {})
    return result
  }

  async #commit(mutations: Mutations): Promise<boolean> {
    const { client } = this.#parts
    for (let tries = 1; ; tries += 1) {
      if (this.#revision === null && !(await this.#join())) return false
      const transactionId = randomUUID()
      const patch = { id: LEADER_ID, ifRevisionID: this.#revision ?? '', set: this.#getState() }
      try {
        await client.mutate([{ patch }, ...mutations], { transactionId, ...NO_WRITE })
        this.#revision = transactionId
        return true
      } catch (error) {
        if (!isConflict(error)) throw error
        const found = await this.#read()
        // The caller's documents have the conflict.
        if (found?._rev === this.#revision || tries >= MAX_TRIES) throw error
        this.#revision = null
      }
    }
  }

  /** Returns whether this service is the leader, by the document at the lake. The first service at a lake becomes it. */
  async #join(): Promise<boolean> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const found = await this.#read()
      if (found?.run === this.#run) {
        await this.#lead(found._rev)
        return true
      }
      const isOurs = this.#mayResume && found?.service === this.#file.service
      if (found && !isOurs) {
        await this.#follow(found)
        return false
      }
      if (await this.#claim(found)) return true
    }
    throw new Error('The document of the leader changes too often')
  }

  /** Returns false when another service was faster. */
  async #claim(found: LeaderDocument | null): Promise<boolean> {
    const { service } = this.#file
    const transactionId = randomUUID()
    const state = { service, run: this.#run, host: this.#host, ...this.#getState() }
    const claim = found
      ? { patch: { id: LEADER_ID, ifRevisionID: found._rev, set: state } }
      : { create: { _id: LEADER_ID, _type: LEADER_TYPE, ...state } }
    const mutations = [claim, { delete: { id: this.#getStandbyId() } }]
    try {
      await this.#parts.client.mutate(mutations, { transactionId, ...NO_WRITE })
    } catch (error) {
      if (isConflict(error)) return false
      throw error
    }
    await this.#lead(transactionId)
    return true
  }

  async #check(): Promise<void> {
    const { client, followLock, checkEvery, log } = this.#parts
    if (await this.#commit([])) {
      const query =
        '*[_type == $type && dateTime(_updatedAt) > dateTime(now()) - $seconds]{host, at} | order(host asc)'
      const seconds = (SILENT_CHECKS * checkEvery) / 1000
      const found = await client.fetch(query, { type: STANDBY_TYPE, seconds })
      this.#standbys = standbySchema.array().parse(found)
      return
    }
    const found = await this.#read()
    const problem = await followLock(found?.lock ?? null)
    if (problem && problem !== this.#lockProblem) log.error(`As a standby: ${problem}`)
    this.#lockProblem = problem
    const standby = { host: this.#host, at: new Date().toISOString() }
    const document = { _id: this.#getStandbyId(), _type: STANDBY_TYPE, ...standby }
    await client.mutate([{ createOrReplace: document }], NO_WRITE)
  }

  async #read(): Promise<LeaderDocument | null> {
    const found = await this.#parts.client.getDocument(LEADER_ID)
    if (!found) return null
    const document = leaderDocumentSchema.parse(found)
    const { _rev: revision, host, at } = document
    this.#leader = { host, at }
    // By this clock: those of two servers differ.
    const checkTime = performance.now()
    const isNew = revision !== this.#seen.revision
    this.#seen = { revision, time: isNew ? checkTime : this.#seen.time, checkTime }
    return document
  }

  async #lead(revision: string) {
    this.#revision = revision
    const isFirst = this.#mayResume
    this.#mayResume = false
    if (this.#file.role === 'leader' && !isFirst) return
    this.#parts.log.info('This service is the leader')
    await this.#setRole('leader')
  }

  async #follow({ host, at }: LeaderDocument) {
    const isFirst = this.#mayResume
    this.#mayResume = false
    if (this.isStandby && !isFirst) return
    this.#parts.log.warn(
      { leader: host, at },
      'Another service is the leader. This one is a standby: it builds, and carries out no request; ops/promote makes it the leader',
    )
    await this.#setRole('standby')
  }

  async #setRole(role: Role) {
    if (role === this.#file.role) return
    this.#file = { ...this.#file, role }
    await writeLeaderFile(this.#parts.dataFolder, this.#file)
    await this.#parts.onRole(role)
  }

  #getState() {
    return { at: new Date().toISOString(), lock: this.#parts.getLock() }
  }

  #getStandbyId() {
    return `${STANDBY_PREFIX}${this.#file.service}`
  }
}

/** Another revision, or a document that exists or is missing against expectation. */
const isConflict = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  (error.statusCode === 409 || error.statusCode === 404)
