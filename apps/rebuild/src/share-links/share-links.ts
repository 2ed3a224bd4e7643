import { randomUUID } from 'node:crypto'
import { documentsById } from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'
import { formatMoment } from '@kitewright/content-rules/dates'
import {
  type DraftLink,
  draftIdOf,
  draftLinkSchema,
  isAlive,
  LINK_DAYS,
  LINK_TYPE,
  LINKS_PATH,
  linkState,
  MAX_LINKS,
} from '@kitewright/protocol/requests'
import type { StatusProblem } from '@kitewright/protocol/site'
import type { SanityClient } from '@sanity/client'
import { Backoff } from '../backoff.ts'
import type { FailedOutcome } from '../build/job.ts'
import { forEach } from '../for-each.ts'
import type { Log } from '../log.ts'
import type { ShareJob, ShareOutcome } from './make-share-pages.ts'
import type { ShareNote, SharePages } from './share-pages.ts'

type Parts = {
  client: Pick<SanityClient, 'fetch' | 'getDocuments' | 'patch' | 'delete'>
  pages: SharePages
  settings: { content: Settings; bundleFolder: string; lakeTimeoutMs: number }
  cacheFolder: string
  /** The folder of the release that visitors see. */
  live: () => string | null
  /** Makes pages, in a process of its own. */
  make: (job: ShareJob) => Promise<ShareOutcome | FailedOutcome>
  log: Log
  /** Ms until views are reported, and before the first retry. */
  pause?: number
}

const DAY_MS = 24 * 60 * 60_000
/** How long the Studio still tells of a link that has ended. */
const LISTED_MS = 30 * DAY_MS
/** With a change of the settings every page differs; nobody looks at more than this. */
const MAX_PAGES = 40
const PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

type Seen = { opened: number; at: string; path: string }

/**
 * Makes pages for the links that editors made in the Studio, tells there what became of them and what was seen, and
 * removes them with the link. A link leads to its pages as its drafts were at the moment of the wish.
 */
