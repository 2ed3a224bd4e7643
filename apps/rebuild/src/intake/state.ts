import { z } from 'zod'
import { failureSchema } from '../build/failure.ts'
import { announcementSchema } from './announcements.ts'

/** The range of a Date. */
const time = z.number().min(0).max(8.64e15)

const lockSchema = z.object({
  at: time,
  reason: z.string(),
  /** The release that stays live. */
  live: z.string().optional(),
  /** The editor who requested it in the Studio. */
  by: z.string().optional(),
})

const pastFailureSchema = failureSchema.extend({
  at: time,
  /** When a later build resolved it; null while it lasts. */
  resolvedAt: time.nullable(),
})

/** The state that must survive a kill. Times in ms since 1970. */
export const stateSchema = z.strictObject({
  /** Requests for a build, numbered by `seq`. */
  requests: z.array(
    z.object({
      seq: z.number(),
      at: time,
      reason: z.string(),
      confirmed: z.number().transform(Boolean),
    }),
  ),
  /** Documents that webhooks announced, including live ones. */
  announced: z.array(announcementSchema),
  /** While set, nothing goes live. */
  lock: lockSchema.nullable(),
  failure: pastFailureSchema.nullable(),
})

export type State = z.infer<typeof stateSchema>
export type BuildRequest = State['requests'][number]
export type Lock = z.infer<typeof lockSchema>
export type PastFailure = z.infer<typeof pastFailureSchema>
