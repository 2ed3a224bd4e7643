import { loadProgram } from '@kitewright/site-engine/files'
import { buildRelease } from './build-release.ts'
import { toFailure } from './failure.ts'
import type { FailedOutcome, Job, Message, Times } from './job.ts'

/** The build process makes a release. */
export const serveOneJob = (loadContent?: Parameters<typeof buildRelease>[3]) =>
  handleOneJob((job: Job, times) =>
    buildRelease(
      job,
      times,
      (phase) => process.send?.({ type: 'phase', phase } satisfies Message),
      loadContent,
    ),
  )

/**
 * Waits for one job, executes it, sends the outcome, and exits with its code. The process starts before the job, so
 * that its modules are loaded by then.
 */
export function handleOneJob<Work, Result extends { kind: string }>(
  run: (job: Work, times: Times) => Promise<Result | FailedOutcome>,
) {
  // The build that needs the bundle reports its problems.
  loadProgram(process.argv[2] ?? '').catch(() => {})
  // Ctrl-C reaches the whole process group; the service decides how a build ends.
  process.on('SIGINT', () => {})
  // Before the outcome is sent, this means that the service has ended and cannot publish it.
  process.on('disconnect', () => process.exit(process.exitCode ?? 1))
  process.once('message', async (job: Work) => {
    const times: Times = {}
    const outcome = await run(job, times).catch(
      (error: unknown): FailedOutcome => ({ kind: 'failed', failure: toFailure(error), times }),
    )
    process.exitCode = 'failure' in outcome ? outcome.failure.exitCode : 0
    process.send?.({ type: 'outcome', outcome }, () => process.disconnect())
  })
}
