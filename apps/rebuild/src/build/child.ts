import { loadProgram } from '@kitewright/site-engine/files'
import { buildRelease } from './build-release.ts'
import { toFailure } from './failure.ts'
import type { FailedOutcome, Job, Message, Times } from './job.ts'

/** The build process makes releases. */
export const serveBuilds = (loadContent?: Parameters<typeof buildRelease>[3]) =>
  handleJobs((job: Job, times) =>
    buildRelease(job, times, (progress) => process.send?.(progress satisfies Message), loadContent),
  )

/**
 * Executes one job after another, and sends each outcome. The process starts before its first job, so that its modules
 * are loaded by then, and ends when the service disconnects.
 */
export function handleJobs<Work, Result extends { kind: string }>(
  run: (job: Work, times: Times) => Promise<Result | FailedOutcome>,
) {
  // The build that needs the bundle reports its problems.
  loadProgram(process.argv[2] ?? '').catch(() => {})
  // Ctrl-C reaches the whole process group; the service decides how a build ends.
  process.on('SIGINT', () => {})
  // During a job this means that the service has ended and cannot publish it.
  process.on('disconnect', () => process.exit())
  process.on('message', async (job: Work) => {
    const times: Times = {}
    const outcome = await run(job, times).catch(
      (error: unknown): FailedOutcome => ({ kind: 'failed', failure: toFailure(error), times }),
    )
    process.send?.({ type: 'outcome', outcome })
  })
}
