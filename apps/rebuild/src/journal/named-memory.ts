import type { NamedDocument } from '@kitewright/content-loader/named-documents'
import { z } from 'zod'

/** What a webhook named, and when it came in ms since 1970. */
export const namedSchema = z.object({
  at: z.number(),
  document: z.object({
    id: z.string(),
    rev: z.string(),
    updatedAt: z.string(),
    deleted: z.boolean(),
  }),
})
export type Named = z.infer<typeof namedSchema>

/** After an hour, queries of the lake know of a publish by themselves. */
export const NAMED_FOR_MS = 60 * 60_000

/**
 * The newest state of each document that webhooks named lately. Every build must be at least as new,
 * also one that follows for another reason: a query that is late again would take back what is live.
 */
export class NamedMemory {
  readonly #named = new Map<string, Named>()

  constructor(named: readonly Named[]) {
    for (const one of named) this.add(one)
  }

  add(named: Named) {
    const { document } = named
    const known = this.#named.get(document.id)
    if (!known || isNewer(document, known.document)) this.#named.set(document.id, named)
  }

  /** Those that came within the last hour. */
  recent(now: number): Named[] {
    for (const [id, { at }] of this.#named) if (now - at >= NAMED_FOR_MS) this.#named.delete(id)
    return [...this.#named.values()]
  }
}

/** Webhooks may come in any order. A deletion names the state that it ended. */
function isNewer(document: NamedDocument, known: NamedDocument): boolean {
  const later = Date.parse(document.updatedAt) - Date.parse(known.updatedAt)
  return later > 0 || (later === 0 && document.deleted)
}
