import type { Outcome, Phase, Times } from '../build/job.ts'
import type { Want } from '../journal/entries.ts'
import { reasonsOf } from './waiting-line.ts'

/** A build that is under way, for those who asked for it. `startTime` is ms until it had a process. */
export type Running = {
  at: number
  phase: Phase | 'start' | 'swap'
  wants: Want[]
  startTime: number
}

export type Built = Extract<Outcome, { kind: 'built' }>

/** How a release went live: ms of each part. `wait` is from the first request to the build. */
export type Publication = {
  id: string
  at: number
  reasons: string[]
  pages: number
  rendered: number
  times: Times & { wait: number; start: number; swap: number }
}

/** @param swap ms that the swap took. */
export function publicationOf(
  id: string,
  { at, wants, startTime }: Running,
  { pages, rendered, times }: Built,
  swap: number,
): Publication {
  const wait = at - Math.min(...wants.map((want) => want.at))
  return {
    id,
    at: Date.now(),
    reasons: reasonsOf(wants),
    pages,
    rendered,
    times: { wait, start: startTime, ...times, swap },
  }
}
