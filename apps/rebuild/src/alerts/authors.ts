import { lakeClient } from '@kitewright/content-loader/lake'
import type { LakeSettings } from '@kitewright/content-loader/settings'
import { z } from 'zod'
import type { Log } from '../log.ts'

/** Ms that an alert waits to know who. */
const PATIENCE = 5_000

const transactionSchema = z.object({ author: z.string() })
const userSchema = z.object({ displayName: z.string() })

type Version = { id: string; rev: string | null }

/** Who published a revision, by name, as far as the lake tells a token of the service. */
export class Authors {
  readonly #client: ReturnType<typeof lakeClient> | null
  readonly #log: Log
  readonly #names = new Map<string, Promise<string | null>>()

  /** @param lake null, or without a token: nobody is known. */
  constructor(lake: LakeSettings | null, log: Log) {
    this.#client = lake?.token ? lakeClient(lake) : null
    this.#log = log
  }

  /** The names by revision; each is asked for once. Never rejects. */
  async of(versions: readonly Version[]): Promise<Map<string, string>> {
    const found = await Promise.all(
      versions.map(async ({ id, rev }): Promise<[string, string][]> => {
        if (rev === null) return []
        const asked = this.#names.get(rev) ?? this.#ask(id, rev)
        this.#names.set(rev, asked)
        const name = await asked
        return name ? [[rev, name]] : []
      }),
    )
    return new Map(found.flat())
  }

  async #ask(id: string, rev: string): Promise<string | null> {
    const client = this.#client
    if (!client) return null
    const signal = AbortSignal.timeout(PATIENCE)
    const { dataset = '' } = client.config()
    try {
      const line: unknown = await client.request({
        url: `/data/history/${dataset}/transactions/${id}`,
        query: { excludeContent: 'true', fromTransaction: rev, toTransaction: rev },
        signal,
      })
      // One line of JSON, which the client may have parsed.
      const transaction: unknown = typeof line === 'string' ? JSON.parse(line) : line
      const { author } = transactionSchema.parse(transaction)
      const user: unknown = await client.request({ url: `/users/${author}`, signal })
      return userSchema.parse(user).displayName
    } catch (error) {
      this.#log.debug({ err: error, id, rev }, 'Who published it is not known')
      return null
    }
  }
}
