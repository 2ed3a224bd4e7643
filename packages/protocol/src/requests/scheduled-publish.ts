import { type Fields, isFields } from '@kitewright/content-rules/check'
import { formatDateTime } from '@kitewright/content-rules/dates'
import { z } from 'zod'
import { issuesSchema } from '../site/site-status.ts'

/**
 * Drafts that go live together at a set time. A schedule is a document, so Sanity checks that its author may write the
 * entries. The builder publishes it and deletes it in one transaction, so it goes live once.
 * Id and type are names of the first version: documents in lakes have them.
 */
export const SCHEDULE_PREFIX = 'site.set.'
export const SCHEDULE_TYPE = 'siteSet'

export const SCHEDULE_NAME_CHARACTERS = 100

/** A draft as it was when it was scheduled, as text: the lake would count its references. */
const frozenSchema = z.object({
  draft: z.string(),
  /** Revision of the published version at that time; null without one. */
  published: z.string().nullable(),
})

/** A draft by its published id, and its frozen copy; without one the draft of the time when it is needed. */
export const draftEntrySchema = z.object({
  _key: z.string(),
  id: z.string(),
  type: z.string(),
  name: z.string(),
  frozen: frozenSchema.nullish(),
})

export const scheduledPublishSchema = z.object({
  _id: z.string().startsWith(SCHEDULE_PREFIX),
  _type: z.literal(SCHEDULE_TYPE),
  _rev: z.string(),
  /** ISO 8601. */
  at: z.iso.datetime(),
  /** Display name of the author. */
  by: z.string().max(200),
  /** For editors. */
  name: z.string().max(SCHEDULE_NAME_CHARACTERS).optional(),
  entries: z.array(draftEntrySchema).min(1),
  /** The reason why it was not published on time. It waits for a new time or a manual publish. */
  failure: z
    .object({
      /** ISO 8601. */
      at: z.string(),
      issues: issuesSchema,
    })
    .nullish(),
})

export type ScheduledPublish = z.infer<typeof scheduledPublishSchema>
export type ScheduledEntry = ScheduledPublish['entries'][number]

/** Freezes a draft: changes to it after this do not go live with the schedule. */
export const freeze = (draft: Fields, published: Fields | undefined) => ({
  draft: JSON.stringify(draft),
  published: published ? String(published._rev) : null,
})

/** The frozen draft of an entry; null if the draft of that time goes live. */
export function parseFrozenDraft({ frozen }: ScheduledEntry): Fields | null {
  const draft: unknown = frozen ? JSON.parse(frozen.draft) : null
  return isFields(draft) ? draft : null
}

/** Its time in the site's zone: “1 December 2026, 09:00 IST”. */
export const formatScheduledTime = ({ at }: Pick<ScheduledPublish, 'at'>): string =>
  formatDateTime(at)

/** The valid schedules, the next one first. */
export const parseScheduledPublishes = (documents: readonly unknown[]): ScheduledPublish[] =>
  documents
    .flatMap((document) => scheduledPublishSchema.safeParse(document).data ?? [])
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
