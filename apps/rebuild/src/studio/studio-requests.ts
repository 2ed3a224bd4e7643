import { REQUEST_TYPE, type SiteRequest, siteRequestSchema } from '@kitewright/protocol/requests'
import type { SanityClient } from '@sanity/client'
import { runForEach } from '../for-each.ts'
import type { Leadership } from '../leader/leadership.ts'
import type { Log } from '../log.ts'

type Parts = {
  client: Pick<SanityClient, 'fetch' | 'getDocument'>
  /** Confirms that this service is the leader, and deletes the documents of executed requests. */
  leadership: Pick<Leadership, 'commit'>
  /** Returns why it cannot be done, or null. Must be safe to repeat. */
  execute: (request: SiteRequest) => Promise<string | null>
  log: Log
}

/**
 * Executes the requests that editors make in the Studio, and removes their documents. A request is
 * repeated when the service is killed between the two. A service that is not the leader leaves them.
 */
export class StudioRequests {
  readonly #parts: Parts
  #queue: Promise<void> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Executes all waiting requests; `announcedId` may be too new for the lake's index. Never rejects. */
  executeAll(announcedId?: string): Promise<void> {
    this.#queue = this.#queue
      .then(() => this.#all(announcedId))
      .catch((error: unknown) => {
        this.#parts.log.warn(
          { err: error },
          'Requests of the Studio failed; the next check retries',
        )
      })
    return this.#queue
  }

  async #all(announcedId?: string): Promise<void> {
    const { client } = this.#parts
    const listed: unknown[] = await client.fetch('*[_type == $type] | order(at asc)', {
      type: REQUEST_TYPE,
    })
    const one: unknown = announcedId && (await client.getDocument(announcedId))
    const requests = new Map(
      [...listed, ...(one ? [one] : [])].map((document) => [getId(document), document]),
    )
    await runForEach(requests.values(), (document) => this.#one(document))
  }

  async #one(document: unknown): Promise<void> {
    const { leadership, execute, log } = this.#parts
    // A process that was suspended may have been replaced as the leader.
    if (!(await leadership.commit())) return
    const { success, data, error } = siteRequestSchema.safeParse(document)
    if (success) {
      const { action, release, by, _id: id } = data
      log.info({ id, action, release, by }, 'Request of the Studio')
      const rejection = await execute(data)
      if (rejection) log.warn({ id, action, by }, `Not done: ${rejection}`)
    } else {
      log.warn({ id: getId(document), err: error }, 'A request of the Studio cannot be read')
    }
    await leadership.commit([{ delete: { id: getId(document) } }])
  }
}

const getId = (document: unknown): string =>
  typeof document === 'object' && document !== null && '_id' in document ? String(document._id) : ''
