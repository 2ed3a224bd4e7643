import { formatMoment } from '@kitewright/content-rules/dates'
import { z } from 'zod'
import { problemSchema } from '../site/site-status.ts'

/**
 * Drafts that go live together at a set time. A schedule is a document, so Sanity checks that its author may write the
 * entries. The builder publishes it and deletes it in one transaction, so it goes live once.
 */
export const SET_PREFIX = 'site.set.'
export const SET_TYPE = 'siteSet'

export const scheduledSetSchema = z.object({
  _id: z.string().startsWith(SET_PREFIX),
  _type: z.literal(SET_TYPE),
  _rev: z.string(),
  /** ISO 8601. */
  at: z.iso.datetime(),
  /** Display name of the author. */
  by: z.string().max(200),
  /** Published ids. The draft of that time goes live. */
  entries: z
    .array(z.object({ _key: z.string(), id: z.string(), type: z.string(), name: z.string() }))
    .min(1),
  /** The reason why it was not published on time. It waits for a new time or a manual publish. */
  failure: z
    .object({
      /** ISO 8601. */
      at: z.string(),
      problems: z.array(problemSchema),
    })
    .nullish(),
})

export type ScheduledSet = z.infer<typeof scheduledSetSchema>
export type SetEntry = ScheduledSet['entries'][number]

/** Its time in the site's zone: “1 December 2026, 09:00 IST”. */
export const setHour = ({ at }: Pick<ScheduledSet, 'at'>): string => formatMoment(at)

/** The valid schedules, the next one first. */
export const scheduledSetsOf = (documents: readonly unknown[]): ScheduledSet[] =>
  documents
    .flatMap((document) => scheduledSetSchema.safeParse(document).data ?? [])
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
