import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Timing } from './phases.ts'
import { root } from './run.ts'

/** Where turbo leaves a summary of each run with `--summarize`. */
const summaries = join(root, '.turbo/runs')

type Summary = {
  tasks: { taskId: string; execution?: { startTime: number; endTime: number } }[]
}

/** Tasks shorter than this are left out of the table, in seconds. */
const SHORT = 1

/** How long turbo took for each task since a moment in ms, the longest first. */
export async function taskTimes(since: number): Promise<Timing[]> {
  const files = (await readdir(summaries)).map((name) => join(summaries, name))
  const timings: Timing[] = []
  for (const file of files) {
    if ((await stat(file)).mtimeMs < since) continue
    const { tasks }: Summary = JSON.parse(await readFile(file, 'utf8'))
    for (const { taskId, execution } of tasks) {
      if (!execution) continue
      const seconds = (execution.endTime - execution.startTime) / 1000
      if (seconds >= SHORT) timings.push({ name: taskId.replace('@kitewright/', ''), seconds })
    }
  }
  return timings.toSorted((one, other) => other.seconds - one.seconds)
}
