import type { QuarantinedDocument } from '@kitewright/content-loader/content'
import type { AnnouncedDocument } from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'
import type { Failure } from './failure.ts'

/** A build, which the service sends to its process in one message. Times in ms. */
export type Job = {
  id: string
  content: Settings
  /** The folder for the site; it does not exist yet. */
  out: string
  /** The folder of the live release; null before the first one. */
  live: string | null
  /** Damaged files of the live release, which are rebuilt even for unchanged content. */
  damaged: readonly string[]
  bundleFolder: string
  /** The folder of pictures and compressed files from earlier builds. */
  cacheFolder: string
  /** A person confirmed a large removal. */
  confirmed: boolean
  /** Most ms to wait for the lake in all. */
  lakeTimeoutMs: number
  /** Documents that webhooks announced: the build must be at least as new. */
  announced: AnnouncedDocument[]
}

const phases = ['load', 'prerender', 'verify'] as const
export type Phase = (typeof phases)[number]

/** Facts about the loaded content. */
export type Loaded = {
  contentHash: string
  /** Published entries with problems; the site shows their last good versions. */
  quarantined: readonly QuarantinedDocument[]
  /** The next time at which a post appears or a job expires, ISO 8601; null: never. */
  changesAt: string | null
}

export type Outcome =
  /** This content is live already. */
  | ({ kind: 'unchanged'; times: Times } & Loaded)
  | ({
      kind: 'built'
      pages: number
      rendered: number
      /** Differences between site and content, for people. */
      notes: string[]
      times: Times
    } & Loaded)
  | FailedOutcome

export type FailedOutcome = { kind: 'failed'; failure: Failure; times: Times }

/** Milliseconds of each phase. */
export type Times = Partial<Record<Phase, number>>

/** A sign of the build process that it works: a phase begins, or another file is made. */
export type Progress = { type: 'phase'; phase: Phase } | { type: 'progress' }

/** A message of the build process. */
export type Message<Result = Outcome> =
  | Progress
  | { type: 'outcome'; outcome: Result | FailedOutcome }
