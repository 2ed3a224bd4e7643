import type { HeldDocument } from '@kitewright/content-loader/content'
import type { AnnouncedDocument } from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'
import type { Failure } from './failure.ts'

/** What the service asks of the build process, in one message. Times in ms. */
export type Job = {
  id: string
  content: Settings
  /** The folder that receives the site; it does not exist yet. */
  out: string
  /** The folder of the release that visitors see; null before the first one. */
  live: string | null
  /** Paths of its files that are damaged: made anew, also when the content is the same. */
  damaged: readonly string[]
  bundleFolder: string
  /** Pictures that earlier builds fetched and made. */
  cacheFolder: string
  /** A person agreed that much may go. */
  confirmed: boolean
  /** Ms that it may wait for the lake in all. */
  lakeTimeoutMs: number
  /** What webhooks told of: the build must be as new as that. */
  announced: AnnouncedDocument[]
}

const phases = ['load', 'prerender', 'verify'] as const
export type Phase = (typeof phases)[number]

/** What was loaded, beside the content itself. */
export type Loaded = {
  contentHash: string
  /** What was published and is wrong; visitors see the last good version of it. */
  held: readonly HeldDocument[]
  /** When a post comes or a job ends next, though nobody publishes; ISO 8601, null for never. */
  changesAt: string | null
}

export type Outcome =
  /** Visitors see this content already. */
  | ({ kind: 'unchanged'; times: Times } & Loaded)
  | ({
      kind: 'built'
      pages: number
      rendered: number
      /** What visitors see otherwise than the content says, for people. */
      notes: string[]
      times: Times
    } & Loaded)
  | FailedOutcome

export type FailedOutcome = { kind: 'failed'; failure: Failure; times: Times }

/** Milliseconds of each part of a build. */
export type Times = Partial<Record<Phase, number>>

/** What the build process says. */
export type Message<Result = Outcome> =
  | { type: 'phase'; phase: Phase }
  | { type: 'outcome'; outcome: Result | FailedOutcome }
