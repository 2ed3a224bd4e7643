import { globSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

type Summary = {
  tasks: { taskId: string; logFile: string; execution?: { exitCode: number | null } }[]
}

/** Where `turbo run --summarize` describes its runs. */
const SUMMARIES = '.turbo/runs'

/** Deletes the summaries of earlier runs. */
export const deleteSummaries = (root: string): Promise<void> =>
  rm(join(root, SUMMARIES), { recursive: true, force: true })

/** The tasks that failed in the summarized runs of turbo, each with the last lines of its log. */
export async function readFailedTasks(root: string, lines = 40): Promise<string[]> {
  const summaries = await Promise.all(
    globSync(join(SUMMARIES, '*.json'), { cwd: root }).map(
      async (path): Promise<Summary> => JSON.parse(await readFile(join(root, path), 'utf8')),
    ),
  )
  const failed = summaries.flatMap(({ tasks }) => tasks.filter((task) => task.execution?.exitCode))
  return Promise.all(
    failed.map(async ({ taskId, logFile }) => {
      const log = await readFile(join(root, logFile), 'utf8')
      return [`${taskId} failed:`, ...log.trimEnd().split('\n').slice(-lines)].join('\n')
    }),
  )
}
