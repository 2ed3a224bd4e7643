import { z } from 'zod'

/** The dots make the documents private, also in a public dataset. */
export const LEADER_ID = 'site.leader'
export const LEADER_TYPE = 'siteLeader'
export const STANDBY_PREFIX = 'site.standby.'
export const STANDBY_TYPE = 'siteStandby'

/** Names a release on every server: the same content and code have the same hashes, and ids differ. */
export const sharedReleaseSchema = z.object({
  contentHash: z.string(),
  bundleHash: z.string(),
  /** When it was created, ISO 8601. */
  at: z.string(),
})

const sharedLockSchema = z.object({
  /** ISO 8601. */
  since: z.string(),
  reason: z.string(),
  by: z.string().nullable(),
  /** The release that stays live; null: none was live. */
  release: sharedReleaseSchema.nullable(),
})

/** The only service that carries out requests. Each of its writes also changes this document. */
export const leaderDocumentSchema = z.object({
  _rev: z.string(),
  /** Identifies a data folder. */
  service: z.string(),
  /** Identifies a process: a copied data folder has the same service. */
  run: z.string(),
  host: z.string(),
  /** The last write, ISO 8601. */
  at: z.string(),
  lock: sharedLockSchema.nullable(),
})

/** A service that is ready to replace the leader. */
export const standbySchema = z.object({ host: z.string(), at: z.string() })

export type SharedRelease = z.infer<typeof sharedReleaseSchema>
export type SharedLock = z.infer<typeof sharedLockSchema>
export type LeaderDocument = z.infer<typeof leaderDocumentSchema>
export type Standby = z.infer<typeof standbySchema>
