import { randomUUID } from 'node:crypto'
import { fetchDocumentsById } from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'
import { formatDateTime } from '@kitewright/content-rules/dates'
import type { Issue } from '@kitewright/content-types/model'
import {
  getDraftId,
  isAlive,
  LINK_DAYS,
  LINK_TYPE,
  LINKS_PATH,
  linkState,
  MAX_LINKS,
  parseFrozenDraft,
  type ShareLink,
  shareLinkSchema,
} from '@kitewright/protocol/requests'
import type { SanityClient } from '@sanity/client'
import { Backoff } from '../backoff.ts'
import type { FailedOutcome } from '../build/job.ts'
import { runForEach } from '../for-each.ts'
import type { Log } from '../log.ts'
import type { ShareJob, ShareOutcome } from './make-share-pages.ts'
import type { ShareNote, SharePages } from './share-pages.ts'

type Parts = {
  client: Pick<SanityClient, 'fetch' | 'getDocuments' | 'patch' | 'delete'>
  pages: SharePages
  settings: { content: Settings; bundleFolder: string; lakeTimeoutMs: number }
  cacheFolder: string
  /** The folder of the live release. */
  live: () => string | null
  /** Builds pages, in another process. */
  make: (job: ShareJob) => Promise<ShareOutcome | FailedOutcome>
  log: Log
  /** Ms until views are reported, and before the first retry. */
  pause?: number
}

const DAY_MS = 24 * 60 * 60_000
/** How long the Studio lists a link that has ended. */
const LISTED_MS = 30 * DAY_MS
/** The limit of pages: a change of the settings changes every page. */
const MAX_PAGES = 40
const PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

type Seen = { opened: number; at: string; path: string }

/**
 * Makes pages for the share links of the Studio, reports their state and views there, and removes them with the link.
 * The pages show the drafts at the time of the request.
 */
