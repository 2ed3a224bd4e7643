import type { AnnouncedDocument } from '@kitewright/content-loader/load'
import { z } from 'zod'

/** A document state that a webhook announced, at a time in ms since 1970. */
export const announcementSchema = z.object({
  at: z.number(),
  document: z.object({
    id: z.string(),
    rev: z.string(),
    updatedAt: z.string(),
    deleted: z.boolean(),
  }),
})
export type Announcement = z.infer<typeof announcementSchema>

/** After an hour, queries of the lake return every publish. */
export const ANNOUNCED_FOR_MS = 60 * 60_000

/**
 * The newest state of each document that webhooks announced lately. Every build must be at least as new:
 * a query that is late would otherwise revert live content.
 */
export class Announcements {
  readonly #announcements = new Map<string, Announcement>()

  constructor(announcements: readonly Announcement[]) {
    for (const one of announcements) this.add(one)
  }

  add(announcement: Announcement) {
    const { document } = announcement
    const known = this.#announcements.get(document.id)
    if (!known || isNewer(document, known.document))
      this.#announcements.set(document.id, announcement)
  }

  /** The announcements of the last hour. */
  recent(now: number): Announcement[] {
    for (const [id, { at }] of this.#announcements)
      if (now - at >= ANNOUNCED_FOR_MS) this.#announcements.delete(id)
    return [...this.#announcements.values()]
  }
}

/** Webhooks may arrive in any order. A deletion has the time of the state that it deleted. */
function isNewer(document: AnnouncedDocument, known: AnnouncedDocument): boolean {
  const difference = Date.parse(document.updatedAt) - Date.parse(known.updatedAt)
  return difference > 0 || (difference === 0 && document.deleted)
}
