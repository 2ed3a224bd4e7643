import { statfs } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createLakeClient } from '@kitewright/content-loader/load'
import { ENQUIRY_PATH, ENQUIRY_TYPE, getEnquiryDocumentId } from '@kitewright/protocol/enquiry'
import type { SanityClient } from '@sanity/client'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { RebuildSettings } from '../settings/settings.ts'
import { DeliveryQueue, type Destination } from './delivery-queue.ts'
import { describeError } from './describe-error.ts'
import { createDestinations, shouldDeliver } from './destinations.ts'
import { EnquiryProbe, type ProbeResult, type ProbeTarget } from './enquiry-probe.ts'
import { type DestinationName, EnquiryStore, type Received } from './enquiry-store.ts'
import type { HiddenVisitor } from './get-client.ts'
import { RateLimits } from './rate-limits.ts'
import { createEnquiryListener } from './receive.ts'
import { StoreWatch } from './store-watch.ts'

type Settings = Pick<
  RebuildSettings,
  'content' | 'hosts' | 'writeToken' | 'enquiries' | 'dataFolder'
>
type Counts = Pick<Metrics, 'enquiryStored' | 'enquiryDelivered'>

/** Selects the enquiries of a person, or one. */
export type EnquirySelector = { email: string } | { id: string }

/** How many enquiries wait for a destination, and how many of them are late. */
export type Backlog = { destination: DestinationName; waiting: number; late: number }

/** Receives enquiries of the site's form, stores them, and delivers them. */
export class Enquiries {
  readonly #settings: Settings
  readonly #log: Log
  readonly #metrics: Counts
  readonly #onChange: () => void
  readonly #lake: SanityClient | null
  readonly #destinations: Destination[]
  readonly #limits: RateLimits
  /** Why the sender of the last enquiry is unknown; null when it is known, or before the first one. */
  hiddenVisitor: HiddenVisitor | null = null
  readonly #listener: ReturnType<typeof createEnquiryListener>
  #store: EnquiryStore | null = null
  #queues: DeliveryQueue[] = []
  #probe: EnquiryProbe | null = null
  #watch: StoreWatch | null = null
  #floodEnd: NodeJS.Timeout | null = null