export class ShareLinks {
  readonly #parts: Parts
  readonly #pause: number
  readonly #backoff: Backoff
  readonly #seen = new Map<string, Seen>()
  #queue: Promise<void> = Promise.resolve()
  #reportTimer: NodeJS.Timeout | undefined
  #isStopping = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#pause = parts.pause ?? PAUSE_MS
    this.#backoff = new Backoff({ first: this.#pause, longest: LONGEST_PAUSE_MS })
    parts.pages.onSeen = (id, path, isOpening) =>
      this.#countView(id, { opened: isOpening ? 1 : 0, at: new Date().toISOString(), path })
  }

  /** Updates all links; `announcedId` may be too new for the lake's index. Never rejects. */
  check(announcedId?: string): Promise<void> {
    // At once, also during a build for another link.
    const removed = this.#deleteRemoved().then(
      () => null,
      (error: unknown) => error,
    )
    this.#queue = this.#queue.then(async () => {
      if (this.#isStopping) return
      this.#backoff.endPause()
      try {
        const error = await removed
        if (error) throw error
        await this.#makeAll(announcedId)
        this.#backoff.reset()
      } catch (error) {
        this.#scheduleRetry(error, announcedId)
      }
    })
    return this.#queue
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    this.#backoff.endPause()
    await this.#queue
    await this.#reportViews()
    clearTimeout(this.#reportTimer)
  }

  #scheduleRetry(error: unknown, announcedId: string | undefined) {
    const { log } = this.#parts
    if (!this.#backoff.isFailing)
      log.warn({ err: error }, 'Share links could not be updated; the service retries')
    if (!this.#isStopping) this.#backoff.retry(() => this.check(announcedId))
  }

  /** Removes the pages of withdrawn and ended links. */
  async #deleteRemoved(): Promise<void> {
    const { pages, log } = this.#parts
    const known = pages.ids()
    const links = await this.#linksAt(known)
    await runForEach(known, async (id) => {
      const link = links.find(({ _id }) => _id === id)
      if (link && this.#hasPages(link)) return
      await pages.remove(id)
      log.info({ id }, 'A share link was withdrawn, or has expired')
    })
  }

  async #makeAll(announcedId: string | undefined): Promise<void> {
    const { client } = this.#parts
    const listed: string[] = await client.fetch('*[_type == $type]._id', { type: LINK_TYPE })
    const links = await this.#linksAt([
      ...new Set([...listed, ...(announcedId ? [announcedId] : [])]),
    ])
    const now = Date.now()
    let alive = 0
    const sorted = links.toSorted((a, b) => (a._createdAt < b._createdAt ? -1 : 1))
    await runForEach(sorted, async (link) => {
      if (this.#isStopping) return
      const state = linkState(link, now)
      if (isAlive(link, now)) alive += 1
      if (isUnlisted(link, now)) await client.delete(link._id)
      // An open link without pages lost them with the disk.
      else if (state === 'making' || (state === 'open' && !this.#hasPages(link)))
        await this.#make(link, alive > MAX_LINKS)
    })
  }

  /** Reads by id, because a query may not have the newest documents yet. */
  async #linksAt(ids: readonly string[]): Promise<ShareLink[]> {
    const documents = await fetchDocumentsById(this.#parts.client, ids)
    return documents.flatMap((document) => shareLinkSchema.safeParse(document).data ?? [])
  }

  #hasPages({ _id, token }: ShareLink): boolean {
    return this.#parts.pages.readNote(_id, token) !== null
  }

  /** @param isOneTooMany whether older links use up the limit. */
  async #make(link: ShareLink, isOneTooMany: boolean): Promise<void> {
    const { client, pages, settings, cacheFolder, live, make } = this.#parts
    const { token, requestId, made: earlier } = link
    if (isOneTooMany) {
      const what = `There are ${MAX_LINKS} links already. Withdraw one, then choose Update link.`
      return this.#reject(link, what)
    }
    const frozen = link.entries.map(parseFrozenDraft).filter((draft) => draft !== null)
    const current = link.entries.filter((entry) => !entry.frozen)
    const documents = await fetchDocumentsById(
      client,
      current.map(({ id }) => getDraftId(id)),
    )
    const drafts = [...frozen, ...documents]
    if (drafts.length === 0) {
      return this.#reject(link, 'Its drafts are published or discarded: nothing is left to show.')
    }
    const at = Date.now()
    const week = new Date(at + LINK_DAYS * DAY_MS).toISOString()
    const ends = earlier?.requestId === requestId ? earlier.ends : week
    const { content, bundleFolder, lakeTimeoutMs } = settings
    const outcome = await make({
      content,
      drafts,
      bundleFolder,
      cacheFolder,
      lakeTimeoutMs,
      live: live(),
      out: pages.getStagingFolder(token),
      base: `${LINKS_PATH}/${token}`,
      until: formatDateTime(ends),
      maxPages: MAX_PAGES,
    })
    if (outcome.kind === 'made' && !this.#isStopping) {
      return this.#show(link, { requestId, at: new Date(at).toISOString(), ends, ...outcome })
    }
    // The next start repeats a build that a stop cut off.
    if (!this.#isStopping) await this.#reject(link, ...getReason(outcome))
    if (outcome.kind === 'failed') this.#warn(link, outcome.failure)
    await pages.discard(token)
  }

  async #show(link: ShareLink, made: Omit<ShareNote, 'id'>): Promise<void> {
    const { pages, log } = this.#parts
    const { _id: id, by, token } = link
    const { requestId, at, ends, pagesMore } = made
    try {
      await pages.show(token, { id, ...made })
    } catch (error) {
      this.#warn(link, error)
      await this.#reject(link, NOT_CREATED)
      return pages.discard(token)
    }
    log.info({ id, by, pages: made.pages.length, ends }, 'A share link has its pages')
    const keyed = made.pages.map((page) => ({ _key: randomUUID(), ...page }))
    await this.#report(link, { made: { requestId, at, ends, pagesMore, pages: keyed } })
  }

  #warn({ _id: id }: ShareLink, failure: unknown) {
    this.#parts.log.warn({ id, failure }, 'The pages of a share link could not be made')
  }

  #reject(link: ShareLink, message: string, issues: readonly Issue[] = []) {
    const failure = { requestId: link.requestId, message, issues: issues.slice(0, MAX_LISTED) }
    return this.#report(link, { failure })
  }

  /** Updates the link in the Studio. Removes the pages of a link that was withdrawn during their build. */
  async #report({ _id }: ShareLink, what: Pick<Partial<ShareLink>, 'made' | 'failure'>) {
    const patch = this.#parts.client.patch(_id).set(what)
    try {
      await (what.made ? patch.unset(['failure']) : patch).commit({ returnDocuments: false })
    } catch (error) {
      if (!isMissingError(error)) throw error
      await this.#parts.pages.remove(_id)
    }
  }

  #countView(id: string, seen: Seen) {
    const before = this.#seen.get(id)
    const opened = (before?.opened ?? 0) + seen.opened
    this.#seen.set(id, { ...seen, opened })
    this.#reportTimer ??= setTimeout(() => void this.#reportViews(), this.#pause)
  }

  /** Reports views in batches, because pages of a link may be loaded any number of times. */
  async #reportViews(): Promise<void> {
    const { client, log } = this.#parts
    const all = [...this.#seen]
    this.#seen.clear()
    for (const [id, { opened, at, path }] of all) {
      try {
        await client
          .patch(id)
          .setIfMissing({ seen: { opened: 0 } })
          .inc({ 'seen.opened': opened })
          .set({ 'seen.at': at, 'seen.path': path })
          .commit({ returnDocuments: false })
      } catch (error) {
        if (!isMissingError(error))
          log.warn({ err: error, id }, 'Views of a share link could not be reported')
      }
    }
    this.#reportTimer = undefined
    if (this.#seen.size > 0 && !this.#isStopping)
      this.#reportTimer = setTimeout(() => void this.#reportViews(), this.#pause)
  }
}

const isUnlisted = ({ made }: ShareLink, now: number) =>
  made ? Date.parse(made.ends) + LISTED_MS < now : false

function getReason(outcome: ShareOutcome | FailedOutcome): [string, Issue[]?] {
  switch (outcome.kind) {
    case 'wrong':
      return [
        'The site would be wrong with these drafts. Fix this, then choose Update link:',
        outcome.issues,
      ]
    case 'same':
      return ['These drafts change nothing that visitors would see.']
    default:
      return [NOT_CREATED]
  }
}

const NOT_CREATED =
  'The server could not make its pages. Choose Update link later. If it fails again, the log of the server says why.'

/** More would hide the first ones. */
const MAX_LISTED = 50

/** Patching a missing document fails like this. */
const isMissingError = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  (error.statusCode === 404 || error.statusCode === 409)
