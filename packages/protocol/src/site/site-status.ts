import { z } from 'zod'

/**
 * The state of the site as its builder tells it to the Studio. A dot in the id makes a document
 * private even in a public dataset; who may read it is Sanity's own question.
 */
export const STATUS_ID = 'site.status'
export const STATUS_TYPE = 'siteStatus'

/** An ISO 8601 time. */
const time = z.string()

/** One thing to fix, with the place where that can be done. */
export const problemSchema = z.object({
  /** The document's id and type; absent when the trouble is in none. */
  id: z.string().optional(),
  type: z.string().optional(),
  /** What is wrong: the name of the document, or of another thing. */
  where: z.string(),
  /** The field, for example `tiers[1].from`; empty when the whole is meant. */
  field: z.string(),
  what: z.string(),
})

/** An entry that is wrong as it was published: visitors see its last good version. */
export const heldSchema = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  /** The revision that is held back; null when it was deleted. */
  rev: z.string().nullable(),
  /** Who published it: a name, or a user's id where no name is told; null when that is not known. */
  by: z.string().nullable(),
  since: time,
  /** Whether there is an earlier version that visitors see meanwhile. */
  hasLastGood: z.boolean(),
  problems: z.array(problemSchema),
})

export const siteStatusSchema = z.object({
  _id: z.literal(STATUS_ID),
  _type: z.literal(STATUS_TYPE),
  /** Address of the site, without a slash at the end. */
  siteUrl: z.string(),
  /** Whether drafts can be shown at its preview, in the Studio. */
  hasPreview: z.boolean().default(false),
  /** Who makes the site: the rebuild service, which restores by itself, or a static host. */
  builder: z.enum(['service', 'static']),
  /** Whether it publishes sets of drafts at their hour. */
  canSchedule: z.boolean().default(false),
  /** Whether it makes pages of drafts for those who have a link to them. */
  canLink: z.boolean().default(false),
  /** A static host by its name, and where it restores earlier builds, as far as that is known. */
  host: z.object({ name: z.string(), url: z.string().nullable() }).nullable().default(null),
  /** What visitors see. */
  live: z.object({ release: z.string(), at: time, contentHash: z.string() }).nullable(),
  /** A build that runs or waits. */
  work: z.object({ since: time, phase: z.enum(['waiting', 'building']) }).nullable(),
  /** Why the newest content is not live; null when it is, or will be. */
  failure: z
    .object({
      at: time,
      message: z.string(),
      willRetry: z.boolean(),
      problems: z.array(problemSchema),
    })
    .nullable(),
  held: z.array(heldSchema),
  /** Nothing goes live while this stands. `release`: what it was restored to. */
  lock: z
    .object({
      since: time,
      reason: z.string(),
      by: z.string().nullable(),
      release: z.string().nullable(),
    })
    .nullable(),
})

export type SiteStatus = z.infer<typeof siteStatusSchema>
export type StatusProblem = z.infer<typeof problemSchema>
export type HeldEntry = z.infer<typeof heldSchema>