  /** @param onChange called when a flood begins or ends, and when the disk begins or stops to reject enquiries. */
  constructor(settings: Settings, log: Log, metrics: Counts, onChange: () => void) {
    this.#settings = settings
    this.#log = log
    this.#metrics = metrics
    this.#onChange = onChange
    const { content, writeToken, enquiries } = settings
    this.#lake =
      content.contentSource !== 'seed' && content.lake && writeToken
        ? createLakeClient({ ...content.lake, token: writeToken })
        : null
    this.#destinations = createDestinations(enquiries, content, this.#lake)
    this.#limits = new RateLimits(enquiries.mostPerHour)
    this.#listener = createEnquiryListener({
      origins: getOrigins(settings),
      limits: this.#limits,
      trustedProxies: enquiries.trustedProxies,
      keep: () => this.#store && ((enquiry, at) => this.#add({ enquiry, at })),
      onVisitor: (hidden) => {
        this.hiddenVisitor = hidden
      },
      log,
    })
  }

  /** Answers an enquiry if this server receives them; otherwise returns false. */
  handleRequest = (request: IncomingMessage, response: ServerResponse): boolean => {
    const [path] = (request.url ?? '').split('?')
    if (!this.#isTaken || request.method !== 'POST' || path !== ENQUIRY_PATH) return false
    this.#listener(request, response)
    return true
  }

  /** Accepts enquiries from now on, and delivers stored ones. Throws when the disk fails. */
  async open(): Promise<void> {
    const names = this.#destinations.map(({ name }) => name)
    const { store, aside } = await EnquiryStore.open(this.#settings.dataFolder, names)
    const log = this.#log
    if (aside) log.error({ aside }, 'The stored enquiries could not be read; new ones are accepted')
    this.#queues = this.#destinations.map(
      (destination) =>
        new DeliveryQueue({
          destination,
          store,
          log,
          onDelivered: () => this.#metrics.enquiryDelivered(destination.name),
        }),
    )
    this.#store = store
    if (!this.#isTaken) return
    const { dataFolder, enquiries } = this.#settings
    this.#watch = new StoreWatch({
      probe: () => store.probe(),
      freeBytes: async () => {
        const { bavail, bsize } = await statfs(dataFolder)
        return bavail * bsize
      },
      onChange: this.#onChange,
    })
    if (enquiries.hasProbe) this.#probe = new EnquiryProbe(this.#createProbeTargets(store), log)
  }

  /** Deletes expired enquiries, here and in the lake. Never rejects. */
  async deleteExpired(): Promise<void> {
    const { keep } = this.#settings.enquiries
    try {
      await this.#opened.deleteOld(Date.now() - keep)
      // By the lake's clock, because a wrong local one would delete all.
      await this.#deleteInLake('dateTime(receivedAt) < dateTime(now()) - $seconds', {
        seconds: keep / 1000,
      })
    } catch (error) {
      this.#log.warn(
        { why: describeError(error) },
        'Old enquiries could not be deleted; the service retries',
      )
    }
  }

  /** Deletes selected enquiries here and in the lake; returns how many here. Rejects when the lake fails. */
  async delete(selector: EnquirySelector): Promise<number> {
    const value = ('id' in selector ? selector.id : selector.email).trim().toLowerCase()
    const count = await this.#opened.deleteTexts(({ enquiry: { id, email } }) =>
      'id' in selector ? id === value : email.toLowerCase() === value,
    )
    await this.#deleteInLake(`${'id' in selector ? '_id' : 'lower(email)'} == $value`, {
      value: 'id' in selector ? getEnquiryDocumentId(value) : value,
    })
    return count
  }

  /** Enquiries with their text here, newest first. */
  list(): Received[] {
    return this.#opened.list()
  }

  /** @param after ms after which an enquiry is late. */
  backlogs(after: number): Backlog[] {
    return this.#queues.map((queue) => ({
      destination: queue.name,
      waiting: queue.waiting(),
      late: queue.waiting(after),
    }))
  }

  /** Whether more enquiries arrive than the limit of all visitors. */
  get isFlood(): boolean {
    return this.#limits.floodMs > 0
  }

  /** Why the disk rejects enquiries; null while it accepts them. */
  get refusal(): string | null {
    return this.#watch?.error ?? null
  }

  /** The result of the last probe; null before the first one. */
  get probe(): ProbeResult | null {
    return this.#probe?.last ?? null
  }

  /** Accepts no more enquiries; running deliveries may end. */
  async stop(): Promise<void> {
    const store = this.#store
    this.#store = null
    if (this.#floodEnd) clearTimeout(this.#floodEnd)
    await this.#probe?.stop()
    await this.#watch?.stop()
    await Promise.all(this.#queues.map((queue) => queue.stop()))
    store?.close()
  }

  #createProbeTargets(store: EnquiryStore): ProbeTarget[] {
    return [
      { name: 'store', probe: () => store.probe() },
      ...this.#destinations.flatMap(({ name, probe }) => (probe ? [{ name, probe }] : [])),
    ]
  }

  get #isTaken(): boolean {
    return this.#settings.content.contactEndpoint === ENQUIRY_PATH
  }

  get #opened(): EnquiryStore {
    if (!this.#store) throw new Error('Enquiries are not open')
    return this.#store
  }

  /** At most a thousand. Purges their history too, which hosted Sanity otherwise keeps. */
  async #deleteInLake(filter: string, params: Record<string, unknown>): Promise<void> {
    if (!this.#lake) return
    const query = `*[_type == $type && ${filter}][0...1000]._id`
    const ids: string[] = await this.#lake.fetch(query, { ...params, type: ENQUIRY_TYPE })
    if (ids.length === 0) return
    const deletions = ids.map((id) => {
      const forGood = { id, purge: true }
      return { delete: forGood }
    })
    await this.#lake.mutate(deletions, { returnDocuments: false })
  }

  #awaitFloodEnd(): void {
    if (this.#floodEnd) return
    this.#onChange()
    this.#floodEnd = setTimeout(() => {
      this.#floodEnd = null
      if (this.isFlood) return this.#awaitFloodEnd()
      for (const queue of this.#queues) queue.endFlood()
      this.#onChange()
    }, this.#limits.floodMs).unref()
  }

  async #add(received: Received): Promise<boolean> {
    const queues = this.#queues.filter(({ name }) => shouldDeliver(name, received))
    const names = queues.map(({ name }) => name)
    const isNew = await this.#opened.add(received, names).catch((error: unknown) => {
      this.#watch?.failed(error)
      throw error
    })
    this.#watch?.stored()
    if (!isNew) return false
    this.#metrics.enquiryStored()
    for (const queue of queues) queue.enqueue(received.enquiry.id)
    if (this.isFlood) this.#awaitFloodEnd()
    return true
  }
}

/** The site's origin, also with each name of `REBUILD_HOSTS`. */
const getOrigins = ({ content: { siteUrl }, hosts }: Pick<Settings, 'content' | 'hosts'>) => {
  const { protocol, port } = new URL(siteUrl)
  return [siteUrl, ...hosts.map((host) => `${protocol}//${host}${port && `:${port}`}`)]
}
