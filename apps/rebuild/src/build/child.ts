import { loadProgram } from '@kitewright/site-engine/files'
import { buildRelease } from './build-release.ts'
import { failureOf } from './failure.ts'
import type { FailedOutcome, Job, Message, Times } from './job.ts'

/** The build process: makes a release. */
export const serveOneJob = (loadContent?: Parameters<typeof buildRelease>[3]) =>
  answerOneJob((job: Job, times) =>
    buildRelease(
      job,
      times,
      (phase) => process.send?.({ type: 'phase', phase } satisfies Message),
      loadContent,
    ),
  )

/**
 * Waits for one job, does it, says how it went, and ends with the exit code of the outcome. The process is started
 * ahead of the job, so that its modules are loaded when one comes.
 */
export function answerOneJob<Work, Result extends { kind: string }>(
  run: (job: Work, times: Times) => Promise<Result | FailedOutcome>,
) {
  // What is wrong with a bundle is told by the build that needs it.
  loadProgram(process.argv[2] ?? '').catch(() => {})
  // Ctrl-C reaches the whole process group; the service decides what becomes of a build.
  process.on('SIGINT', () => {})
  // Before the outcome is out, this means that the service is gone and nobody will publish this.
  process.on('disconnect', () => process.exit(process.exitCode ?? 1))
  process.once('message', async (job: Work) => {
    const times: Times = {}
    const outcome = await run(job, times).catch(
      (error: unknown): FailedOutcome => ({ kind: 'failed', failure: failureOf(error), times }),
    )
    process.exitCode = 'failure' in outcome ? outcome.failure.exitCode : 0
    process.send?.({ type: 'outcome', outcome }, () => process.disconnect())
  })
}
