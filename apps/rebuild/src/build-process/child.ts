import { loadProgram } from '@kitewright/site-engine/files'
import { buildRelease } from './build-release.ts'
import { failureOf } from './failure.ts'
import type { Job, Message, Outcome, Times } from './job.ts'

/**
 * The build process: waits for one job, does it, says how it went, and ends with the exit code of
 * the outcome. It is started ahead of the job, so that its modules are loaded when one comes.
 */
export function serveOneJob(loadContent?: Parameters<typeof buildRelease>[3]) {
  // What is wrong with a bundle is told by the build that needs it.
  loadProgram(process.argv[2] ?? '').catch(() => {})
  // Ctrl-C reaches the whole process group; the service decides what becomes of a build.
  process.on('SIGINT', () => {})
  // Before the outcome is out, this means that the service is gone and nobody will publish this.
  process.on('disconnect', () => process.exit(process.exitCode ?? 1))
  process.once('message', async (job: Job) => {
    const outcome = await outcomeOf(job, loadContent)
    process.exitCode = outcome.kind === 'failed' ? outcome.failure.exitCode : 0
    process.send?.({ type: 'outcome', outcome } satisfies Message, () => process.disconnect())
  })
}

async function outcomeOf(
  job: Job,
  loadContent: Parameters<typeof buildRelease>[3],
): Promise<Outcome> {
  const times: Times = {}
  try {
    return await buildRelease(
      job,
      times,
      (phase) => process.send?.({ type: 'phase', phase } satisfies Message),
      loadContent,
    )
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error), times }
  }
}
