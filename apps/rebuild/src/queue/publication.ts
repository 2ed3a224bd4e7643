import type { Outcome, Phase, Times } from '../build/job.ts'
import type { BuildRequest } from '../intake/state.ts'
import { getReasons } from './build-queue.ts'

/**
 * A running build. `at` is ms since 1970, `waited` ms since its first request, `startTime` ms until the
 * build had a process.
 */
export type RunningBuild = {
  at: number
  phase: Phase | 'start' | 'swap'
  requests: BuildRequest[]
  waited: number
  startTime: number
  /** When its release went live, by `performance.now`. */
  liveAt?: number
}

export type BuiltOutcome = Extract<Outcome, { kind: 'built' }>

/** How a release went live: ms of each part. `wait` is from the first request to the build. */
export type Publication = {
  id: string
  at: number
  reasons: string[]
  pages: number
  rendered: number
  notes: string[]
  times: Times & { wait: number; start: number; swap: number }
}

/** @param swap ms that the swap took. */
export function createPublication(
  id: string,
  { requests, waited, startTime }: RunningBuild,
  { pages, rendered, notes, times }: BuiltOutcome,
  swap: number,
): Publication {
  return {
    id,
    at: Date.now(),
    reasons: getReasons(requests),
    pages,
    rendered,
    notes,
    times: { wait: waited, start: startTime, ...times, swap },
  }
}
