import { z } from 'zod'
import { failureSchema } from '../build/failure.ts'
import { announcementSchema } from './announcements.ts'

/** What a date can hold. */
const time = z.number().min(0).max(8.64e15)

export const lockSchema = z.object({
  at: time,
  reason: z.string(),
  /** The release that visitors keep seeing. */
  live: z.string().optional(),
  /** Who asked for it in the Studio. */
  by: z.string().optional(),
})

const pastFailureSchema = failureSchema.extend({
  at: time,
  /** When a later build showed that it is over; null while it lasts. */
  resolvedAt: time.nullable(),
})

/** What the service must still know after its process was killed. Times in ms since 1970. */
export const stateSchema = z.strictObject({
  /** What asks for a build; `seq` counts them. */
  requests: z.array(
    z.object({
      seq: z.number(),
      at: time,
      reason: z.string(),
      confirmed: z.number().transform(Boolean),
    }),
  ),
  /** What webhooks named, also what is live by now. */
  announced: z.array(announcementSchema),
  /** Nothing goes live. */
  lock: lockSchema.nullable(),
  failure: pastFailureSchema.nullable(),
})

export type State = z.infer<typeof stateSchema>
export type BuildRequest = State['requests'][number]
export type Lock = z.infer<typeof lockSchema>
export type PastFailure = z.infer<typeof pastFailureSchema>