export class ShareLinks {
  readonly #parts: Parts
  readonly #pause: number
  readonly #backoff: Backoff
  readonly #seen = new Map<string, Seen>()
  #turn: Promise<void> = Promise.resolve()
  #telling: NodeJS.Timeout | undefined
  #isStopping = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#pause = parts.pause ?? PAUSE_MS
    this.#backoff = new Backoff({ first: this.#pause, longest: LONGEST_PAUSE_MS })
    parts.pages.onSeen = (id, path, isOpening) =>
      this.#noteSeen(id, { opened: isOpening ? 1 : 0, at: new Date().toISOString(), path })
  }

  /** Looks which links there are, and does what they ask for; `named` may be too new for the lake's index. Never rejects. */
  look(named?: string): Promise<void> {
    // At once, also while pages of another one are being made.
    const removed = this.#removeGone().then(
      () => null,
      (error: unknown) => error,
    )
    this.#turn = this.#turn.then(async () => {
      if (this.#isStopping) return
      this.#backoff.endPause()
      try {
        const trouble = await removed
        if (trouble) throw trouble
        await this.#makeAll(named)
        this.#backoff.reset()
      } catch (error) {
        this.#retryLater(error, named)
      }
    })
    return this.#turn
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    this.#backoff.endPause()
    await this.#turn
    await this.#tellSeen()
    clearTimeout(this.#telling)
  }

  #retryLater(error: unknown, named: string | undefined) {
    const { log } = this.#parts
    if (!this.#backoff.isFailing)
      log.warn({ err: error }, 'Share links could not be updated; the service retries')
    if (!this.#isStopping) this.#backoff.retry(() => this.look(named))
  }

  /** What was withdrawn or has ended leads nowhere from now on. */
  async #removeGone(): Promise<void> {
    const { pages, log } = this.#parts
    const known = pages.ids()
    const links = await this.#linksAt(known)
    await forEach(known, async (id) => {
      const link = links.find(({ _id }) => _id === id)
      if (link && this.#hasPages(link)) return
      await pages.remove(id)
      log.info({ id }, 'A share link was withdrawn, or has expired')
    })
  }

  async #makeAll(named: string | undefined): Promise<void> {
    const { client } = this.#parts
    const listed: string[] = await client.fetch('*[_type == $type]._id', { type: LINK_TYPE })
    const links = await this.#linksAt([...new Set([...listed, ...(named ? [named] : [])])])
    const now = Date.now()
    let alive = 0
    const sorted = links.toSorted((a, b) => (a._createdAt < b._createdAt ? -1 : 1))
    await forEach(sorted, async (link) => {
      if (this.#isStopping) return
      const state = linkState(link, now)
      if (isAlive(link, now)) alive += 1
      if (isForgotten(link, now)) await client.delete(link._id)
      // What is open and has no pages lost them with the disk.
      else if (state === 'making' || (state === 'open' && !this.#hasPages(link)))
        await this.#make(link, alive > MAX_LINKS)
    })
  }

  /** By their ids they are as they are now, which a query may not know yet. */
  async #linksAt(ids: readonly string[]): Promise<DraftLink[]> {
    const found = await documentsById(this.#parts.client, ids)
    return found.flatMap((document) => draftLinkSchema.safeParse(document).data ?? [])
  }

  #hasPages({ _id, token }: DraftLink): boolean {
    return this.#parts.pages.noteOf(_id, token) !== null
  }

  /** @param isOneTooMany the others come first. */
  async #make(link: DraftLink, isOneTooMany: boolean): Promise<void> {
    const { client, pages, settings, cacheFolder, live, make } = this.#parts
    const { token, wish, made: earlier } = link
    if (isOneTooMany) {
      const what = `There are ${MAX_LINKS} links already. Withdraw one, then make this one anew.`
      return this.#refuse(link, what)
    }
    const drafts = await documentsById(
      client,
      link.entries.map((entry) => draftIdOf(entry.id)),
    )
    if (drafts.length === 0) {
      return this.#refuse(link, 'Its drafts are published or discarded: nothing is left to show.')
    }
    const at = Date.now()
    const week = new Date(at + LINK_DAYS * DAY_MS).toISOString()
    const ends = earlier?.wish === wish ? earlier.ends : week
    const { content, bundleFolder, lakeTimeoutMs } = settings
    const outcome = await make({
      ...{ content, drafts, bundleFolder, cacheFolder, lakeTimeoutMs },
      live: live(),
      out: pages.makingFolder(token),
      base: `${LINKS_PATH}/${token}`,
      until: formatMoment(ends),
      maxPages: MAX_PAGES,
    })
    if (outcome.kind === 'made' && !this.#isStopping) {
      return this.#show(link, { wish, at: new Date(at).toISOString(), ends, ...outcome })
    }
    // What a stop cut off is made at the next start.
    if (!this.#isStopping) await this.#refuse(link, ...reasonOf(outcome))
    if (outcome.kind === 'failed') this.#warn(link, outcome.failure)
    await pages.discard(token)
  }

  async #show(link: DraftLink, made: Omit<ShareNote, 'id'>): Promise<void> {
    const { pages, log } = this.#parts
    const { _id: id, by, token } = link
    const { wish, at, ends, pagesMore } = made
    try {
      await pages.show(token, { id, ...made })
    } catch (error) {
      this.#warn(link, error)
      await this.#refuse(link, NOT_MADE)
      return pages.discard(token)
    }
    log.info({ id, by, pages: made.pages.length, ends }, 'A link to drafts has its pages')
    const keyed = made.pages.map((page) => ({ _key: randomUUID(), ...page }))
    await this.#tell(link, { made: { wish, at, ends, pagesMore, pages: keyed } })
  }

  #warn({ _id: id }: DraftLink, failure: unknown) {
    this.#parts.log.warn({ id, failure }, 'The pages of a link to drafts could not be made')
  }

  #refuse(link: DraftLink, message: string, problems: readonly StatusProblem[] = []) {
    const failure = { wish: link.wish, message, problems: problems.slice(0, MAX_LISTED) }
    return this.#tell(link, { failure })
  }

  /** Tells the Studio. A link that was withdrawn meanwhile has no pages either. */
  async #tell({ _id }: DraftLink, what: Pick<Partial<DraftLink>, 'made' | 'failure'>) {
    const patch = this.#parts.client.patch(_id).set(what)
    try {
      await (what.made ? patch.unset(['failure']) : patch).commit({ returnDocuments: false })
    } catch (error) {
      if (!isGone(error)) throw error
      await this.#parts.pages.remove(_id)
    }
  }

  #noteSeen(id: string, seen: Seen) {
    const before = this.#seen.get(id)
    const opened = (before?.opened ?? 0) + seen.opened
    this.#seen.set(id, { ...seen, opened })
    this.#telling ??= setTimeout(() => void this.#tellSeen(), this.#pause)
  }

  /** Together, as whoever has a link may load its pages as often as they want. */
  async #tellSeen(): Promise<void> {
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
        if (!isGone(error)) log.warn({ err: error, id }, 'What was seen of a draft is not told')
      }
    }
    this.#telling = undefined
    if (this.#seen.size > 0 && !this.#isStopping)
      this.#telling = setTimeout(() => void this.#tellSeen(), this.#pause)
  }
}

const isForgotten = ({ made }: DraftLink, now: number) =>
  made ? Date.parse(made.ends) + LISTED_MS < now : false

function reasonOf(outcome: ShareOutcome | FailedOutcome): [string, StatusProblem[]?] {
  switch (outcome.kind) {
    case 'wrong':
      return [
        'With these drafts the site would be wrong. Fix this, then make it anew:',
        outcome.problems,
      ]
    case 'same':
      return ['These drafts change nothing that visitors would see.']
    default:
      return [NOT_MADE]
  }
}

const NOT_MADE =
  'The server could not make its pages. Make it anew in a while; if that fails too, whoever runs the site finds in its log why.'

/** As many as a person would fix. */
const MAX_LISTED = 50

/** A patch of a document that is not there. */
const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  (error.statusCode === 404 || error.statusCode === 409)
