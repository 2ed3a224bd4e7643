import { globSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

type RunReport = {
  tasks: { taskId: string; logFile: string; execution?: { exitCode: number | null } }[]
}

/** Where `turbo run --summarize` reports its runs. */
const RUN_REPORTS = '.turbo/runs'

/** Deletes the reports of earlier runs. */
export const deleteRunReports = (root: string): Promise<void> =>
  rm(join(root, RUN_REPORTS), { recursive: true, force: true })

/** The tasks that failed in the reported runs of turbo, each with the last lines of its log. */
export async function readFailedTasks(root: string, lines = 40): Promise<string[]> {
  const reports = await Promise.all(
    globSync(join(RUN_REPORTS, '*.json'), { cwd: root }).map(
      async (path): Promise<RunReport> => JSON.parse(await readFile(join(root, path), 'utf8')),
    ),
  )
  const failed = reports.flatMap(({ tasks }) => tasks.filter((task) => task.execution?.exitCode))
  return Promise.all(
    failed.map(async ({ taskId, logFile }) => {
      const log = await readFile(join(root, logFile), 'utf8').catch(String)
      return [`${taskId} failed:`, ...log.trimEnd().split('\n').slice(-lines)].join('\n')
    }),
  )
}
