import { formatMoment } from '@kitewright/content-rules/dates'
import { z } from 'zod'
import { problemSchema } from '../site/site-status.ts'

/**
 * Drafts that go live together at an hour, as a document: Sanity itself checks that whoever plans one may write what
 * is published. The builder publishes it, in the transaction that removes it, so that it goes live once.
 */
export const SET_PREFIX = 'site.set.'
export const SET_TYPE = 'siteSet'

export const scheduledSetSchema = z.object({
  _id: z.string().startsWith(SET_PREFIX),
  _type: z.literal(SET_TYPE),
  _rev: z.string(),
  /** ISO 8601. */
  at: z.iso.datetime(),
  /** Who planned it, as the Studio names them. */
  by: z.string().max(200),
  /** Published ids. Each goes live as its draft is at the hour. */
  entries: z
    .array(z.object({ _key: z.string(), id: z.string(), type: z.string(), name: z.string() }))
    .min(1),
  /** Why it did not go live at its hour; it waits until somebody chooses another one, or publishes it. */
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

/** Its hour on the clock of the site: “1 December 2026, 09:00 IST”. */
export const setHour = ({ at }: Pick<ScheduledSet, 'at'>): string => formatMoment(at)

/** Sets that can be read, the next one first. */
export const scheduledSetsOf = (documents: readonly unknown[]): ScheduledSet[] =>
  documents
    .flatMap((document) => scheduledSetSchema.safeParse(document).data ?? [])
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
